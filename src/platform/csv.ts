/**
 * One record of a file; `cells` is null when a quote was opened and never closed, or the line is too
 * long to be one.
 */
export type CsvRecord = { line: number; cells: string[] | null; isTooLong?: true }

type CsvOptions = {
  /** The separator of cells. */
  separator?: string
  /** Lines that a quoted cell may span; a stray quote must not swallow the rest of a file. */
  mostLines?: number
  /** Characters of a line. */
  mostCharacters?: number
}

/**
 * Reads comma-separated text (RFC 4180) in pieces as they arrive. `line` counts from 1 and is the
 * line where the record begins; empty lines are passed over. The time grows with the text only,
 * whatever is in it.
 */
export function createCsvReader({
  separator = ',',
  mostLines = 20,
  mostCharacters = Number.POSITIVE_INFINITY,
}: CsvOptions = {}) {
  let rest = ''
  let line = 0
  /** Lines of a record whose quote is still open. */
  let held: string[] = []
  let isOpen = false

  function take(text: string): CsvRecord[] {
    if (text.length > mostCharacters) {
      const before = rejectOpenRecords()
      line += 1
      return [...before, { line, cells: null, isTooLong: true }]
    }
    line += 1
    if (held.length === 0 && text.trim() === '') return []
    held.push(text)
    if (hasOddQuotes(text)) isOpen = !isOpen
    if (isOpen) return held.length < mostLines ? [] : rejectOpenRecord()
    const record = { line: line - held.length + 1, cells: split(held.join('\n'), separator) }
    held = []
    return [record]
  }

  // The line with the quote is lost; those after it are read on their own.
  function rejectOpenRecord(): CsvRecord[] {
    const again = held.slice(1)
    const broken = { line: line - held.length + 1, cells: null }
    line = broken.line
    held = []
    isOpen = false
    return [broken, ...again.flatMap(take)]
  }

  function rejectOpenRecords(): CsvRecord[] {
    const left: CsvRecord[] = []
    while (held.length > 0) left.push(...rejectOpenRecord())
    return left
  }

  return {
    push(text: string): CsvRecord[] {
      const lines = (rest + text).split('\n')
      // Of a line that is too long no more is kept than shows that it is.
      rest = (lines.pop() ?? '').slice(0, mostCharacters + 2)
      return lines.flatMap((one) => take(one.replace(/\r$/, '')))
    },
    end(): CsvRecord[] {
      const last = rest.trim() === '' ? [] : take(rest.replace(/\r$/, ''))
      rest = ''
      return [...last, ...rejectOpenRecords()]
    },
  }
}

function hasOddQuotes(text: string) {
  let isOdd = false
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOdd = !isOdd
  return isOdd
}

function split(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator).map((cell) => cell.trim())
  const cells: string[] = []
  for (let at = 0; at <= text.length; ) {
    const end = endOfCell(text, at, separator)
    cells.push(unquoted(text.slice(at, end).trim()))
    at = end + 1
  }
  return cells
}

/** Where the cell that begins at `at` ends: at the next separator outside quotes. */
function endOfCell(text: string, at: number, separator: string) {
  let from = at
  for (;;) {
    const comma = text.indexOf(separator, from)
    const quote = text.indexOf('"', from)
    if (comma === -1) return text.length
    if (quote === -1 || comma < quote) return comma
    from = text.indexOf('"', quote + 1) + 1
    if (from === 0) return text.length
  }
}

function unquoted(cell: string) {
  if (!cell.startsWith('"') || !cell.endsWith('"')) return cell
  return cell.slice(1, -1).replaceAll('""', '"').trim()
}

/** A record as a line of comma-separated text; cells with commas, quotes or line breaks are quoted. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string) {
  return /[",;\t\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Cells that a spreadsheet would run as a formula; some read the full-width signs in the same way. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** Escapes a cell that a spreadsheet would run as a formula. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** Reverses that escaping. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
