import { pages } from '../contract/urls.ts'
import { addressIn, type Language, languages } from '../shared/languages.ts'
import { translatorFor } from '../text/server.ts'

type Shop = { name: string; icon: string; language: Language }

/** In place of a page that a browser without connection has no copy of; without dependencies. */
export function offlinePage({ name, icon, language }: Shop): string {
  const t = translatorFor(language, 'outage')
  const home = addressIn(language, pages.home())
  return `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${t('offline.title')} - ${escapeHtml(name)}</title>
<link rel="icon" href="${icon}"></head>
<body style="margin:0;font:17px/1.6 system-ui,sans-serif;background:light-dark(#FBFAF7,#151417);color:light-dark(#17161A,#F2EFEA)">
<main style="max-width:32rem;margin:14vh auto;padding:0 1.5rem;overflow-wrap:anywhere">
<img src="/art/not-found.svg" width="240" height="180" alt="">
<p style="opacity:.7;margin:0">${escapeHtml(name)}</p>
<h1 style="font-size:1.75rem;line-height:1.2;margin:.25rem 0 1rem">${t('offline.title')}</h1>
<p>${t('offline.text')}</p>
<p style="display:flex;gap:1.5rem"><a style="color:inherit;padding:.5rem 0" href="">${t('retry')}</a> <a style="color:inherit;padding:.5rem 0" href="${home}">${t('offline.home')}</a></p>
</main></body></html>`
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
