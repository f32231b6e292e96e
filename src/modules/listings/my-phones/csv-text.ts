/** The text of a file in whatever encoding it has, with plain line ends and without its mark. */
export function textOfFile(bytes: Uint8Array): string {
  return decoded(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Without a mark: a table is mostly plain letters, which UTF-16 writes with a zero beside each.
  const zeros = zeroAt(bytes)
  if (zeros) return new TextDecoder(zeros === 'odd' ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What spreadsheets on Windows write when they are not asked for UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Bytes that are looked at to tell UTF-16. */
const SAMPLE = 512

function zeroAt(bytes: Uint8Array): 'odd' | 'even' | undefined {
  const zeros = { odd: 0, even: 0 }
  const sample = bytes.subarray(0, SAMPLE)
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2 === 1 ? 'odd' : 'even'] += 1
  })
  const many = sample.length / 4
  if (zeros.odd > many) return 'odd'
  return zeros.even > many ? 'even' : undefined
}

const SEPARATORS = [',', ';', '\t'] as const

/** What stands between the cells, by the line of the headings; `sep=;` above them says so itself. */
export function separatorOf(text: string): { separator: string; rest: string; skipped: number } {
  const [first = ''] = text.split('\n', 1)
  const said = /^"?sep=([,;\t])"?$/i.exec(first.trim())?.[1] ?? /^sep=(\t)$/i.exec(first)?.[1]
  if (said) return { separator: said, rest: text.slice(first.length + 1), skipped: 1 }
  const heading = text.split('\n').find((line) => line.trim()) ?? ''
  const count = (separator: string) => heading.split(separator).length
  const separator = SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
  return { separator, rest: text, skipped: 0 }
}

/** What a spreadsheet would run: =, +, -, @, a tab or a line break at the beginning. */
const FORMULA = /^[=+\-@\t\r]/
const TAMED = /^'(?=[=+\-@\t\r])/

/** A cell that no spreadsheet takes for a formula; a plain number stays what it is. */
export function tamed(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** A cell as it was before it was tamed. */
export function untamed(cell: string): string {
  return cell.replace(TAMED, '')
}
