import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ContentPage } from '../../shared/content/content-pages.ts'
import { type ShopPage, useApi } from '../api/index.ts'
import { Article, Part } from '../shell/article.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { useReader } from '../ui/reader.tsx'
import { contentQueries } from './queries.ts'
import { RichText } from './rich-text.tsx'

/** A page whose text has versions, such as the terms of use. */
export function LegalPage({ page }: { page: ContentPage }) {
  const { data: text } = useQuery(contentQueries.page(useApi(), page))
  const { calendarDay } = useReader()
  if (!text) return null
  const version = `Version ${text.version}, ${calendarDay(text.publishedAt.slice(0, 10))}.`
  return (
    <Article title={text.title} lead={[text.description, version].filter(Boolean).join(' ')}>
      <TextParts text={text} />
    </Article>
  )
}

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
