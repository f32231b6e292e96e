import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ContentPage } from '../../shared/content/content-pages.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type PagePreview, useApi } from '../api/index.ts'
import { TextParts } from '../content/shop-page.tsx'
import { Loaded } from '../dashboard/loaded.tsx'
import { linkClass } from '../ui/link.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { editorQueries, type PageText } from './queries.ts'

/** The preview follows the typing after this pause. */
const PAUSE_MS = 400

type PreviewProps = { page: ContentPage; text: PageText; onLine: (line: number) => void }

/** The text as visitors will read it, rendered by the server, and what is left to fill in. */
export function Preview({ page, text, onLine }: PreviewProps) {
  const t = useTranslations('contentEditor.preview')
  const shown = useSettled(text)
  const query = useQuery(editorQueries.preview(useApi(), page, shown))
  return (
    <section aria-label={t('label')} className="min-w-0">
      <Loaded shape="text" query={query} caption={t('caption')}>
        {(preview) => (
          <>
            <Problems problems={preview.problems} onLine={onLine} />
            <div lang="en" dir="auto" className="rounded-box border border-hairline p-4 md:p-6">
              <h2 className="text-xl wrap-anywhere">{preview.title}</h2>
              {preview.description && (
                <p className="mt-2 text-pretty text-muted wrap-anywhere">{preview.description}</p>
              )}
              <div className="@container mt-6 grid gap-8">
                <TextParts text={preview} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

/** The text once it has not changed for a moment. */
function useSettled(text: PageText): PageText {
  const [settled, setSettled] = useState(text)
  const { title, description, body } = text
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ title, description, body }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [title, description, body])
  return settled
}

type Problem = PagePreview['problems'][number]

function Problems({ problems, onLine }: { problems: Problem[]; onLine: (line: number) => void }) {
  const t = useTranslations('contentEditor.preview')
  const language = useLanguage()
  return (
    <div aria-live="polite">
      {problems.length > 0 && (
        <details open className="mb-4 rounded-box bg-amber-wash p-4 text-sm">
          <summary className="cursor-pointer font-semibold">
            {t('problems', { count: formatCount(problems.length, language) })}
          </summary>
          <ul className="mt-2 list-disc space-y-1 ps-5">
            {problems.map(({ line, text, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two places can read alike
              <li key={index} className="wrap-anywhere">
                {line === null ? (
                  <span>{`${t('head')} `}</span>
                ) : (
                  <>
                    <button type="button" className={linkClass} onClick={() => onLine(line)}>
                      {t('line', { line: formatCount(line, language) })}
                    </button>
                    {': '}
                  </>
                )}
                {t(reason, { text })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
