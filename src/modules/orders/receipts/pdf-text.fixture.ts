import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as a reader would copy it, without spaces between the lines: follows the fonts
 * of each page and their ToUnicode tables, as ISO 32000 describes them.
 */
export function textInPdf(pdf: Buffer): { text: string; pages: number } {
  const objects = readObjects(pdf)
  const pages = [...objects.values()].filter(({ dict }) => /\/Type \/Page\b/.test(dict))
  const text = pages.map(({ dict }) => {
    const resources = objects.get(ref(dict, 'Resources'))?.dict ?? dict
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const toUnicode = objects.get(ref(objects.get(Number(id))?.dict ?? '', 'ToUnicode'))
        return [name, readMap(toUnicode?.stream ?? '')]
      }),
    )
    return readContent(objects.get(ref(dict, 'Contents'))?.stream ?? '', fonts)
  })
  return { text: text.join(''), pages: pages.length }
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

function readContent(content: string, fonts: Map<string, Map<number, string>>): string {
  let font = new Map<number, string>()
  let text = ''
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map()
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g))
      for (const glyph of hex.match(/.{4}/g) ?? [])
        text += font.get(Number.parseInt(glyph, 16)) ?? ''
  }
  return text
}
