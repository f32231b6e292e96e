/** What a page says in the document's head. */
export type Head = {
  title: string
  description?: string
  canonical?: string
  robots?: string
  image?: string
}

type Tag = Record<string, unknown>
type Match = { meta?: unknown; links?: unknown }

const SITE = 'Redial'

/** For a route's `head`: the title becomes 'Home - Redial'. */
export function pageHead(
  page: string,
  description?: string,
  more: { canonical?: string; robots?: 'noindex'; image?: string | undefined } = {},
) {
  const meta: Record<string, string>[] = [{ title: titled(page) }]
  if (description) meta.push({ name: 'description', content: description })
  if (more.robots) meta.push({ name: 'robots', content: more.robots })
  const links: Record<string, string>[] = []
  if (more.canonical) links.push({ rel: 'canonical', href: more.canonical })
  if (more.image) links.push({ rel: 'preload', as: 'image', href: more.image })
  return { meta, links }
}

export function titled(page: string) {
  return `${page} - ${SITE}`
}

/** The head of what is shown: the innermost page has the last word. */
export function headOf(matches: readonly Match[], status = 200): Head {
  const tags = matches.flatMap(({ meta, links }) => [...tagsIn(meta), ...tagsIn(links)])
  const find = (name: string, value: string, wanted: string) =>
    tags.findLast((tag) => tag[name] === value)?.[wanted] as string | undefined
  const title = tags.findLast((tag) => tag.title)?.title as string | undefined
  const optional = {
    description: find('name', 'description', 'content'),
    canonical: find('rel', 'canonical', 'href'),
    robots: status === 200 ? find('name', 'robots', 'content') : 'noindex',
    image: find('rel', 'preload', 'href'),
  }
  const head: Head = { title: status === 404 ? titled('Page not found') : (title ?? SITE) }
  for (const [name, value] of Object.entries(optional)) {
    if (value !== undefined) head[name as keyof Head] = value
  }
  return head
}

function tagsIn(list: unknown): Tag[] {
  return Array.isArray(list) ? list.filter((tag): tag is Tag => tag != null) : []
}
