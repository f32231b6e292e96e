import { type Language, languages } from '../shared/languages.ts'
import { type ServerMessages, translatorFor } from '../text/server.ts'

/** Seconds after which the error page reloads itself. */
const RETRY_SECONDS = 3

/**
 * A page without dependencies, for when the database is unavailable, rendering failed, or too many pages
 * are asked for.
 */
export function errorPage(
  reason: keyof ServerMessages['outage']['reason'],
  { requestId, language }: { requestId: string; language: Language },
) {
  const t = translatorFor(language, 'outage')
  const away = reason !== 'broken'
  return `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
${away ? `<meta http-equiv="refresh" content="${RETRY_SECONDS}">` : ''}
<title>${t(away ? 'soon' : 'failed')}</title>
<link rel="icon" href="/art/favicon.svg" type="image/svg+xml"></head>
<body style="margin:0;font:17px/1.6 system-ui,sans-serif;background:light-dark(#FBFAF7,#151417);color:light-dark(#17161A,#F2EFEA)">
<main style="max-width:32rem;margin:16vh auto;padding:0 1.5rem">
<img src="/art/not-found.svg" width="240" height="180" alt="">
<h1 style="font-size:1.75rem;line-height:1.2">${t(away ? 'soon' : 'failedHere')}</h1>
<p>${t(`reason.${reason}`)}</p>
<p><a style="color:inherit" href="">${t('retry')}</a></p>
<p style="opacity:.7;font-size:.875rem">${escapeHtml(t('request', { id: requestId }))}</p>
</main></body></html>`
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
