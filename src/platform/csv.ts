/**
 * One record of a file; `cells` is null when a quote was opened and never closed, or the record is too
 * long to be one.
 */
export type CsvRecord = { line: number; cells: string[] | null; isTooLong?: true }

type CsvOptions = {
  /** The separator of cells. */
  separator?: string
  /** Lines that a quoted cell may span; a stray quote must not consume the rest of a file. */
  mostLines?: number
  /** Characters of a record, and of each line of a record that is broken. */
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
  let heldCharacters = 0
  let isOpen = false

  function take(text: string): CsvRecord[] {
    if (text.length > mostCharacters) {
      const before = rejectOpenRecords()
      line += 1
      return [...before, { line, cells: null, isTooLong: true }]
    }
    if (heldCharacters + text.length > mostCharacters)
      return [...rejectOpenRecord({ isTooLong: true }), ...take(text)]
    line += 1
    if (held.length === 0 && text.trim() === '') return []
    held.push(text)
    heldCharacters += text.length
    if (hasOddQuotes(text)) isOpen = !isOpen
    if (isOpen) return held.length < mostLines ? [] : rejectOpenRecord()
    const record = { line: line - held.length + 1, cells: split(held.join('\n'), separator) }
    held = []
    heldCharacters = 0
    return [record]
  }

  // The line with the quote is lost; those after it are read on their own.
  function rejectOpenRecord(reason: Pick<CsvRecord, 'isTooLong'> = {}): CsvRecord[] {
    const again = held.slice(1)
    const broken = { line: line - held.length + 1, cells: null, ...reason }
    line = broken.line
    held = []
    heldCharacters = 0
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
      // Of a line that is too long, only enough is kept to show that it is.
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
  for (let index = text.indexOf('"'); index !== -1; index = text.indexOf('"', index + 1))
    isOdd = !isOdd
  return isOdd
}

const QUOTE = 0x22

/** One pass: the separators outside quotes end the cells. */
function split(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator).map((cell) => cell.trim())
  const cells: string[] = []
  const end = separator.charCodeAt(0)
  let start = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) isQuoted = !isQuoted
    else if (code === end && !isQuoted) {
      cells.push(unquoted(text.slice(start, index).trim()))
      start = index + 1
    }
  }
  cells.push(unquoted(text.slice(start).trim()))
  return cells
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
