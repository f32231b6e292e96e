import { inflateSync } from 'node:zlib'

export type PdfText = {
  text: string
  pages: number
  /** Each glyph with its font, and the characters it stands for; 0 is the empty box. */
  glyphs: readonly { font: string; glyph: number; text: string }[]
  /** Texts that replace the glyphs when they are copied. */
  actual: readonly string[]
}

/**
 * The text of a PDF as a reader would copy it, without spaces between the lines: follows the fonts
 * of each page and their ToUnicode tables, as ISO 32000 describes them. Scripts written from right to
 * left come as they stand, from the left.
 */
export function textInPdf(pdf: Buffer): PdfText {
  const objects = readObjects(pdf)
  const pages = [...objects.values()].filter(({ dict }) => /\/Type \/Page\b/.test(dict))
  const contents = pages.map(({ dict }) => {
    const resources = objects.get(ref(dict, 'Resources'))?.dict ?? dict
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const toUnicode = objects.get(ref(objects.get(Number(id))?.dict ?? '', 'ToUnicode'))
        return [name, readMap(toUnicode?.stream ?? '')]
      }),
    )
    const stream = objects.get(ref(dict, 'Contents'))?.stream ?? ''
    return { glyphs: readContent(stream, fonts), actual: readActual(stream) }
  })
  const glyphs = contents.flatMap((each) => each.glyphs)
  const actual = contents.flatMap((each) => each.actual)
  return { text: glyphs.map(({ text }) => text).join(''), pages: pages.length, glyphs, actual }
}

type PdfObject = { dict: string; stream: string }

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const source = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id, body = ''] = match
    const at = body.indexOf('\nstream\n')
    const dict = at < 0 ? body : body.slice(0, at)
    let stream = at < 0 ? '' : body.slice(at + 8, body.lastIndexOf('\nendstream'))
    if (stream && dict.includes('/FlateDecode'))
      stream = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    objects.set(Number(id), { dict, stream })
  }
  return objects
}

function ref(dict: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dict)?.[1])
}

/** Text by glyph number. */
function readMap(cmap: string): Map<number, string> {
  const map = new Map<number, string>()
  for (const [, from = '', , list = ''] of cmap.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [n, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      map.set(
        Number.parseInt(from, 16) + n,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
  return map
}

function readContent(content: string, fonts: Map<string, Map<number, string>>) {
  let font = ''
  const glyphs: { font: string; glyph: number; text: string }[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = name
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g))
      for (const four of hex.match(/.{4}/g) ?? []) {
        const glyph = Number.parseInt(four, 16)
        glyphs.push({ font, glyph, text: fonts.get(font)?.get(glyph) ?? '' })
      }
  }
  return glyphs
}

function readActual(content: string): string[] {
  return [...content.matchAll(/\/ActualText \(\xfe\xff((?:\\[\s\S]|[^\\)])*)\)/g)].map(
    ([, text = '']) => {
      const bytes = text.replace(/\\([\s\S])/g, (_, escaped) => escapes[escaped] ?? escaped)
      return Buffer.from(bytes, 'latin1').swap16().toString('utf16le')
    },
  )
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
