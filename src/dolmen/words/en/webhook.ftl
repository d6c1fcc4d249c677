### The address where a host wants to hear whose turn it is.

webhook-malformed = This is not a web address that a notice could be sent to.
webhook-long = A web address may have { $most } characters here, and this one has { $got }.
webhook-scheme = Notices are sent by https only; an address with http alone will not do.
webhook-login = The address must not hold a user name or a password.
webhook-port = The port must be 443 or above 1023, not { $port }.
webhook-private =
    “{ $host }” is not an address of the open internet, and notices are sent to no other.
