import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { api } from '../contract/urls.ts'
import { passesLuhn } from '../shared/listings/imei.ts'
import type { DemoApp, PersonClient } from './demo-app.ts'
import { FILES, fileName } from './pictures/picture-set.ts'
import type { DemoPhone } from './plan.ts'

type Proofs = Pick<DemoPhone, 'brand' | 'imei' | 'checkup'>

/** Lets Redial check a phone that is for sale. */
export async function prove(seller: PersonClient, phoneId: string, phone: Proofs) {
  if (phone.imei) await seller.post(api.imeiChecks(), { imei: phone.imei, phoneId })
  if (!phone.checkup) return
  const { url } = await seller.post<{ url: string }>(api.checkups(), { phoneId })
  const token = new URL(url).pathname.split('/').at(-1) ?? ''
  const os = phone.brand === 'Iphone' ? 'iOS' : 'Android'
  const results = tests.map((test) => {
    if (os === 'iOS' && notOnIphone.includes(test)) return { test, outcome: 'not_possible' }
    return { test, outcome: test === phone.checkup ? 'failed' : 'passed' }
  })
  await seller.post(api.checkup(token), { results }, { 'user-agent': agents[os] })
}

const agents = {
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  Android:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
} as const

const tests = [
  ...['touch', 'multi_touch', 'pixels', 'speaker', 'microphone', 'camera_front', 'camera_back'],
  ...['vibration', 'motion', 'orientation', 'location', 'battery', 'screen', 'storage'],
]
/** Browsers of iPhones offer neither. */
const notOnIphone = ['vibration', 'battery']

/** The IMEI of another phone of the same model: its type allocation code with another serial number. */
export function imeiLike(imei: string, seed: number): string {
  const digits = `${imei.slice(0, 8)}${String(seed % 1_000_000).padStart(6, '0')}`
  const check = [...Array(10).keys()].find((digit) => passesLuhn(`${digits}${digit}`))
  return `${digits}${check}`
}

const SIDE = 800
/** A quarter of the photo: as large as a code on another screen beside the phone. */
const CODE = 260

/** Proves possession with a photo of a phone and the code that Redial gave for it. */
export async function provePossession(
  { manifest }: DemoApp,
  seller: PersonClient,
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
