export const THEME_STORAGE_KEY = 'redial-theme'

/**
 * Inline in the head, before the first paint, so that a stored choice never flashes the other
 * theme. The html element needs suppressHydrationWarning, because it then has an attribute that the
 * server did not render.
 */
export const themeScript = `try{let t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch{}`
