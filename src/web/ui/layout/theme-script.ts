export const THEME_STORAGE_KEY = 'redial-theme'

/**
 * Goes into the head, inline, before the first paint: a remembered choice never flashes the other theme.
 * The html element needs suppressHydrationWarning, for it then has an attribute that the server did not write.
 */
export const themeScript = `try{let t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch{}`
