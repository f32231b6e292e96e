import { escapeHtml } from './escape-html.ts'

/** What a page says of itself; addresses of ours begin with '/'. */
export type Head = {
  title: string
  description?: string
  canonical?: string
  robots?: string
  image?: string
  picture?: string
  feed?: string
  data?: readonly object[]
}

/** The tags for searchers and social networks, with whole addresses. */
export function headTags(head: Head, origin: string): string {
  const whole = (address: string) => new URL(address, origin).href
  const { title, description, canonical, robots, picture, feed, data = [] } = head
  const name = title.replace(/ - Redial$/, '')
  const address = canonical && whole(canonical)
  return [
    tag('name', 'description', description),
    tag('name', 'robots', robots),
    tag('property', 'og:site_name', 'Redial'),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:title', name),
    tag('property', 'og:description', description),
    tag('property', 'og:url', address),
    tag('property', 'og:image', picture && whole(picture)),
    tag('property', 'og:image:width', picture && '1200'),
    tag('property', 'og:image:height', picture && '630'),
    tag('property', 'og:image:alt', picture && name),
    tag('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    address ? `<link rel="canonical" href="${escapeHtml(address)}">` : '',
    feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(name)}" href="${escapeHtml(whole(feed))}">`
      : '',
    // A block of data, not a script: the policy lets nothing in it run.
    ...data.map((one) => `<script type="application/ld+json">${writeData(one, origin)}</script>`),
  ].join('')
}

function tag(kind: 'name' | 'property', name: string, content: string | undefined) {
  return content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : ''
}

/** Names of values that are addresses, or lists of them. */
const ADDRESSES = new Set(['url', 'item', 'image', 'logo', '@id'])

/** JSON with whole addresses that cannot end the element it stands in. */
function writeData(data: object, origin: string): string {
  const whole = (value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? new URL(value, origin).href : value
  const text = JSON.stringify(data, (key, value: unknown) => {
    if (!ADDRESSES.has(key)) return value
    return Array.isArray(value) ? value.map(whole) : whole(value)
  })
  return text.replace(/[<>&\u2028\u2029]/g, (mark) => {
    return `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
