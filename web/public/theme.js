// Runs before the page is drawn; the page itself changes the theme later (lib/choices).
;(() => {
  const chosen = JSON.parse(localStorage.getItem('dolmen') ?? '{}').theme
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
