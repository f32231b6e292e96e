export const THEME_STORAGE_KEY = 'redial-theme'
export const DEMO_HINT_STORAGE_KEY = 'redial-demo-hint'

/**
 * Inline in the head, before the first paint, so that a stored choice never flashes the other
 * theme, and a dismissed demo hint never appears. The html element needs suppressHydrationWarning, because it then has an attribute that the
 * server did not render.
 */
export const themeScript = `try{let l=localStorage,d=document.documentElement.dataset,t=l.getItem('${THEME_STORAGE_KEY}');if(t=='light'||t=='dark')d.theme=t;if(l.getItem('${DEMO_HINT_STORAGE_KEY}')=='dismissed')d.demoHint='dismissed'}catch{}`
