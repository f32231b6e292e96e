import { CatchBoundary, useNavigate, useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { lazy, Suspense, use, useRef, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { addressIn } from '../../shared/languages.ts'
import { MAX_QUERY_LENGTH } from '../../shared/listings/listing-limits.ts'
import { loadSearchText } from '../page-text.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'
import type { Filters } from './filters.ts'
import type { SuggestionListProps } from './suggestions.tsx'

const SuggestionList = lazy(async () => ({
  default: (await import('./suggestions.tsx')).SuggestionList,
}))

/**
 * The search with which the home page begins. A form that works without scripts; suggestions load when somebody
 * begins to use it.
 */
export function HomeSearch() {
  const t = useTranslations('shell')
  const { context } = useRouter().options
  const language = useLanguage()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  // Not the value of the field: what is typed before the script of the page runs has to stay.
  const [typed, setTyped] = useState('')
  const [texts, setTexts] = useState<Promise<void>>()

  function suggest(typed: string) {
    setTyped(typed)
    setTexts((loading) => loading ?? loadSearchText(context, language))
  }

  const search = (filters: Filters) => navigate({ to: pages.products(), search: filters })

  return (
    <search className="block max-w-3xl">
      <form
        action={addressIn(context.language, pages.products())}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          void search({ q: field.current?.value.trim() || undefined })
        }}
      >
        <div className="control-box">
          <Search className="ms-3 size-4 shrink-0 text-muted md:ms-4 md:size-5" />
          <input
            ref={field}
            type="search"
            name="q"
            role="combobox"
            // The list of suggestions says when it is open, and where it points.
            aria-expanded={false}
            aria-autocomplete="list"
            autoComplete="off"
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={MAX_QUERY_LENGTH}
            enterKeyHint="search"
            className="control md:min-h-14 md:text-base"
            onFocus={(event) => suggest(event.currentTarget.value)}
            onChange={(event) => suggest(event.currentTarget.value)}
          />
        </div>
        {/* Searching goes on without suggestions. */}
        <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
          <Suspense fallback={null}>
            {texts && (
              <Suggestions
                {...{ field, texts, text: typed }}
                onPick={({ filters }) => void search(filters)}
              />
            )}
          </Suspense>
        </CatchBoundary>
      </form>
    </search>
  )
}

function Suggestions({ texts, ...list }: SuggestionListProps & { texts: Promise<void> }) {
  use(texts)
  return <SuggestionList {...list} />
}
