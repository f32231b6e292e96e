import sharp from 'sharp'
import { api } from '../src/contract/urls.ts'
import { madePhoto } from '../src/modules/media/pictures.fixture.ts'

export type Uploader = Awaited<ReturnType<typeof uploader>>

/** A new seller who uploads photos as the form does. */
export async function uploader(origin: string) {
  const headers = { 'content-type': 'application/json', origin }
  const email = `bench${Date.now()}@example.org`
  const body = { name: 'Bench', email, password: 'a long enough one', role: 'Seller' }
  const signedUp = await fetch(`${origin}${api.signUp()}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!signedUp.ok) throw new Error(`sign-up answered ${signedUp.status}`)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  const { user } = (await signedUp.json()) as { user: { id: string } }

  /** The id of the picture; empty if another status than 200 was expected. */
  async function upload(bytes: Buffer, expected = 200): Promise<string> {
    const form = new FormData()
    form.append('image', new Blob([Uint8Array.from(bytes)]), 'photo.jpg')
    const answer = await fetch(`${origin}${api.media()}`, {
      method: 'POST',
      headers: { cookie, origin },
      body: form,
    })
    const body = (await answer.json()) as { data?: { id: string } }
    if (answer.status !== expected)
      throw new Error(`an upload answered ${answer.status}: ${JSON.stringify(body)}`)
    return body.data?.id ?? ''
  }

  return { id: user.id, upload }
}

/** Different photos of 4000 × 3000 pixels with the noise of a small camera, about 4 MB each. */
export async function twelveMegapixels(count: number): Promise<Buffer[]> {
  const size = { width: 4000, height: 3000 }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const grain = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .raw()
    .toBuffer()
  const photos: Buffer[] = []
  for (let seed = 1; seed <= count; seed++) {
    const scene = await madePhoto(seed, 500, 375).png().toBuffer()
    const composed = sharp(scene)
      .resize({ ...size, fit: 'fill' })
      .composite([{ input: grain, raw: { ...size, channels: 3 }, blend: 'soft-light' }])
    photos.push(await composed.jpeg({ quality: 88 }).toBuffer())
  }
  return photos
}
