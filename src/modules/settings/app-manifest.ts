import { Hono } from 'hono'
import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import type { AppEnv } from '../../platform/http/index.ts'
import { addressIn, type Language, languages, offeredLanguage } from '../../shared/languages.ts'
import { accentColors } from '../../shared/settings/accent-colors.ts'
import { PAPER } from '../../shared/settings/default-look.ts'
import type { SettingValues } from '../../shared/settings/definitions.ts'
import { shopImageUrl } from '../../shared/settings/shop-images.ts'
import { translatorFor } from '../../text/server.ts'

/** Home screens cut off longer names. */
const SHORT_NAME_LENGTH = 12

/**
 * The web app manifest, with which a browser installs the shop as an app that starts in the language of the page:
 * https://www.w3.org/TR/appmanifest/
 */
export function appManifest({ settings }: Pick<Deps, 'settings'>) {
  return new Hono<AppEnv>().get(pages.manifest(), (c) => {
    const shop = settings.current()
    const language = offeredLanguage(c.req.query('language'), shop.languages)
    return c.body(JSON.stringify(toManifest(shop, language)), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  })
}

function toManifest(
  { name, accentColor, logo, icon, offlinePages }: SettingValues,
  language: Language,
) {
  const t = translatorFor(language, 'app')
  const address = (page: string) => addressIn(language, page)
  return {
    // Stays the same whatever the first page is, so that an installed app stays the same app.
    id: pages.home(),
    name,
    short_name: shortName(name),
    lang: language,
    dir: languages[language].direction,
    start_url: address(pages.home()),
    scope: pages.home(),
    display: 'standalone',
    background_color: PAPER.light,
    theme_color: accentColors(accentColor).fill.light,
    categories: ['shopping'],
    icons: iconsFor(icon ?? logo),
    shortcuts: [
      { name: t('products'), url: address(pages.products()) },
      { name: t('sell'), url: address(pages.addProduct()) },
      { name: t('messages'), url: address(pages.messages()) },
      { name: t('notifications'), url: address(pages.notifications()) },
    ],
    // Only the service worker can take them.
    ...(offlinePages && { share_target: shareTarget }),
  }
}

/** Photos of other apps, such as the gallery: https://w3c.github.io/web-share-target/ */
const shareTarget = {
  action: pages.sharedPhotos(),
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { files: [{ name: 'photos', accept: ['image/*', '.heic', '.heif'] }] },
}

/** As many whole words as there is room for. */
function shortName(name: string): string {
  if (name.length <= SHORT_NAME_LENGTH) return name
  const [first = '', ...rest] = name.split(' ')
  return rest.reduce((words, word) => {
    const more = `${words} ${word}`
    return more.length <= SHORT_NAME_LENGTH ? more : words
  }, first)
}

/** "Maskable" ones fill their square, so that systems can cut them to their own shape. */
function iconsFor(square: { id: string } | null) {
  const type = 'image/png'
  if (square)
    return [
      { src: shopImageUrl(square.id, '-512.png'), type, sizes: '512x512', purpose: 'any' },
      {
        src: shopImageUrl(square.id, '-maskable.png'),
        type,
        sizes: '512x512',
        purpose: 'maskable',
      },
    ]
  return [
    { src: '/art/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    { src: '/app-icons/512.png', type, sizes: '512x512', purpose: 'any' },
    { src: '/app-icons/maskable-512.png', type, sizes: '512x512', purpose: 'maskable' },
  ]
}
