/** A picture of the shop: a logo or its icon. What its files show never changes; another picture has another ID. */
export type ShopImage = {
  id: string
  /** Of the file for pages, in pixels. */
  width: number
  height: number
}

/**
 * The files of a picture: for pages, for emails and documents, the icons by their side in pixels, and the icon of
 * 512 pixels that systems may cut to a circle.
 */
export type ShopImageFile = '.webp' | '.png' | '-32.png' | '-180.png' | '-512.png' | '-maskable.png'
export const pictureFiles = ['.webp', '.png'] as const satisfies readonly ShopImageFile[]
export const iconFiles = [
  '-32.png',
  '-180.png',
  '-512.png',
  '-maskable.png',
] as const satisfies readonly ShopImageFile[]

export const MAX_SHOP_IMAGE_MB = 2
/** A smaller one would be enlarged on dense screens. */
export const MIN_LOGO_HEIGHT = 32
export const MIN_ICON_SIDE = 64
/** A longer logo could not be read in the header. */
export const MAX_LOGO_RATIO = 8

/** The address of a file of a picture. */
export function shopImageUrl(id: string, file: ShopImageFile): string {
  return `/media/shop/${id}${file}`
}
