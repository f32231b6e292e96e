import { Plus } from 'lucide-react'
import type { ShopPage } from '../api/index.ts'
import { useReader } from '../ui/reader.tsx'
import { useCount, useTranslations } from '../ui/text.ts'
import { RichText } from './rich-text.tsx'
import { useTextLanguage } from './text-language.ts'

/** Drawings, in turn: a text has no pictures of its own. */
const pictures = [
  { src: '/art/article-switches.svg', background: 'bg-sand' },
  { src: '/art/article-family.svg', background: 'bg-mist' },
  { src: '/art/article-checks.svg', background: 'bg-sage' },
  { src: '/art/article-podium.svg', background: 'bg-sand' },
] as const

type ArticleListProps = { text: Pick<ShopPage, 'sections' | 'language' | 'publishedAt'> }

/** The sections of a text as articles that open; the first one is open. */
export function ArticleList({ text }: ArticleListProps) {
  const language = useTextLanguage(text)
  return (
    <div className="grid gap-4 md:gap-6">
      {text.sections.map(({ id, title, html }, index) => {
        const isLead = index === 0
        return (
          <details
            key={id}
            id={id}
            open={isLead}
            className="group rounded-box border border-hairline bg-raised"
          >
            <summary
              className={`cursor-pointer list-none overflow-hidden rounded-box hover:text-accent-ink ${
                isLead ? 'block' : 'flex items-stretch'
              }`}
            >
              <Picture index={index} isLead={isLead} />
              <div
                className={`flex flex-1 items-center justify-between gap-4 ${
                  isLead ? 'px-4 pt-5 pb-4 md:px-8 md:pt-7' : 'p-4 md:px-6'
                }`}
              >
                <div>
                  <Facts publishedAt={text.publishedAt} html={html} />
                  <h2
                    {...language}
                    className={`mt-1 text-pretty ${isLead ? 'text-xl' : 'text-lg max-md:text-base'}`}
                  >
                    {title}
                  </h2>
                </div>
                <Plus className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45" />
              </div>
            </summary>
            <div {...language} className="px-4 pt-2 pb-6 leading-relaxed md:px-8 md:pb-8">
              <RichText html={html} className="max-w-prose" />
            </div>
          </details>
        )
      })}
    </div>
  )
}

function Picture({ index, isLead }: { index: number; isLead: boolean }) {
  const { src, background } = pictures[index % pictures.length]!
  return (
    <div
      className={`grid shrink-0 place-items-center ${background} ${isLead ? 'py-4 md:py-6' : 'w-24 md:w-44'}`}
    >
      <img
        src={src}
        alt=""
        width={240}
        height={180}
        loading={isLead ? 'eager' : 'lazy'}
        className={`h-auto ${isLead ? 'w-48 md:w-72' : 'w-full px-2 md:px-6 md:py-3'}`}
      />
    </div>
  )
}

/** Words that people read in a minute, of technical texts. */
const WORDS_A_MINUTE = 200

/** When an article was published, and how long it takes to read. */
function Facts({ publishedAt, html }: { publishedAt: string; html: string }) {
  const t = useTranslations('blog')
  const shown = useCount()
  const { calendarDay } = useReader()
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE))
  const day = publishedAt.slice(0, 10)
  return (
    <p className="flex flex-wrap gap-x-1.5 text-sm text-muted">
      <time dateTime={day}>{calendarDay(day)}</time>
      <span aria-hidden="true">·</span>
      <span>{t('minutes', { count: minutes, shown: shown(minutes) })}</span>
    </p>
  )
}
