import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Fragment } from 'react'
import { pages } from '../../contract/urls.ts'
import { brandInText } from '../../shared/brands.ts'
import type { SearchResult } from '../api/index.ts'
import { PhoneCard } from '../listings/phone-card.tsx'
import { useViewer } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { useTranslations } from '../ui/text.ts'
import type { ActiveFilter } from './active-filters.ts'
import { type FilterTexts, useFilterTexts } from './filter-texts.ts'
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
  const { t, shown } = useFilterTexts()
  if (active.length === 0) return <NothingOnSale brand={brand} />
  return (
    <>
      <EmptyState
        title={t('none.title')}
        picture={<SearchX />}
        actions={
          <>
            {relatedSearches.map(({ label, params, total }) => (
              <Button key={label} onClick={() => onFilters(readFilters(params))}>
                {`${label} (${shown(total)})`}
              </Button>
            ))}
            <Button
              variant={relatedSearches.length > 0 ? 'ghost' : 'primary'}
              onClick={() => onFilters({})}
            >
              {t('none.clear')}
            </Button>
          </>
        }
      >
        {unmatchedWords.length > 0 && (
          <p>{t('none.named', { words: quoteAll(unmatchedWords, t('none.or'), t) })}</p>
        )}
        {didYouMean.length > 0 && <DidYouMean texts={didYouMean} filters={filters} />}
        <p>{t(explain(result))}</p>
      </EmptyState>
      {nearMatches.length > 0 && <ClosestPhones phones={nearMatches} />}
      {popular.length > 0 && <PopularModels models={popular} />}
    </>
  )
}

/** A new shop, or a brand that nobody sells: without a filter that could be removed. */
function NothingOnSale({ brand }: { brand: string | undefined }) {
  const t = useTranslations('search')
  const { kind } = useViewer()
  const maySell = kind !== 'admin'
  return (
    <EmptyState
      title={brand ? t('none.emptyBrand', { brand: brandInText(brand) }) : t('none.empty')}
      picture={<SearchX />}
      actions={
        <>
          {maySell && (
            <Link
              to={kind === 'visitor' ? pages.signUp(pages.addProduct()) : pages.addProduct()}
              className={buttonClass()}
            >
              {t('none.sell')}
            </Link>
          )}
          {brand && (
            <Link to={pages.products()} className={buttonClass({ variant: 'ghost' })}>
              {t('none.seeAll')}
            </Link>
          )}
        </>
      }
    >
      {t(maySell ? 'none.sellYours' : 'none.nobody')}
    </EmptyState>
  )
}

/** The message that says what comes next. */
function explain({ relatedSearches, nearMatches, popular }: NoResultsProps['result']) {
  if (relatedSearches.length > 0) return 'none.related'
  if (popular.length > 0) return 'none.spelling'
  return nearMatches.length > 0 ? 'none.closest' : 'none.nothing'
}

type DidYouMeanProps = { texts: SearchResult['didYouMean']; filters: Filters }

function DidYouMean({ texts, filters }: DidYouMeanProps) {
  const { t, shown } = useFilterTexts()
  return (
    <p className="text-ink">
      {`${t('none.didYouMean')} `}
      {texts.map(({ q, total }, index) => (
        <Fragment key={q}>
          <span>{index > 0 && ` ${t('none.or')} `}</span>
          <Link to="." search={{ ...filters, q }} className={linkClass}>
            {q}
          </Link>{' '}
          (<span>{total > 0 ? shown(total) : t('none.noneForSale')}</span>)
        </Fragment>
      ))}
      <span>{t('none.question')}</span>
    </p>
  )
}

/** Phones that miss a filter or two, each with what differs. */
function ClosestPhones({ phones }: { phones: SearchResult['nearMatches'] }) {
  const t = useTranslations('search')
  return (
    <section className="mt-10" aria-labelledby="nearMatches-phones">
      <h2 id="nearMatches-phones" className="text-xl">
        {t('none.closestTitle')}
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
  const { t, shown } = useFilterTexts()
  return (
    <section className="mt-10" aria-labelledby="popular-models">
      <h2 id="popular-models" className="text-xl">
        {t('none.popular')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {models.map(({ slug, name, live }) => (
          <li key={slug}>
            <Link to={pages.products()} search={{ model: [slug] }} className={buttonClass()}>
              <bdi>{name}</bdi> <span className="font-normal text-muted">{shown(live)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function quoteAll(words: readonly string[], joint: string, t: FilterTexts['t']): string {
  return words.map((text) => t('quoted', { text })).join(` ${joint} `)
}

type QueryNoticeProps = {
  result: Pick<SearchResult, 'corrected' | 'unmatchedWords' | 'interpreted' | 'total'>
  onText: (q: string) => void
}

/** How the text was read, where that differs from how it was typed. */
export function QueryNotice({ result, onText }: QueryNoticeProps) {
  const t = useTranslations('search')
  const { corrected, unmatchedWords, interpreted, total } = result
  const mentioned = unmatchedWords.length > 0 && total > 0
  const notes = interpreted?.notes ?? []
  if (!corrected && !mentioned && notes.length === 0) return null
  return (
    <div className="mb-6 rounded-box bg-mist px-4 py-2 text-sm">
      {corrected && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>
            {t.rich('notice.corrected', {
              text: corrected.to,
              b: (text) => <strong key="text">{text}</strong>,
            })}
          </span>
          <Button variant="link" onClick={() => onText(`"${corrected.from}"`)}>
            {t('notice.instead', { text: corrected.from })}
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
          {t('notice.mentioned', {
            count: unmatchedWords.length,
            words: quoteAll(unmatchedWords, t('notice.and'), t),
          })}
        </p>
      )}
    </div>
  )
}
