import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { ALL_VARIANTS } from '../../modules/media/index.ts'
import { catalog } from '../catalog.ts'
import { createDemo } from '../create-demo.ts'
import { planDemo } from '../plan.ts'
import {
  demoPictures,
  FILES,
  fileName,
  isPictureFor,
  manifest,
  readShipped,
} from './picture-set.ts'

const MAX_BYTES = 11_000_000

test('each shipped picture has all its files in the right format and size, and no other file', async () => {
  const names = new Map<string, string>()
  for (const [key, { width, height }] of Object.entries(manifest))
    for (const variant of ALL_VARIANTS) {
      const side = Math.min(variant.width, width)
      const format = variant.format === 'avif' ? 'heif av1' : 'webp'
      expect(height, key).toBe(width)
      names.set(fileName(key, width, variant), `${format} ${side} × ${side}`)
    }
  expect(readdirSync(FILES).sort()).toEqual([...names.keys()].sort())
  let total = 0
  for (const [name, expected] of names) {
    const file = fileURLToPath(new URL(name, FILES))
    const { format, compression, width, height } = await sharp(file).metadata()
    const type = compression ? `${format} ${compression}` : format
    expect(`${type} ${width} × ${height}`, name).toBe(expected)
    total += statSync(file).size
  }
  expect(total).toBeLessThan(MAX_BYTES)
})

test('each model has a picture of its family in a color that it was sold in', () => {
  for (const model of catalog)
    expect(
      demoPictures.some((picture) => isPictureFor(picture, model)),
      model.name,
    ).toBe(true)
})

test('filling the demo keeps the shipped bytes and draws nothing', async () => {
  const app = await testApp({ demo: true })
  let drawn = 0
  const count = () => void drawn++
  subscribe('child_process', count)
  sharp.queue.on('change', count)
  try {
    const plan = planDemo(app.clock.now())
    // A photo that proves possession is drawn: it shows a code of the moment.
    const listings = plan.listings.slice(0, 6).map((phone) => ({ ...phone, possession: false }))
    await createDemo(app.deps, { ...plan, listings, adverts: [], sales: [], earlierOwners: [] })
    expect(drawn).toBe(0)
    const media = await app.deps.db.kysely.selectFrom('media').selectAll().execute()
    expect(media.every(({ complete, expiresAt }) => complete && expiresAt === null)).toBe(true)
    for (const [key] of listings.map(({ photos }) => photos)) {
      const shipped = await readShipped(manifest, key!)
      const row = media.find(({ detail }) => detail?.equals(shipped.detail))
      expect(row, key).toMatchObject({ width: shipped.width, height: shipped.height })
      for (const { variant, bytes } of shipped.files) {
        const name =
          variant.width === 1200
            ? `${row?.id}.${variant.format}`
            : `${row?.id}-${variant.width}.${variant.format}`
        const stored = await app.deps.storage.read(`${row?.id.slice(-2)}/${name}`)
        expect(stored?.equals(bytes), name).toBe(true)
      }
    }
  } finally {
    unsubscribe('child_process', count)
    sharp.queue.off('change', count)
    await app.close()
  }
})
