import type { StructuredData } from './seo/structured-data.ts'

/** The contents of a page's head. URLs of this site start with '/'. */
export type Head = {
  title: string
  description?: string
  canonical?: string
  robots?: string
  /** Preloaded: the image at the top of the page. */
  image?: string
  /** The image for social networks. */
  picture?: string
  /** URL of a feed of new listings. */
  feed?: string
  data?: StructuredData[]
}

/** Optional parts of the head besides title and description. */
export type More = Partial<Pick<Head, 'canonical' | 'picture' | 'feed' | 'data'>> & {
  robots?: 'noindex'
  image?: string | undefined
}

type Tag = Record<string, unknown>
type Match = { meta?: unknown; links?: unknown }

const SITE = 'Redial'
const DATA = 'script:ld+json'
const FEED_TYPE = 'application/rss+xml'

/** For a route's `head`: the title becomes 'Home - Redial'. */
export function pageHead(page: string, description?: string, more: More = {}) {
  const meta: Tag[] = [{ title: titled(page) }]
  if (description) meta.push({ name: 'description', content: description })
  if (more.robots) meta.push({ name: 'robots', content: more.robots })
  if (more.picture) meta.push({ property: 'og:image', content: more.picture })
  for (const data of more.data ?? []) meta.push({ [DATA]: data })
  const links: Record<string, string>[] = []
  if (more.canonical) links.push({ rel: 'canonical', href: more.canonical })
  if (more.image) links.push({ rel: 'preload', as: 'image', href: more.image })
  if (more.feed) links.push({ rel: 'alternate', type: FEED_TYPE, href: more.feed })
  return { meta, links }
}

export function titled(page: string) {
  return `${page} - ${SITE}`
}

/** The head of the current page: the innermost route wins. */
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
    picture: find('property', 'og:image', 'content'),
    feed: find('type', FEED_TYPE, 'href'),
  }
  const head: Head = { title: status === 404 ? titled('Page not found') : (title ?? SITE) }
  for (const [name, value] of Object.entries(optional))
    if (value !== undefined) head[name as keyof typeof optional] = value
  const data = tags.flatMap((tag) => (tag[DATA] ? [tag[DATA] as StructuredData] : []))
  if (data.length > 0) head.data = data
  return head
}

function tagsIn(list: unknown): Tag[] {
  return Array.isArray(list) ? list.filter((tag): tag is Tag => tag != null) : []
}
