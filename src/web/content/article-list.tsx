import { Plus } from 'lucide-react'
import { formatCount } from '../../shared/quantities.ts'
import type { ShopPage } from '../api/index.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { RichText } from './rich-text.tsx'
import { useTextLanguage } from './text-language.ts'

/** The sections of a text as articles that open, each with how long it takes to read. */
export function ArticleList({ text }: { text: Pick<ShopPage, 'sections' | 'language'> }) {
  const language = useTextLanguage(text)
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {text.sections.map(({ id, title, html }) => (
        <details key={id} id={id} className="group">
          <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 rounded-field py-5 hover:text-accent-ink md:py-6">
            <h2 {...language} className="text-lg text-pretty">
              {title}
            </h2>
            <Plus className="row-span-2 size-5 text-muted transition-transform group-open:rotate-45" />
            <ReadingTime html={html} />
          </summary>
          <div {...language} className="max-w-prose pb-8 leading-relaxed">
            <RichText html={html} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** Words of a text that most people read in a minute, after Brysbaert 2019 (238 in English). */
const WORDS_A_MINUTE = 238

function ReadingTime({ html }: { html: string }) {
  const t = useTranslations('blog')
  const language = useLanguage()
  const words = html.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0
  const count = Math.max(1, Math.round(words / WORDS_A_MINUTE))
  return (
    <p className="text-sm text-muted">
      {t('minutes', { count, shown: formatCount(count, language) })}
    </p>
  )
}
