import type { ReactNode } from 'react'

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
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React wrote for the same children. */}
      <Tag {...rest} dangerouslySetInnerHTML={{ __html: part }} />
      {null}
    </>
  )
}

/** About 3 kB each with its key. */
export const MAX_PARTS = 5_000

/** The least recently used first. */
const parts = new Map<string, string>()

/** Identities of the parts that the page contains for the first time, while it is rendered (synchronously). */
let unknown: string[] | undefined

/** Renders a page and stores the HTML of the parts that it contains for the first time. */
export function renderWithParts(render: () => string): string {
  const keys: string[] = []
  unknown = keys
  try {
    const page = render()
    return keys.length === 0 ? page : cacheParts(page, keys)
  } finally {
    unknown = undefined
  }
}

const MARK = ' data-part="'

/**
 * Stores the parts of a page; returns the page without their marks. The text of a page cannot contain such tags: React
 * escapes it. React renders a Suspense fallback after what follows it, so marks are not in the order of their numbers.
 */
function cacheParts(page: string, keys: readonly string[]): string {
  let html = ''
  let from = 0
  for (;;) {
    const start = page.indexOf(MARK, from)
    if (start < 0) return html + page.slice(from)
    const quote = page.indexOf('"', start + MARK.length)
    const number = page.slice(start + MARK.length, quote)
    const key = keys[Number(number)]
    const endMark = `<i data-end="${number}"></i>`
    const content = quote + 2
    const end = page.indexOf(endMark, content)
    if (key === undefined || end < 0) {
      // Not a mark of ours.
      html += page.slice(from, content)
      from = content
      continue
    }
    html += `${page.slice(from, start)}>${page.slice(content, end)}`
    cachePart(key, page.slice(content, page.lastIndexOf('</', end)))
    from = end + endMark.length
  }
}

/**
 * A copy that does not share memory with the page: a slice would retain all of it in V8, in two bytes for each character if the
 * page has one such as "…".
 */
function detach(slice: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(slice))
}

function takePart(key: string): string | undefined {
  const part = parts.get(key)
  if (!part) return
  parts.delete(key)
  parts.set(key, part)
  return part
}

function cachePart(key: string, html: string) {
  parts.set(key, detach(html))
  if (parts.size <= MAX_PARTS) return
  const [oldest] = parts.keys()
  if (oldest !== undefined) parts.delete(oldest)
}
