import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const themes = [
  { value: 'system', label: 'System theme', Icon: Monitor },
  { value: 'light', label: 'Light theme', Icon: Sun },
  { value: 'dark', label: 'Dark theme', Icon: Moon },
] as const

export function ThemeSwitch() {
  // The root element's attribute is the source of truth: the inline script sets it before React
  // loads.
  const chosen = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme ?? 'system',
    () => 'system',
  )
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label, Icon }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name="theme"
            aria-label={label}
            checked={chosen === value}
            onChange={() => chooseTheme(value)}
          />
          <Icon className="size-4" />
        </label>
      ))}
    </fieldset>
  )
}

function chooseTheme(theme: (typeof themes)[number]['value']) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    // Storage may be blocked; then the choice lasts as long as the page.
  }
}

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export const THEME_STORAGE_KEY = 'redial-theme'
export const DEMO_HINT_STORAGE_KEY = 'redial-demo-hint'

/**
 * Inline in the head, before the first paint, so that a stored choice never flashes the other
 * theme, and a dismissed demo hint never appears. The html element needs suppressHydrationWarning, because it then has an attribute that the
 * server did not render.
 */
export const themeScript = `try{let l=localStorage,d=document.documentElement.dataset,t=l.getItem('${THEME_STORAGE_KEY}');if(t=='light'||t=='dark')d.theme=t;if(l.getItem('${DEMO_HINT_STORAGE_KEY}')=='dismissed')d.demoHint='dismissed'}catch{}`
