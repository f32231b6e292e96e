import type { ReactNode } from 'react'
import type { ShopPage } from '../api/index.ts'
import { Part } from '../shell/article.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { RichText } from './rich-text.tsx'

/** The parts of a text under their headings; questions open. */
export function TextParts({ text }: { text: Pick<ShopPage, 'intro' | 'sections'> }): ReactNode {
  return (
    <>
      {text.intro && <RichText html={text.intro} />}
      {text.sections.map(({ id, title, html, items }) => (
        <Part key={id} id={id} title={title}>
          {html && <RichText html={html} />}
          {items.length > 0 && <Accordion items={items.map(toItem)} />}
        </Part>
      ))}
    </>
  )
}

type Item = ShopPage['sections'][number]['items'][number]

export function toItem({ id, title, html }: Item) {
  return { id, title, content: <RichText html={html} /> }
}
