import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectSelfContained } from '../self-contained.fixture.ts'
import { staticDrawings } from './write.ts'

test('drawings that pages load are small and self-contained', async () => {
  for (const [name, svg] of Object.entries(staticDrawings())) {
    expectSelfContained(svg)
    expect(svg.length, name).toBeLessThan(name.startsWith('slide') ? 12_000 : 6_000)
    await sharp(Buffer.from(svg)).png().toBuffer()
  }
})
