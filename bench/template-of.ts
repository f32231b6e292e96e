const RAW = /^(script|style)$/
/** Attributes that have data in them. */
const DATA = /\b(alt|aria-label|datetime|href|placeholder|src|srcset|title|value)="([^"]*)"/g

/**
 * A template of a page as one would write it by hand: one template literal with the markup of this page, into which
 * its texts and the attributes with data are put, escaped. Labels that never change are escaped too, because
 * they cannot be distinguished from data.
 */
export function templateOf(html: string): () => string {
  const values: string[] = []
  const put = (escaped: string) => {
    values.push(plain(escaped))
    return `\${escapeText(values[${values.length - 1}])}`
  }
  let raw = ''
  const markup = html.replaceAll(
    /<(\/?)([a-zA-Z0-9-]+)(?:[^>"]|"[^"]*")*>|<!--.*?-->|[^<]+/g,
    (text, closing: string | undefined, tag: string | undefined) => {
      if (tag === undefined) return raw || text.startsWith('<!--') ? literal(text) : put(text)
      raw = !closing && RAW.test(tag) ? tag : ''
      return literal(text).replaceAll(DATA, (_, name, value) => `${name}="${put(value)}"`)
    },
  )
  const template = new Function('values', 'escapeText', `return \`${markup}\``)
  return () => template(values, escapeText) as string
}

/** As part of a template literal. */
const literal = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const characters = Object.fromEntries(Object.entries(entities).map(([one, text]) => [text, one]))

const escapeText = (text: string) =>
  /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (one) => entities[one]!) : text
const plain = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (one) => characters[one]!)
