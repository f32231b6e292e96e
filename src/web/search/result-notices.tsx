import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Fragment } from 'react'
import { pages } from '../../contract/urls.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { SearchResult } from '../api/index.ts'
import { PhoneCard } from '../listings/phone-card.tsx'
import { useViewer } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { type Filters, readFilters } from './filters.ts'

type NoResultsProps = {
  result: Pick<
    SearchResult,
    'relatedSearches' | 'nearMatches' | 'didYouMean' | 'popular' | 'unmatchedWords'
  >
  filters: Filters
  active: readonly ActiveFilter[]
  brand: string | undefined
  onFilters: (filters: Filters) => void
}

/** What to search for instead: similar words, similar filters, the closest phones, popular models. */
export function NoResults({ result, filters, active, brand, onFilters }: NoResultsProps) {
  const { relatedSearches, nearMatches, didYouMean, popular, unmatchedWords } = result
  if (active.length === 0) return <NothingOnSale brand={brand} />
  return (
    <>
      <EmptyState
        title="No phones match all of that"
        picture={<SearchX />}
        actions={
          <>
            {relatedSearches.map(({ label, params, total }) => (
              <Button key={label} onClick={() => onFilters(readFilters(params))}>
                {label} ({formatCount(total)})
              </Button>
            ))}
            <Button
              variant={relatedSearches.length > 0 ? 'ghost' : 'primary'}
              onClick={() => onFilters({})}
            >
              Clear all filters
            </Button>
          </>
        }
      >
        {unmatchedWords.length > 0 && <p>Nothing for sale is called {quoteAll(unmatchedWords)}.</p>}
        {didYouMean.length > 0 && <DidYouMean texts={didYouMean} filters={filters} />}
        <p>{explain(result)}</p>
      </EmptyState>
      {nearMatches.length > 0 && <ClosestPhones phones={nearMatches} />}
      {popular.length > 0 && <PopularModels models={popular} />}
    </>
  )
}

/** A new shop, or a brand that nobody sells: without a filter that could be removed. */
function NothingOnSale({ brand }: { brand: string | undefined }) {
  const { kind } = useViewer()
  const maySell = kind !== 'admin'
  return (
    <EmptyState
      title={brand ? `No ${brand} phone is for sale right now` : 'No phone is for sale right now'}
      picture={<SearchX />}
      actions={
        <>
          {maySell && (
            <Link
              to={kind === 'visitor' ? pages.signUp(pages.addProduct()) : pages.addProduct()}
              className={buttonClass()}
            >
              Sell a phone
            </Link>
          )}
          {brand && (
            <Link to={pages.products()} className={buttonClass({ variant: 'ghost' })}>
              See all phones
            </Link>
          )}
        </>
      }
    >
      {maySell ? 'Check back soon, or sell yours.' : 'Nobody has listed one yet.'}
    </EmptyState>
  )
}

function explain({ relatedSearches, nearMatches, popular }: NoResultsProps['result']): string {
  if (relatedSearches.length > 0) return 'Similar searches that have results:'
  if (popular.length > 0) return 'Check the spelling, or start from a popular model below.'
  return nearMatches.length > 0
    ? 'The closest phones are below.'
    : 'Nothing for sale comes close. New phones arrive all the time.'
}

type DidYouMeanProps = { texts: SearchResult['didYouMean']; filters: Filters }

function DidYouMean({ texts, filters }: DidYouMeanProps) {
  return (
    <p className="text-ink">
      Did you mean{' '}
      {texts.map(({ q, total }, index) => (
        <Fragment key={q}>
          <span>{index > 0 && ' or '}</span>
          <Link to="." search={{ ...filters, q }} className={linkClass}>
            {q}
          </Link>{' '}
          (<span>{total > 0 ? formatCount(total) : 'none for sale'}</span>)
        </Fragment>
      ))}
      ?
    </p>
  )
}

/** Phones that miss a filter or two, each with what differs. */
function ClosestPhones({ phones }: { phones: SearchResult['nearMatches'] }) {
  return (
    <section className="mt-10" aria-labelledby="nearMatches-phones">
      <h2 id="nearMatches-phones" className="text-xl">
        Closest phones
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-10 md:grid-cols-2">
        {phones.map(({ difference, phone }) => (
          <li key={phone._id} className="flex flex-col items-stretch gap-3">
            <p className="text-sm font-medium text-amber text-pretty">{difference}</p>
            <PhoneCard phone={phone} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PopularModels({ models }: { models: SearchResult['popular'] }) {
  return (
    <section className="mt-10" aria-labelledby="popular-models">
      <h2 id="popular-models" className="text-xl">
        Popular models
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {models.map(({ slug, name, live }) => (
          <li key={slug}>
            <Link to={pages.products()} search={{ model: [slug] }} className={buttonClass()}>
              {name} <span className="font-normal text-muted">{formatCount(live)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function quoteAll(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(' or ')
}

type QueryNoticeProps = {
  result: Pick<SearchResult, 'corrected' | 'unmatchedWords' | 'interpreted' | 'total'>
  onText: (q: string) => void
}

/** How the text was read, where that differs from how it was typed. */
export function QueryNotice({ result, onText }: QueryNoticeProps) {
  const { corrected, unmatchedWords, interpreted, total } = result
  const mentioned = unmatchedWords.length > 0 && total > 0
  const notes = interpreted?.notes ?? []
  if (!corrected && !mentioned && notes.length === 0) return null
  return (
    <div className="mb-6 rounded-box bg-mist px-4 py-2 text-sm">
      {corrected && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>
            Showing results for <strong>{corrected.to}</strong>.
          </span>
          <Button variant="link" onClick={() => onText(`"${corrected.from}"`)}>
            Search instead for {corrected.from}
          </Button>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="py-2">
          {note}
        </p>
      ))}
      {mentioned && (
        <p className="py-2">
          No model is called {unmatchedWords.map((word) => `“${word}”`).join(' and ')}. These
          listings mention <span>{unmatchedWords.length > 1 ? 'them' : 'it'}</span>.
        </p>
      )}
    </div>
  )
}
