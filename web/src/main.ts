import { mount } from 'svelte'
import App from './App.svelte'
import { choices } from './lib/choices.svelte'
import { followUpdates } from './lib/newer'
import { prepareNotices } from './lib/notice.svelte'
import { words } from './lib/words.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'

choices.apply()
followUpdates()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => choices.apply())
await words.speak(choices.lang)
mount(App, { target: document.getElementById('app') as HTMLElement })
prepareNotices()
