import type { Deps } from '../../deps.ts'
import { type Picture, registerDrawnPicture } from '../../modules/media/index.ts'
import { type Manifest, readShipped } from '../pictures/shipped-pictures.ts'

/** Stores the picture with this key as a photo of a person. */
export type StorePicture = (key: string, ownerId: string) => Promise<Picture>

/** Each shipped picture is read once, and its files are written once however many people show it. */
export function sharePictures(deps: Deps, manifest: Manifest): StorePicture {
  const drawings = new Map<string, ReturnType<typeof readShipped>>()
  const stored = new Map<string, string>()
  return async (key, ownerId) => {
    const reading = drawings.get(key) ?? readShipped(manifest, key)
    drawings.set(key, reading)
    const outcome = await registerDrawnPicture(deps, ownerId, await reading, {
      sameAs: stored.get(key),
    })
    if ('refused' in outcome) throw new Error(`demo picture ${key}: ${outcome.refused}`)
    stored.set(key, outcome.picture.id)
    return outcome.picture
  }
}
