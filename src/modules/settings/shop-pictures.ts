import type { SettingValues } from '../../shared/settings/definitions.ts'
import { type ShopImage, shopImageUrl } from '../../shared/settings/shop-images.ts'

type Images = Pick<SettingValues, 'logo' | 'logoDark' | 'icon'>

/** The attributes of the pictures that stand for the shop on its pages. */
export function shopPictures({ logo, logoDark, icon }: Images) {
  const square = icon ?? logo
  return {
    logos: logo ? logosFor(logo, logoDark) : [],
    icons: square
      ? [
          {
            rel: 'icon',
            href: shopImageUrl(square.id, '-32.png'),
            type: 'image/png',
            sizes: '32x32',
          },
          {
            rel: 'icon',
            href: shopImageUrl(square.id, '-512.png'),
            type: 'image/png',
            sizes: '512x512',
          },
          {
            rel: 'apple-touch-icon',
            href: shopImageUrl(square.id, '-180.png'),
            type: 'image/png',
            sizes: '180x180',
          },
        ]
      : [
          { rel: 'icon', href: DEFAULT_ICON, type: 'image/svg+xml' },
          {
            rel: 'apple-touch-icon',
            href: '/app-icons/512.png',
            type: 'image/png',
            sizes: '512x512',
          },
        ],
    emblem: logo
      ? shopImageUrl(logo.id, '.png')
      : icon
        ? shopImageUrl(icon.id, '-512.png')
        : DEFAULT_ICON,
  }
}

const DEFAULT_ICON = '/art/favicon.svg'

/** Of two logos a browser loads the one that it shows. */
function logosFor(logo: ShopImage, logoDark: ShopImage | null) {
  const attributes = ({ id, width, height }: ShopImage) => ({
    src: shopImageUrl(id, '.webp'),
    width,
    height,
  })
  if (!logoDark)
    return [{ ...attributes(logo), 'data-theme': 'both' as const, loading: 'eager' as const }]
  return [
    { ...attributes(logo), 'data-theme': 'light' as const, loading: 'lazy' as const },
    { ...attributes(logoDark), 'data-theme': 'dark' as const, loading: 'lazy' as const },
  ]
}
