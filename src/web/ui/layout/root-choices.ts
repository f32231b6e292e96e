import { useSyncExternalStore } from 'react'

/**
 * What a reader has chosen about how pages look, kept in the browser's storage and as `data-` attributes of the
 * root element, which the styles read. Each with the values that it may have.
 */
const rootChoices = {
  theme: { key: 'redial-theme', values: ['light', 'dark'] },
  listView: { key: 'redial-list-view', values: ['compact', 'list'] },
  searchKey: { key: 'redial-search-key', values: ['off'] },
  demoHint: { key: 'redial-demo-hint', values: ['dismissed'] },
} as const

type RootChoices = typeof rootChoices
type Value<Name extends keyof RootChoices> = RootChoices[Name]['values'][number]

/** The current value; undefined on the server and for what is usual. */
export function useRootChoice<Name extends keyof RootChoices>(name: Name): Value<Name> | undefined {
  const value = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name],
    () => undefined,
  )
  return value as Value<Name> | undefined
}

export function setRootChoice<Name extends keyof RootChoices>(
  name: Name,
  value: Value<Name> | undefined,
): void {
  const { dataset } = document.documentElement
  if (value) dataset[name] = value
  else delete dataset[name]
  try {
    if (value) localStorage.setItem(rootChoices[name].key, value)
    else localStorage.removeItem(rootChoices[name].key)
  } catch {
    // Storage may be blocked; then the choice lasts as long as the page.
  }
}

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}

/**
 * Inline in the head, before the first paint, so that a stored choice never flashes the usual look. The html
 * element needs suppressHydrationWarning, because it then has attributes that the server did not render.
 */
export const rootChoicesScript = `try{let d=document.documentElement.dataset;for(let[n,c]of Object.entries(${JSON.stringify(rootChoices)})){let v=localStorage.getItem(c.key);if(c.values.includes(v))d[n]=v}}catch{}`
