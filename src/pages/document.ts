import { createHash } from 'node:crypto'
import { dateOrder, type Reader } from '../shared/reader-format.ts'

export type Rendered = {
  status: number
  redirect?: string
  head: Head
  html: string
  /** JSON that is safe inside a script element. */
  state: string
  preloads: string[]
  /** Whose dates a personal page has; undefined on pages for everyone. */
  reader?: Reader | undefined
}

/** A style sheet: its address, its text, and the text as a zstd frame that the build has compressed well. */
export type Styles = { address: string; css: Buffer; zstd: Buffer }

/** What every document needs from the build. */
export type Assets = {
  /** The address of the script that makes pages interactive. */
  entry: string
  styles: Styles
  modules: string[]
  font: string
}

/** The hash by which the security policy allows an inline script or style sheet. */
export function sourceHash(source: string | Buffer) {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}

/** The HTML of a document, one part after the other. Styles are neither copied nor compressed for each page. */
export type HtmlDocument = readonly (string | Styles)[]

/**
 * The HTML around a rendered page. A visitor most likely has no styles yet: they come with the first document
 * instead of a round trip later. People who are logged in have them in their browser's cache.
 */
export function renderDocument(
  page: Rendered,
  options: { kind: string; assets: Assets; themeScript: string; origin: string },
): HtmlDocument {
  const { head } = page
  const { assets, themeScript, kind, origin } = options
  const start = [
    `<!doctype html><html lang="en" data-viewer="${kind}"${readerAttribute(page.reader)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    '<meta name="color-scheme" content="light dark">',
    `<script>${themeScript}</script>`,
    largestPhoto(page.html),
  ]
  const rest = [
    // Low: headings are shown in another face until it comes.
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
    '<link rel="icon" href="/art/favicon.svg" type="image/svg+xml">',
    headTags(head, origin),
    `</head><body><div id="app">${page.html}</div>`,
    `<script type="application/json" id="state">${page.state}</script>`,
    // Below the page: what it shows is fetched first, and it needs no script to be read.
    ...[...assets.modules, ...page.preloads].map(
      (href) => `<link rel="modulepreload" href="${href}">`,
    ),
    `<script type="module" src="${assets.entry}"></script></body></html>`,
  ]
  if (kind === 'visitor')
    return [[...start, '<style>'].join(''), assets.styles, ['</style>', ...rest].join('')]
  return [[...start, `<link rel="stylesheet" href="${assets.styles.address}">`, ...rest].join('')]
}

/** A document as UTF-8. */
export function toBytes(document: HtmlDocument): Buffer {
  return Buffer.concat(
    document.map((part) => (typeof part === 'string' ? Buffer.from(part) : part.css)),
  )
}

/** The photo that people wait for. React writes ">" in an attribute as "&gt;". */
const LARGEST_PHOTO = /<img [^>]*fetchPriority="high"[^>]*>/

/**
 * Makes the browser fetch the photo that people wait for before it has read the styles and the page
 * above it.
 */
function largestPhoto(html: string): string {
  // Most pages have none, and this is the fastest way to see that.
  if (!html.includes(' fetchPriority="high"')) return ''
  const image = LARGEST_PHOTO.exec(html)?.[0]
  if (!image) return ''
  const named = (name: string, written: string) => {
    const value = new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1]
    return value ? ` ${written}="${value}"` : ''
  }
  const files = named('src', 'href') + named('srcSet', 'imagesrcset') + named('sizes', 'imagesizes')
  return `<link rel="preload" as="image"${files} fetchpriority="high">`
}

/** Says also how dates are ordered, which a browser takes long to find out. */
function readerAttribute(reader: Reader | undefined): string {
  if (!reader) return ''
  const { monthFirst, hour12 } = dateOrder(reader.locale)
  const order = `${Number(monthFirst)}${Number(hour12)}`
  return ` data-reader="${escapeHtml(`${reader.timeZone} ${reader.locale} ${order}`)}"`
}

/** Seconds after which the error page reloads itself. */
const RETRY_SECONDS = 3

const EXPLANATIONS = {
  500: 'The error has been logged. Try again, or come back a little later.',
  503: 'Our database is unavailable right now. This page reloads every few seconds.',
  busy: 'Too many people are using the shop right now. This page reloads every few seconds.',
} as const

/**
 * A page without dependencies, for when the database is unavailable, rendering failed, or too many pages
 * are asked for.
 */
export function errorPage(reason: keyof typeof EXPLANATIONS, requestId: string) {
  const away = reason !== 500
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
${away ? `<meta http-equiv="refresh" content="${RETRY_SECONDS}">` : ''}
<title>${away ? 'Back in a moment' : 'Something went wrong'} - Redial</title>
<link rel="icon" href="/art/favicon.svg" type="image/svg+xml"></head>
<body style="margin:0;font:17px/1.6 system-ui,sans-serif;background:light-dark(#FBFAF7,#151417);color:light-dark(#17161A,#F2EFEA)">
<main style="max-width:32rem;margin:16vh auto;padding:0 1.5rem">
<img src="/art/not-found.svg" width="240" height="180" alt="">
<h1 style="font-size:1.75rem;line-height:1.2">${away ? 'Back in a moment' : 'Something went wrong on our side'}</h1>
<p>${EXPLANATIONS[reason]}</p>
<p><a style="color:inherit" href="">Retry</a></p>
<p style="opacity:.7;font-size:.875rem">Request ${escapeHtml(requestId)}</p>
</main></body></html>`
}

/** Metadata of a page; our own URLs begin with '/'. */
export type Head = {
  title: string
  description?: string
  canonical?: string
  robots?: string
  picture?: string
  feed?: string
  data?: readonly object[]
}

/** The tags for search engines and social networks, with absolute URLs. */
export function headTags(head: Head, origin: string): string {
  const whole = (address: string) => new URL(address, origin).href
  const { title, description, canonical, robots, picture, feed, data = [] } = head
  const name = title.replace(/ - Redial$/, '')
  const address = canonical && whole(canonical)
  return [
    // One element for search engines and social networks: a description is long.
    tag('name="description" property', 'og:description', description),
    tag('name', 'robots', robots),
    tag('property', 'og:site_name', 'Redial'),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:title', name),
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
    // Data, not a script: the security policy lets nothing in it run.
    ...data.map((one) => `<script type="application/ld+json">${writeData(one, origin)}</script>`),
  ].join('')
}

function tag(
  kind: 'name' | 'property' | 'name="description" property',
  name: string,
  content: string | undefined,
) {
  return content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : ''
}

/** Properties that are URLs, or lists of URLs. */
const URL_PROPERTIES = new Set(['url', 'item', 'image', 'logo', '@id'])

/** JSON with absolute URLs, escaped so that it cannot close its script element. */
function writeData(data: object, origin: string): string {
  const whole = (value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? new URL(value, origin).href : value
  const text = JSON.stringify(data, (key, value: unknown) => {
    if (!URL_PROPERTIES.has(key)) return value
    return Array.isArray(value) ? value.map(whole) : whole(value)
  })
  return text.replace(/[<>&\u2028\u2029]/g, (mark) => {
    return `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
