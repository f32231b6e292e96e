import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compiledTexts } from './compile.ts'

test('the compiled texts are those of the sources; npm run text writes them', async () => {
  const texts = await compiledTexts()
  for (const [file, text] of texts) {
    const target = path.join(import.meta.dirname, file)
    expect(existsSync(target) && readFileSync(target, 'utf8'), file).toBe(text)
  }
  const files = await Array.fromAsync(glob('compiled/*/*', { cwd: import.meta.dirname }))
  expect(files.sort()).toEqual([...texts.keys()].sort())
})
