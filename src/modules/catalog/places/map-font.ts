import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { createConcurrencyLimit } from '../../../platform/concurrency.ts'

/** Scripts that many a computer has no font for, as in src/web/styles/script-fonts.css. */
const SCRIPTS = [
  { letter: /\p{Script=Bengali}/u, name: 'bengali' },
  { letter: /\p{Script=Devanagari}/u, name: 'devanagari' },
] as const

/** The name of the font in the style of a map; first there, because Chromium does not repaint when one behind others arrives. */
export const MAP_FONT = 'Map'

/** Reducing a font keeps a core busy for 20 ms; as WOFF2, which is a fifth smaller, for 130 ms. */
const pass = createConcurrencyLimit(1, 20)

/**
 * Adds a font with the letters of a map to it, 12 to 28 kB, where it has Bengali or Devanagari ones: a picture finds
 * no font of the page around it. Without, if too many are requested at once.
 */
export async function embedFont(svg: string): Promise<string> {
  const script = SCRIPTS.find(({ letter }) => letter.test(svg))
  if (!script) return svg
  const font = await pass(() => reduceFont(script.name, svg))
  if (!font) return svg
  const source = `data:font/woff;base64,${font.toString('base64')}`
  return svg.replace('<style>', `<style>@font-face{font-family:${MAP_FONT};src:url(${source})}`)
}

async function reduceFont(script: (typeof SCRIPTS)[number]['name'], text: string) {
  const file = `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`
  return subsetFont(await readFile(fileURLToPath(import.meta.resolve(file))), text, {
    targetFormat: 'woff',
    variationAxes: { wght: 500 },
  })
}
