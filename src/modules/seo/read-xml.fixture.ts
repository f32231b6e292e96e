export type Element = {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+);)?/g, (mark, code) => {
    if (code === undefined) throw new Error(`${mark} stands bare in: ${text}`)
    return String.fromCharCode(Number(code))
  })

/** Parses the subset of XML that we write. @throws if the source is not well-formed. */
export function readXml(source: string): Element {
  const text = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  if (text === source) throw new Error('no XML declaration')
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const token = /<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
  while (token.lastIndex < text.length) {
    const offset = token.lastIndex
    const match = token.exec(text)
    if (!match) throw new Error(`not well-formed at ${offset}: ${text.slice(offset, offset + 60)}`)
    const [, closes, name = '', attributes = '', empty, words] = match
    const here = open.at(-1)!
    if (words !== undefined) here.text += unescaped(words)
    else if (closes) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another`)
    } else {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)]
      const element = {
        name,
        attributes: Object.fromEntries(
          pairs.map(([, key, value]) => [key, unescaped(value ?? '')]),
        ),
        children: [],
        text: '',
      }
      here.children.push(element)
      if (!empty) open.push(element)
    }
  }
  if (open.length !== 1 || top.children.length !== 1) throw new Error('not one whole element')
  return top.children[0]!
}
