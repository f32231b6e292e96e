import { createHash } from 'node:crypto'
import { escapeHtml } from './escape-html.ts'
import { type Head, headTags } from './head-tags.ts'

export type Rendered = {
  status: number
  redirect?: string
  head: Head
  html: string
  /** JSON that is safe inside a script element. */
  state: string
  preloads: string[]
}

/** What every document needs from the build. */
export type Assets = { entry: string; styles: string[]; modules: string[]; font?: string }

/** The hash by which the policy lets an inline script run. */
export function scriptHash(script: string) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

/** The HTML around a rendered page. */
export function documentOf(
  page: Rendered,
  options: { kind: string; assets: Assets; themeScript: string; origin: string },
) {
  const { head } = page
  const { assets, themeScript, kind, origin } = options
  return [
    `<!doctype html><html lang="en" data-viewer="${kind}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    '<meta name="color-scheme" content="light dark">',
    `<script>${themeScript}</script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    assets.font
      ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`
      : '',
    head.image
      ? `<link rel="preload" as="image" href="${escapeHtml(head.image)}" fetchpriority="high">`
      : '',
    '<link rel="icon" href="/art/favicon.svg" type="image/svg+xml">',
    ...[...assets.modules, ...page.preloads].map(
      (href) => `<link rel="modulepreload" href="${href}">`,
    ),
    headTags(head, origin),
    `</head><body><div id="app">${page.html}</div>`,
    `<script type="application/json" id="state">${page.state}</script>`,
    `<script type="module" src="${assets.entry}"></script></body></html>`,
  ].join('')
}

/** Seconds after which the page of a broken answer asks again by itself. */
const RETRY_SECONDS = 3

/** A page that needs nothing: for when the database is away or rendering broke. */
export function brokenPage(status: 500 | 503, requestId: string) {
  const away = status === 503
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
${away ? `<meta http-equiv="refresh" content="${RETRY_SECONDS}">` : ''}
<title>${away ? 'Back in a moment' : 'Something broke'} - Redial</title>
<link rel="icon" href="/art/favicon.svg" type="image/svg+xml"></head>
<body style="margin:0;font:17px/1.6 system-ui,sans-serif;background:light-dark(#FBFAF7,#151417);color:light-dark(#17161A,#F2EFEA)">
<main style="max-width:32rem;margin:16vh auto;padding:0 1.5rem">
<img src="/art/not-found.svg" width="240" height="180" alt="">
<h1 style="font-size:1.75rem;line-height:1.2">${away ? 'Back in a moment' : 'Something broke on our side'}</h1>
<p>${away ? 'We cannot reach our records right now. This page tries again by itself every few seconds.' : 'It has been written down. Try again, or come back a little later.'}</p>
<p><a style="color:inherit" href="">Retry</a></p>
<p style="opacity:.7;font-size:.875rem">Request ${escapeHtml(requestId)}</p>
</main></body></html>`
}
