import { useQuery } from '@tanstack/react-query'
import type { ContentPage } from '../../shared/content/content-pages.ts'
import { useApi } from '../api/index.ts'
import { Article } from '../shell/article.tsx'
import { useReader } from '../ui/reader.tsx'
import { useCount, useTranslations } from '../ui/text.ts'
import { WithContents } from './contents.tsx'
import { contentQueries } from './queries.ts'
import { TextParts } from './shop-page.tsx'
import { useTextLanguage } from './text-language.ts'

/** A page whose text has versions, such as the terms of use. */
export function LegalPage({ page }: { page: ContentPage }) {
  const { data: text } = useQuery(contentQueries.page(useApi(), page))
  const { calendarDay } = useReader()
  const t = useTranslations('legal')
  const shown = useCount()
  const language = useTextLanguage(text)
  if (!text) return null
  const day = calendarDay(text.publishedAt.slice(0, 10))
  return (
    <Article title={text.title} lead={text.description} language={language}>
      <p className="-mt-4 text-sm text-muted">
        {t('version', { version: shown(text.version), day })}
      </p>
      <WithContents sections={text.sections} language={language}>
        <div className="contents" {...language}>
          <TextParts text={text} />
        </div>
      </WithContents>
    </Article>
  )
}
