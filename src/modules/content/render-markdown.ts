import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as toPlainText } from 'mdast-util-to-string'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

type Node = ReturnType<typeof fromMarkdown>['children'][number]
type Heading = Extract<Node, { type: 'heading' }>

const extensions = [gfmTable()]
/** What a template leaves to fill in. */
const BLANK = /\[\[([^[\]\n<>"]*)\]\]/g

/**
 * Markdown as HTML. HTML in the Markdown is shown as text, and links to anything but web pages and
 * email addresses lead nowhere: both are the defaults of the library. The title of a page is its only
 * first-level heading.
 */
function toHtml(markdown: string): string {
  return micromark(markdown, { extensions, htmlExtensions: [gfmTableHtml()] })
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replaceAll(BLANK, '<mark>$1</mark>')
    .replaceAll(/<table>.*?<\/table>/gs, labelCells)
    .trim()
}

/** Gives each cell the header of its column, which small screens show beside it. */
function labelCells(table: string): string {
  const headers = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, header = '']) =>
    header.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;'),
  )
  return table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
    let column = 0
    return row.replaceAll('<td', () => `<td data-label="${headers[column++] ?? ''}"`)
  })
}

export type TextItem = { id: string; title: string; html: string }
export type TextSection = TextItem & { items: TextItem[] }
/** A text in parts: what comes before its first heading, and a section for each heading. */
export type RenderedText = { intro: string; sections: TextSection[] }

/**
 * Renders Markdown in sections, one for each second-level heading. With `splitItems` each third-level
 * heading is an item of its section; otherwise it stays within the text.
 */
export function renderSections(markdown: string, splitItems: boolean): RenderedText {
  const ids = new Set<string>()
  const { children } = fromMarkdown(markdown, { extensions })
  const headings = children.filter((node) => node.type === 'heading')
  const definitions = children.filter((node) => node.type === 'definition')
  // Each part is rendered by itself, with the addresses that links of the whole text name.
  const addresses = definitions.map((node) => `${markdown.slice(...rangeOf(node))}\n\n`).join('')
  const render = ({ start, end }: Range) => toHtml(addresses + markdown.slice(start, end))
  const toParts = (range: Range, levels: readonly number[]) => splitAt(headings, { levels, range })
  const text = toParts({ start: 0, end: markdown.length }, [1, 2])
  return {
    intro: render(text.before),
    sections: text.parts.map(({ title, range }) => {
      const id = uniqueId(title, ids)
      const { before, parts } = toParts(range, splitItems ? [3] : [])
      return {
        ...{ id, title, html: render(before) },
        items: parts.map((item) => ({
          id: uniqueId(item.title, ids),
          title: item.title,
          html: render(item.range),
        })),
      }
    }),
  }
}

/** A part of the Markdown, by its characters. */
type Range = { start: number; end: number }

function rangeOf({ position }: Node): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

/**
 * Splits a part of a text at its headings of these levels. Those within lists and quotations are not among
 * `headings`.
 */
function splitAt(
  headings: readonly Heading[],
  { levels, range }: { levels: readonly number[]; range: Range },
) {
  const starts = headings
    .filter(({ depth }) => levels.includes(depth))
    .map((node) => ({ node, start: rangeOf(node)[0] }))
    .filter(({ start }) => start >= range.start && start < range.end)
  return {
    before: { start: range.start, end: starts[0]?.start ?? range.end },
    parts: starts.map(({ node }, index) => ({
      title: titleOf(node),
      range: { start: rangeOf(node)[1], end: starts[index + 1]?.start ?? range.end },
    })),
  }
}

function titleOf(heading: Heading): string {
  return toPlainText(heading, { includeImageAlt: false }).replaceAll(BLANK, '$1').trim()
}

/** For the address of a section: its title in plain letters. */
function uniqueId(title: string, taken: Set<string>): string {
  const slug =
    title
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'section'
  let id = slug
  for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`
  taken.add(id)
  return id
}
