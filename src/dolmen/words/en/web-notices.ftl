### How somebody is told that it is their turn when no page is open.

web-notices = Notices when no page is open
web-notices-about = They say that it is your turn and nothing of the game, and keep quiet while you look at the table.
web-notices-push = Send notices to this device
web-notices-no-push = This browser takes no notices from a closed page: that needs https and, on some phones, the page on the home screen.
web-notices-push-failed = The browser could not arrange notices for this device. Try again later.
web-notices-webhook = My webhook (https) at Discord, Slack or ntfy
web-notices-form = Form
web-notices-form-name =
    { $form ->
        [discord] Discord
        [slack] Slack
        [ntfy] ntfy
       *[guess] by the address
    }
web-notices-means =
    { $kind ->
        [push] A device: { $label }
        [discord] Discord: { $at }
        [slack] Slack: { $at }
        [ntfy] ntfy: { $at }
       *[mail] Daily mail: { $at }
    }
web-notices-add = Add
web-notices-added = Added. Press “Test” to see whether a notice comes.
web-notices-try = Test
web-notices-try-of = Test: { $name }
web-notices-sent = A notice is on its way.
web-notices-remove = Remove
web-notices-remove-of = Remove: { $name }
web-notices-removed = Removed.
web-notices-mail-added = A mail is on its way. Open its link to confirm the address.
