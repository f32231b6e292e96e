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
<title>${away ? 'Back in a moment' : 'Something went wrong'}</title>
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

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
