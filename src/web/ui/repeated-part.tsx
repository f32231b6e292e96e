import type { ReactNode } from 'react'
import { showIcons } from './icon.tsx'

type RepeatedPartProps = {
  as: 'article' | 'li'
  className: string
  /** All that the HTML inside depends on; undefined when it must be rendered each time. */
  identity: () => string | undefined
  /** Without ids of `useId`, which depend on the place in the page, and without another `as`. */
  children: ReactNode
}

/**
 * An element whose HTML is the same on many pages, such as the card of a phone. The server renders it
 * with React once and then repeats that HTML; the browser hydrates it like any other element.
 */
export function RepeatedPart({ as: Tag, className, identity, children }: RepeatedPartProps) {
  const key = import.meta.env.SSR && unknown ? identity() : undefined
  if (!unknown || key === undefined) return <Tag className={className}>{children}</Tag>
  const part = parts.get(key)
  if (!part)
    return (
      <Tag className={className} data-part={unknown.push(key) - 1}>
        {children}
      </Tag>
    )
  showIcons(part.icons)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React wrote for the same children.
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: part.html }} />
}

type Part = { html: string; icons: readonly string[] }

/** About 3 kB each with its key. */
export const MAX_PARTS = 5_000

const parts = new Map<string, Part>()

/** Identities of the parts that the page contains for the first time, while it is rendered (synchronously). */
let unknown: string[] | undefined

const RENDERED = /(<(article|li) class="[^"]*") data-part="(\d+)">(.*?)<\/\2>/gs
const ICON = /href="#(icon-[\w-]+)"/g

/** Renders a page and stores the HTML of the parts that it contains for the first time. */
export function renderWithParts(render: () => string): string {
  const keys: string[] = []
  unknown = keys
  try {
    const page = render()
    if (keys.length === 0) return page
    return page.replace(RENDERED, (_, start: string, tag: string, at: string, html: string) => {
      keepPart(keys[Number(at)], html)
      return `${start}>${html}</${tag}>`
    })
  } finally {
    unknown = undefined
  }
}

function keepPart(key: string | undefined, html: string) {
  if (key === undefined) return
  const icons = [...html.matchAll(ICON)].map(([, id = '']) => id)
  parts.set(key, { html, icons: [...new Set(icons)] })
  if (parts.size <= MAX_PARTS) return
  const [oldest] = parts.keys()
  if (oldest !== undefined) parts.delete(oldest)
}
