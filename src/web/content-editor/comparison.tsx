import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useTranslations } from '../ui/text.ts'
import { editorQueries, type PageText } from './queries.ts'

type ComparisonProps = { before: PageText; after: PageText }

/** What one text adds to another, and what it removes. */
export function Comparison({ before, after }: ComparisonProps) {
  const t = useTranslations('contentEditor.comparison')
  const query = useQuery(editorQueries.comparison(useApi(), before, after))
  return (
    <Loaded shape="text" query={query} caption={t('caption')}>
      {({ parts }) =>
        parts.every(({ kind }) => kind === 'same') ? (
          <p className="text-muted">{t('same')}</p>
        ) : (
          <div
            dir="auto"
            className="max-h-96 overflow-y-auto rounded-field border border-hairline p-4 text-sm wrap-anywhere whitespace-pre-wrap"
          >
            {parts.map(({ kind, text }, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never change
              if (kind === 'same') return <span key={index}>{text}</span>
              const Tag = kind === 'added' ? 'ins' : 'del'
              const tone = kind === 'added' ? 'bg-sage no-underline' : 'bg-red-wash'
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never change
                <Tag key={index} className={tone}>
                  <span className="sr-only">{t(kind)}</span>
                  {text}
                </Tag>
              )
            })}
          </div>
        )
      }
    </Loaded>
  )
}
