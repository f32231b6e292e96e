import { createFileRoute, Link, type SearchSchemaInput, useHydrated } from '@tanstack/react-router'
import { Scale, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { formatCount } from '../../shared/quantities.ts'
import { pageHead } from '../document-head.ts'
import { lazyPart } from '../lazy-part.tsx'
import { CompareTable } from '../listings/compare/compare-table.tsx'
import {
  type CompareSearch,
  compared,
  MOST_COMPARED,
  readCompared,
  useCompared,
} from '../listings/compare/comparison.ts'
import type { ComparedPhone } from '../listings/compare/load-compared.ts'
import { RecentStrip } from '../listings/favorites/recent-strip.tsx'
import { loadCode } from '../load.ts'
import { pageText } from '../page-text.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Pill } from '../ui/form/choice-fields.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { LazyPanel } from '../ui/lazy-dialog.tsx'
import { sharePage } from '../ui/share.ts'
import { translate, useCount, useLanguage, useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/compare')({
  validateSearch: (search: CompareSearch & SearchSchemaInput): CompareSearch =>
    readCompared(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadCompared } = await loadCode(() => import('../listings/compare/load-compared.ts'))
    return loadCompared(context, deps.id)
  },
  staticData: {
    text: ['card', 'facts', 'phone', 'compare'],
    translated: true,
    topics: ['catalog', 'price_curve', ...LISTING_TOPICS],
  },
  head: ({ match }) => {
    const t = translate(pageText(match.context), 'compare')
    return pageHead(t('title'), t('description'), {
      origin: match.context.origin,
      canonical: pages.compare(),
      robots: 'noindex',
    })
  },
  component: Compare,
})

function Compare() {
  const { id } = Route.useSearch()
  const phones = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <ComparePage
      ids={id}
      phones={phones}
      onIds={(next) => navigate({ search: { id: next }, replace: true, resetScroll: false })}
    />
  )
}

/** The picker needs room beside a table of so few phones, or its own below one that is wider. */
const NARROW_TABLE = 2

type ComparePageProps = {
  /** As the address names them. */
  ids: readonly string[] | undefined
  phones: readonly ComparedPhone[]
  onIds: (ids: string[] | undefined) => void
}

/** The phones that the address names; without any, those that this browser compares. */
function ComparePage({ ids, phones, onIds }: ComparePageProps) {
  const t = useTranslations('compare')
  const language = useLanguage()
  const comparedIds = useCompared()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  useEffect(() => {
    if (ids === undefined && comparedIds.length > 0) onIds([...comparedIds])
  })
  const shownIds = phones.map(({ _id }) => _id)

  function remove(id: string) {
    compared.drop(id)
    const left = shownIds.filter((one) => one !== id)
    onIds(left.length > 0 ? left : undefined)
  }

  function add(id: string) {
    compared.add(id)
    onIds([...shownIds, id])
  }

  const missing = (ids?.length ?? 0) - phones.length
  return (
    <div className="page-width">
      <PageHeader
        title={t('title')}
        lead={t('lead', { most: formatCount(MOST_COMPARED, language) })}
        actions={
          phones.length > 0 && (
            <>
              {phones.length > 1 && (
                <Pill
                  checked={onlyDifferences}
                  onToggle={() => setOnlyDifferences(!onlyDifferences)}
                >
                  {t('onlyDifferences')}
                </Pill>
              )}
              <ShareButton />
            </>
          )
        }
      />
      {missing > 0 && (
        <p className="mb-4 rounded-field bg-amber-wash px-4 py-3 text-sm">
          {t('missing', { count: missing, shown: formatCount(missing, language) })}
        </p>
      )}
      <div
        className={classNames(
          'grid gap-x-12 gap-y-8',
          `compare-${phones.length}`,
          phones.length > 0 && phones.length <= NARROW_TABLE && 'compare-beside',
        )}
      >
        {phones.length > 0 && (
          <CompareTable phones={phones} onlyDifferences={onlyDifferences} onRemove={remove} />
        )}
        {phones.length < MOST_COMPARED && <Picker compared={shownIds} onAdd={add} />}
      </div>
      <RecentStrip />
    </div>
  )
}

function ShareButton() {
  const t = useTranslations('compare')
  const phone = useTranslations('phone')
  return (
    <Button
      icon={<Share2 className="size-4" />}
      onClick={() => sharePage({ copied: phone('linkCopied'), blocked: phone('copyBlocked') })}
    >
      {t('share')}
    </Button>
  )
}

const ComparePicker = lazyPart([], () => import('../listings/compare/compare-picker.tsx'))

type PickerProps = { compared: readonly string[]; onAdd: (id: string) => void }

/** What finds a phone to add, which depends on what this browser remembers. */
function Picker({ compared, onAdd }: PickerProps) {
  const t = useTranslations('compare.picker')
  const shown = useCount()
  const isReady = useHydrated()
  const isEmpty = compared.length === 0
  return (
    <section
      aria-labelledby="compare-picker"
      className={classNames('self-start rounded-box bg-sand/40 p-5', isEmpty && 'md:p-8')}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        {isEmpty && <Scale aria-hidden="true" className="size-8 text-muted" />}
        <div className="min-w-48 flex-1">
          <h2 id="compare-picker" className="text-lg">
            {t(isEmpty ? 'none' : 'title')}
          </h2>
          <p className="text-pretty text-muted">
            {isEmpty && t('noneText', { most: shown(MOST_COMPARED) })}
            {compared.length === 1 && t('one')}
          </p>
        </div>
        <Link
          to={pages.products()}
          className={buttonClass(isEmpty ? { variant: 'primary' } : undefined)}
        >
          {t('all')}
        </Link>
      </div>
      {/* The room of the field and three phones, so that nothing below moves. */}
      <div className="min-h-80">
        <LazyPanel fallback={null}>
          {isReady && <ComparePicker compared={compared} onAdd={onAdd} />}
        </LazyPanel>
      </div>
    </section>
  )
}
