import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import Papa from 'papaparse'

/** Something that the person who runs the program can put right. */
export class Problem extends Error {}

/** A CSV file as a spreadsheet program saved it, with what is needed to write it back in the same form. */
export type Table = {
  /** The heading of each column, as it is in the file. */
  headings: string[]
  /** The cells of each row. A row may be shorter than the headings. */
  rows: string[][]
  form: { separator: string; lineEnd: string; hasByteOrderMark: boolean }
}

const BYTE_ORDER_MARK = '\ufeff'
const SEPARATORS = [',', ';', '\t']

/** @throws Problem when the text is not a table, or it would not survive being written back. */
export function parseTable(text: string): Table {
  const hasByteOrderMark = text.startsWith(BYTE_ORDER_MARK)
  const { data, errors, meta } = Papa.parse<string[]>(hasByteOrderMark ? text.slice(1) : text, {
    delimitersToGuess: SEPARATORS,
  })
  const quote = errors.find(({ type }) => type === 'Quotes')
  if (quote)
    throw new Problem(`Row ${(quote.row ?? 0) + 1}: a quote (") is opened and never closed.`)
  const [headings, ...rows] = data
  if (!headings?.some((heading) => heading.trim()))
    throw new Problem('The first row has to name the columns, such as brand, name and price.')
  // The line end after the last row.
  if (rows.at(-1)?.join('') === '') rows.pop()
  const lineEnd = meta.linebreak || '\n'
  return { headings, rows, form: { separator: meta.delimiter, lineEnd, hasByteOrderMark } }
}

export function formatTable({ headings, rows, form }: Table): string {
  const { separator: delimiter, lineEnd: newline, hasByteOrderMark } = form
  const text = Papa.unparse([headings, ...rows], { delimiter, newline })
  return `${hasByteOrderMark ? BYTE_ORDER_MARK : ''}${text}${newline}`
}

export type TableFile = {
  table: Table
  /**
   * Writes the table as it is now: a broken run leaves the file from before or the new one, never half of it.
   */
  save(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a file for one run of the program at a time.
 * @throws Problem when another run or a spreadsheet program has it open, or it is not a table.
 */
export async function openTable(file: string): Promise<TableFile> {
  const real = await realpath(file).catch(() => {
    throw new Problem(`There is no file ${file}.`)
  })
  const { dir, base, name } = path.parse(real)
  if (await exists(path.join(dir, `.~lock.${base}#`)))
    throw new Problem(
      `${base} is open in LibreOffice. Close it first, or your next save would undo this run.`,
    )
  const unlock = await lock(path.join(dir, `.${base}.sync-lock`))
  try {
    let before = await readText(real)
    const table = parseTable(before)
    const save = async () => {
      const text = formatTable(table)
      if (text === before) return
      if ((await readText(real)) !== before) {
        const copy = path.join(dir, `${name}.synced.csv`)
        await replaceFile(copy, text)
        throw new Problem(
          `${base} was changed while it was synchronized. What this run did is in ${copy}: continue with that file.`,
        )
      }
      await replaceFile(real, text)
      before = text
    }
    return { table, save, close: unlock }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(file))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Problem('The file is not UTF-8. Save it again as CSV with the encoding UTF-8.')
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.${process.pid}.tmp`
  const mode = (await exists(file)) ? (await stat(file)).mode : undefined
  const handle = await open(next, 'w', mode)
  try {
    await handle.writeFile(text)
    // On the disk before it takes the place of the file, also when the power fails.
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(next, file)
}

/** Makes the lock file; one that a dead process left behind is replaced. */
async function lock(file: string): Promise<() => Promise<void>> {
  const made = await open(file, 'wx').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    if (isRunning(owner))
      throw new Problem(
        `Another run (process ${owner}) is working on this file. Wait until it ends.`,
      )
    await rm(file, { force: true })
    return open(file, 'wx')
  })
  await made.writeFile(String(process.pid))
  await made.close()
  return () => rm(file, { force: true })
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId < 1 || processId === process.pid) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    // It exists, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
