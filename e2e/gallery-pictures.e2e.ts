import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { journey, open, pages } from './kit/index.ts'

const { visit } = journey()

/** Write new pictures in place of comparing: UPDATE_PICTURES=1 npm test -- journeys e2e/gallery-pictures.e2e.ts */
const isUpdate = Boolean(process.env.UPDATE_PICTURES)
const folder = path.join(import.meta.dirname, 'pictures')
const failures = path.join(tmpdir(), 'redial-pictures')

/** Pictures are compared at this width, so that the edges of letters, which differ by version, do not count. */
const WIDTH = 96
/** Of 255, for a channel of a pixel. */
const NOTICEABLE = 40
/** Share of pixels that may differ noticeably. */
const MOST_DIFFERENT = 0.03

const small = (picture: Buffer | string) =>
  sharp(picture).resize({ width: WIDTH, kernel: 'cubic' }).removeAlpha()

/** The share of pixels that differ noticeably; all of them when the heights differ. */
async function difference(picture: Buffer, reference: string): Promise<number> {
  const [now, before] = await Promise.all(
    [small(picture), sharp(reference).removeAlpha()].map((image) =>
      image.raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!now || !before || Math.abs(now.info.height - before.info.height) > 1) return 1
  const pixels = Math.min(now.data.length, before.data.length) / 3
  let different = 0
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const isDifferent = [0, 1, 2].some(
      (channel) =>
        Math.abs(now.data[pixel * 3 + channel]! - before.data[pixel * 3 + channel]!) > NOTICEABLE,
    )
    if (isDifferent) different += 1
  }
  return different / pixels
}

const examples = ['buttons', 'text-fields', 'choices', 'labels', 'tables']

test.each([
  { theme: 'light', dir: 'ltr', width: 1024 },
  { theme: 'dark', dir: 'rtl', width: 320 },
] as const)(
  'the components look as before in the $theme theme, $dir, at $width px',
  async (style) => {
    const { theme, dir, width } = style
    const { page } = await visit(undefined, {
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    await open(page, pages.components())
    await page.evaluate(async (direction) => {
      // The font of headings comes with the shop; that of the text is the one of the system.
      const sheet = new CSSStyleSheet()
      // The header would lie over the pictures.
      sheet.replaceSync(
        '* { font-family: "Bricolage Grotesque" !important } header { position: static !important }',
      )
      document.adoptedStyleSheets.push(sheet)
      document.documentElement.dir = direction
      await document.fonts.ready
    }, dir)
    const changed: string[] = []
    for (const example of examples) {
      const name = `${example}-${theme}-${dir}.png`
      const picture = await page.locator(`#${example}`).screenshot({ animations: 'disabled' })
      const reference = path.join(folder, name)
      if (isUpdate) await small(picture).png({ palette: true }).toFile(reference)
      const share = existsSync(reference) ? await difference(picture, reference) : 1
      if (share <= MOST_DIFFERENT) continue
      mkdirSync(failures, { recursive: true })
      await sharp(picture).toFile(path.join(failures, name))
      changed.push(`${name}: ${(share * 100).toFixed(1)} % differ, see ${failures}`)
    }
    expect(changed).toEqual([])
  },
)
