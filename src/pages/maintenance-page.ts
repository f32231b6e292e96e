import { pages } from '../contract/urls.ts'
import type { shopPictures } from '../modules/settings/index.ts'
import { addressIn, type Language, languages, splitLanguage } from '../shared/languages.ts'
import { splitAddresses } from '../shared/web-addresses.ts'
import { translatorFor } from '../text/server.ts'

/** What clients read in `Retry-After`: how long maintenance lasts nobody knows. */
export const MAINTENANCE_RETRY_SECONDS = 300

/** Pages that staff need in order to log in. */
const OPEN_PAGES = [pages.login(), pages.forgotPassword(), pages.resetPassword(), '/setup']

/**
 * Whether somebody of this kind reads the notice in place of a page. The kind only chooses pages; the API
 * checks who acts.
 */
export function isClosedTo(kind: string, url: string): boolean {
  const [path = ''] = splitLanguage(url).address.split(/[?#]/, 1)
  return kind !== 'admin' && !OPEN_PAGES.includes(path)
}

type Notice = {
  name: string
  /** What the admins wrote, in whichever language. */
  text: string | null
  language: Language
  pictures: ReturnType<typeof shopPictures>
}

/** In place of all pages while the shop is being maintained; without dependencies. */
export function maintenancePage({ name, text, language, pictures }: Notice): string {
  const t = translatorFor(language, 'outage')
  const { logos, icons } = pictures
  const notice = text ?? t('maintenance.text')
  return `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${t('maintenance.title')} - ${escapeHtml(name)}</title>
${icons.map(({ rel, href, type }) => `<link rel="${rel}" href="${href}" type="${type}">`).join('')}</head>
<body style="margin:0;font:17px/1.6 system-ui,sans-serif;background:light-dark(#FBFAF7,#151417);color:light-dark(#17161A,#F2EFEA)">
<main style="max-width:32rem;margin:16vh auto;padding:0 1.5rem;overflow-wrap:anywhere">
${logos[0] ? logoTag(logos[0], name) : `<p style="opacity:.7;margin:0">${escapeHtml(name)}</p>`}
<h1 style="font-size:1.75rem;line-height:1.2;margin:.25rem 0 1rem">${t('maintenance.title')}</h1>
<p dir="auto">${linkAddresses(notice)}</p>
<p style="font-size:.875rem"><a style="color:inherit;opacity:.7" href="${addressIn(language, pages.login(pages.dashboard()))}">${t('maintenance.staff')}</a></p>
</main></body></html>`
}

/** On white by night, because the page does not know which theme somebody has chosen. */
function logoTag({ src, width, height }: Notice['pictures']['logos'][number], name: string) {
  return `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(name)}" style="width:auto;max-width:100%;height:36px;padding:4px;border-radius:8px;background:light-dark(transparent,#fff)">`
}

function linkAddresses(text: string) {
  return splitAddresses(text)
    .map((part, index) => {
      const escaped = escapeHtml(part)
      return index % 2 === 1 ? `<a style="color:inherit" href="${escaped}">${escaped}</a>` : escaped
    })
    .join('')
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
