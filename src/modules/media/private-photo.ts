/** Photos for few eyes. No address of pictures leads into these folders. */
const POSSESSION = 'possession/'
const MESSAGES = 'messages/'

export const PRIVATE_PHOTO_TYPE = 'image/webp'

/** Where a photo lies that only moderators see. */
export function privatePhotoKey(id: string): string {
  return `${POSSESSION}${id}.webp`
}

/** Where a photo of a message lies: for the two who write to each other, and for moderators. */
export function messagePhotoKey(id: string): string {
  return `${MESSAGES}${id}.webp`
}

/** The type of such a photo; undefined when the key is of something else. */
export function privateTypeOf(key: string): string | undefined {
  const isPrivate = key.startsWith(POSSESSION) || key.startsWith(MESSAGES)
  return isPrivate && key.endsWith('.webp') ? PRIVATE_PHOTO_TYPE : undefined
}
