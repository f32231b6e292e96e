import sharp from 'sharp'
import { api } from '../../src/contract/urls.ts'
import type { ImageName } from '../../src/shared/settings/definitions.ts'
import type { TestApp } from '../app.ts'
import { as } from '../client.ts'
import { buildUser } from './user.ts'

/** A picture for a logo: a green bar on a clear background. */
export function drawLogo(width = 300, height = 75) {
  const bar = {
    width: width - 10,
    height: height - 10,
    channels: 4,
    background: '#0a7a3f',
  } as const
  const clear = { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  return sharp({ create: clear }).composite([{ input: { create: bar } }])
}

/** Uploads a logo as an admin does; gives the address of its file for pages. */
export async function buildLogo(app: TestApp, name: ImageName = 'logo'): Promise<string> {
  const admin = await buildUser(app, { role: 'admin' })
  const { settings } = (await as(app, admin).get(api.settings())).body
  const query = `name=${name}&version=${settings[name].version}`
  const { status, body } = await as(app, admin).send('PUT', `${api.shopImage()}?${query}`, {
    body: new Uint8Array(await drawLogo().png().toBuffer()),
    headers: { 'content-type': 'image/png' },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return `/media/shop/${body.settings[name].value.id}.webp`
}
