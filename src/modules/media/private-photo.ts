/** Photos for moderators alone. No address of pictures leads into this folder. */
const FOLDER = 'possession/'

export const PRIVATE_PHOTO_TYPE = 'image/webp'

/** Where a photo lies that only moderators see. */
export function privatePhotoKey(id: string): string {
  return `${FOLDER}${id}.webp`
}

/** The type of such a photo; undefined when the key is of something else. */
export function privateTypeOf(key: string): string | undefined {
  return key.startsWith(FOLDER) && key.endsWith('.webp') ? PRIVATE_PHOTO_TYPE : undefined
}
