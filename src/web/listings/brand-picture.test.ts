import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnBrands } from './brand-picture.tsx'

test('every brand with a drawing of its own has the file, and the others share one', () => {
  const files = readdirSync(new URL('../public/art', import.meta.url))
  const drawn = files.flatMap((file) => /^brand-(.+)\.svg$/.exec(file)?.[1] ?? [])
  expect(drawn.sort()).toEqual([...drawnBrands, 'other'].sort())
})
