import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { api } from '../../routes.ts'
import { FILES, fileName } from '../pictures/shipped-pictures.ts'
import type { Actor, Stage } from './actors.ts'

const SIDE = 800
/** A quarter of the photo: as large as a code on another screen beside the phone. */
const CODE = 260

/** Proves possession with a photo of a phone and the code that Redial gave for it. */
export async function provePossession(
  { manifest }: Stage,
  seller: Actor,
  phoneId: string,
  pictureKey: string,
) {
  const { qr } = await seller.post<{ qr: string }>(api.possessionCodes(), { phoneId })
  const width = manifest[pictureKey]?.width ?? SIDE
  const picture = await readFile(
    new URL(fileName(pictureKey, width, { width: 800, format: 'webp' }), FILES),
  )
  const code = await sharp(Buffer.from(qr)).resize(CODE).png().toBuffer()
  const photo = await sharp(picture)
    .resize(SIDE)
    .composite([{ input: code, left: SIDE - CODE - 20, top: SIDE - CODE - 20 }])
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'proof.jpg')
  await seller.upload(`${api.possessionPhotos()}?phoneId=${phoneId}`, form)
}
