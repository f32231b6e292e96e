import type { ReactNode } from 'react'
import { showIcons } from './icons/icon.tsx'

type RepeatedPartProps = {
  as: 'article' | 'div' | 'fieldset' | 'header' | 'li' | 'thead' | 'ul'
  className?: string
  role?: string
  /**
   * All that the HTML inside depends on; undefined when it must be rendered each time. Only the server calls it, so that
   * a function that is given only where `import.meta.env.SSR` takes no bytes of the browser's scripts.
   */
  identity: (() => string | undefined) | undefined
  /**
   * Without another `RepeatedPart`. Ids of `useId` depend on the place in the page, which `identity`
   * then has to name by an id of its own.
   */
  children: ReactNode
}

/**
 * An element whose HTML is the same on many pages, such as the card of a phone. The server renders it
 * with React once and then repeats that HTML; the browser hydrates it like any other element.
 */
export function RepeatedPart({ as: Tag, identity, children, ...rest }: RepeatedPartProps) {
  const key = import.meta.env.SSR && unknown ? identity?.() : undefined
  // Always two children, because ids of `useId` depend on the number.
  if (!import.meta.env.SSR || !unknown || key === undefined)
    return (
      <>
        <Tag {...rest}>{children}</Tag>
        {null}
      </>
    )
  const part = takePart(key)
  if (!part) {
    const at = unknown.push(key) - 1
    return (
      <>
        <Tag {...rest} data-part={at}>
          {children}
        </Tag>
        <i data-end={at} />
      </>
    )
  }
  showIcons(part.icons)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React wrote for the same children. */}
      <Tag {...rest} dangerouslySetInnerHTML={{ __html: part.html }} />
      {null}
    </>
  )
}

type Part = { html: string; icons: readonly string[] }

/** About 3 kB each with its key. */
export const MAX_PARTS = 5_000

/** The least recently used first. */
const parts = new Map<string, Part>()

/** Identities of the parts that the page contains for the first time, while it is rendered (synchronously). */
let unknown: string[] | undefined

const ICON = /href="#(icon-[\w-]+)"/g

/** Renders a page and stores the HTML of the parts that it contains for the first time. */
export function renderWithParts(render: () => string): string {
  const keys: string[] = []
  unknown = keys
  try {
    const page = render()
    return keys.length === 0 ? page : keepParts(page, keys)
  } finally {
    unknown = undefined
  }
}

/**
 * Stores the parts of a page, which are marked in the order of their keys; returns the page without the marks. The text of
 * a page cannot contain such tags: React escapes it.
 */
function keepParts(page: string, keys: readonly string[]): string {
  let rest = ''
  let from = 0
  for (const [at, key] of keys.entries()) {
    const mark = ` data-part="${at}"`
    const start = page.indexOf(`${mark}>`, from)
    if (start < 0) continue
    const end = `<i data-end="${at}"></i>`
    const content = start + mark.length + 1
    const behind = page.indexOf(end, content)
    rest += page.slice(from, start) + page.slice(start + mark.length, behind)
    keepPart(key, page.slice(content, page.lastIndexOf('</', behind)))
    from = behind + end.length
  }
  return rest + page.slice(from)
}

/** A text of its own: a slice would keep the whole page in memory, which is 50 times as long. */
const copyOf = (slice: string) => `${slice} `.slice(0, -1)

function takePart(key: string): Part | undefined {
  const part = parts.get(key)
  if (!part) return
  parts.delete(key)
  parts.set(key, part)
  return part
}

function keepPart(key: string, html: string) {
  const icons = [...html.matchAll(ICON)].map(([, id = '']) => copyOf(id))
  parts.set(key, { html: copyOf(html), icons: [...new Set(icons)] })
  if (parts.size <= MAX_PARTS) return
  const [oldest] = parts.keys()
  if (oldest !== undefined) parts.delete(oldest)
}
