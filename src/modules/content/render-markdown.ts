import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

const options = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }

/**
 * Markdown as HTML. HTML in the Markdown is shown as text, and links to anything but web pages and
 * email addresses lead nowhere: both are the defaults of the library. The title of a page is its only
 * first-level heading. What a template leaves to fill in, `[[…]]`, is marked.
 */
function toHtml(markdown: string): string {
  return micromark(markdown, options)
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replaceAll(/\[\[([^[\]\n<>"]*)\]\]/g, '<mark>$1</mark>')
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
  const [intro, parts] = splitAt('h2', toHtml(markdown))
  return {
    intro,
    sections: parts.map(({ title, html }) => {
      const id = uniqueId(title, ids)
      const [before, items] = splitItems ? splitAt('h3', html) : [html, []]
      return {
        id,
        title,
        html: before,
        items: items.map((item) => ({ id: uniqueId(item.title, ids), ...item })),
      }
    }),
  }
}

const CONTAINER = /<(\/?)(?:blockquote|ul|ol)\b[^>]*>|<(h[23])>(.*?)<\/\2>/gs

/** Splits HTML at its headings, except those within lists and quotations. */
function splitAt(heading: 'h2' | 'h3', html: string): [string, { title: string; html: string }[]] {
  const parts: { title: string; start: number }[] = []
  const ends: number[] = []
  let depth = 0
  for (const match of html.matchAll(CONTAINER)) {
    const [tag, slash, level, content = ''] = match
    if (level === undefined) depth += slash ? -1 : 1
    if (level !== heading || depth > 0) continue
    ends.push(match.index)
    parts.push({ title: toText(content), start: match.index + tag.length })
  }
  const sections = parts.map(({ title, start }, index) => ({
    title,
    html: html.slice(start, ends[index + 1] ?? html.length).trim(),
  }))
  return [html.slice(0, ends[0] ?? html.length).trim(), sections]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of HTML that the library made. */
function toText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()
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
