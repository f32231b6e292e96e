import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { Scale, Share2, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { pages } from '../../contract/urls.ts'
import { summarizeReturns, summarizeWarranty } from '../../shared/listings/after-sale-terms.ts'
import { formatStorage } from '../../shared/listings/field-values.ts'
import { gradeName, NOT_GRADED } from '../../shared/listings/grades.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { modelTitle } from '../../shared/listings/model-title.ts'
import { formatMoney, formatSaving } from '../../shared/money.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { ReaderFormat } from '../../shared/reader-format.ts'
import { useModelFacts } from '../catalog/model-facts.tsx'
import { descriptions, pageHead } from '../document-head.ts'
import {
  type CompareSearch,
  compared,
  MOST_COMPARED,
  readCompared,
  useCompared,
} from '../listings/compare/comparison.ts'
import type { ComparedPhone } from '../listings/compare/load-compared.ts'
import { HeartButton } from '../listings/favorites/heart-button.tsx'
import { RecentStrip } from '../listings/favorites/recent-strip.tsx'
import { phonePlace } from '../listings/listing-labels.ts'
import { comparePrices, type PriceWords } from '../listings/phone-page/price-check.tsx'
import { PhonePhoto } from '../listings/phone-photo.tsx'
import { usePhoneTexts } from '../listings/phone-texts.ts'
import { loadCode } from '../load.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, buttonClass, IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { Price } from '../ui/price.tsx'
import { useReader } from '../ui/reader.tsx'
import { sharePage } from '../ui/share.ts'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/compare')({
  validateSearch: (search: CompareSearch & SearchSchemaInput): CompareSearch =>
    readCompared(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadCompared } = await loadCode(() => import('../listings/compare/load-compared.ts'))
    return loadCompared(context, deps.id)
  },
  staticData: {
    text: ['card', 'facts', 'phone'],
    topics: ['catalog', 'price_curve', ...LISTING_TOPICS],
  },
  head: ({ match }) =>
    pageHead('Compare phones', descriptions.compare, {
      origin: match.context.origin,
      canonical: pages.compare(),
      robots: 'noindex',
    }),
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

type CompareRow = {
  term: string
  /** One a phone, in their order; undefined where it is not known. */
  values: (string | undefined)[]
  /** Whether the phones differ in this row. */
  differs: boolean
}

type Context = {
  reader: ReaderFormat
  texts: ReturnType<typeof usePhoneTexts>
  t: Translate<'card'>
  wording: PriceWords
}
type Words = (phone: ComparedPhone, context: Context) => string | false | null | undefined

const phoneTerms: [term: string, words: Words][] = [
  [
    'Original price',
    ({ originalPriceMinor, currency }) =>
      originalPriceMinor !== null && formatMoney(originalPriceMinor, currency),
  ],
  ['You save', (phone) => formatSaving(phone)],
  ['Price check', ({ verdict }, { t }) => (verdict ? t(`verdict.${verdict}`) : 'No verdict')],
  [
    'For sale now',
    (phone, { wording }) => phone.market && comparePrices(phone, phone.market, wording),
  ],
  ['Grade', ({ grade }) => (grade ? gradeName(grade) : NOT_GRADED)],
  ['Used', ({ used }) => used],
  ['Storage', ({ storageGb }) => storageGb !== null && formatStorage(storageGb)],
  ['Color', ({ color }) => color],
  ['Place', phonePlace],
  [
    'Delivery',
    (phone, { texts }) =>
      texts.offeredDelivery(
        phone,
        (phone.paymentMethods?.some((one) => one !== 'meet_up') ?? true) ? 'any' : 'none',
      ),
  ],
  ['Returns', summarizeReturns],
  ['Warranty', summarizeWarranty],
  [
    'Seller',
    ({ seller, sellerLevel }, { t }) =>
      sellerLevel === 'new' ? seller : `${seller}, ${t(`level.${sellerLevel}`).toLowerCase()}`,
  ],
  ['Listed', ({ createdAt }, { reader }) => reader.day(createdAt)],
]

/** What differs between the phones themselves. */
function phoneRows(phones: readonly ComparedPhone[], context: Context): CompareRow[] {
  return asRows(
    phoneTerms.map(([term, words]) => ({ term, values: phones.map((one) => words(one, context)) })),
  )
}

/** What the catalog knows of their models; storage and color are the phones' own here. */
function modelRows(
  phones: readonly ComparedPhone[],
  toFacts: ReturnType<typeof useModelFacts>,
): CompareRow[] {
  const factsByPhone = phones.map(({ facts }) => new Map(facts ? toFacts(facts).map(asEntry) : []))
  const terms = [...new Set(factsByPhone.flatMap((facts) => [...facts.keys()]))]
  return asRows([
    {
      term: 'Model',
      values: phones.map(({ brand, model }) => model && modelTitle(brand, model.name)),
    },
    ...terms.map((term) => ({ term, values: factsByPhone.map((facts) => facts.get(term)) })),
  ])
}

function asEntry({ term, value }: { term: string; value: ReactNode }): [string, string] {
  return [variants[term] ?? term, String(value)]
}

/** Of a model they are a choice, of a phone a fact. */
const variants: Record<string, string> = { Storage: 'Sold with', Colors: 'Sold in' }

function asRows(rows: { term: string; values: (string | false | null | undefined)[] }[]) {
  return rows
    .map(({ term, values }) => ({
      term,
      values: values.map((value) => value || undefined),
      differs: new Set(values.map((value) => value || '')).size > 1,
    }))
    .filter(({ values }) => values.some(Boolean))
}

type CompareTableProps = { phones: readonly ComparedPhone[]; onRemove: (id: string) => void }

/** Phones side by side; the names of the facts stay in sight when one scrolls sideways. */
function CompareTable({ phones, onRemove }: CompareTableProps) {
  const reader = useReader()
  const wording = { t: useTranslations('phone.price'), language: useLanguage() }
  const context = { reader, texts: usePhoneTexts(), t: useTranslations('card'), wording }
  const toFacts = useModelFacts()
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-box border border-hairline"
    >
      <table className="compare-table">
        <caption className="sr-only">
          Phones side by side. Rows with differences are marked.
        </caption>
        <thead>
          <tr>
            <td />
            {phones.map((phone) => (
              <th key={phone._id} scope="col">
                <Head phone={phone} onRemove={() => onRemove(phone._id)} />
              </th>
            ))}
          </tr>
        </thead>
        <Rows title="The phone" rows={phoneRows(phones, context)} columns={phones.length} />
        <Rows title="The model" rows={modelRows(phones, toFacts)} columns={phones.length} />
      </table>
    </section>
  )
}

function Head({ phone, onRemove }: { phone: ComparedPhone; onRemove: () => void }) {
  const texts = usePhoneTexts()
  const unavailable = texts.unavailable(phone)
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <PhonePhoto phone={phone} sizes="14rem" className="aspect-square" />
        <div className="absolute end-1 top-1 flex gap-1">
          <HeartButton phone={phone} />
          <IconButton
            label={`Remove ${phone.name} from comparison`}
            icon={<X className="size-5" />}
            className="rounded-full bg-raised"
            onClick={onRemove}
          />
        </div>
      </div>
      <Link to={pages.namedPhone(phone._id, phone.slug)} className={linkClass}>
        {phone.name}
      </Link>
      <Price {...texts.prices(phone)} />
      {unavailable && (
        <span>
          <Badge tone="waiting">{unavailable.label}</Badge>
        </span>
      )}
    </div>
  )
}

type RowsProps = { title: string; rows: readonly CompareRow[]; columns: number }

function Rows({ title, rows, columns }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className="compare-group">
          {title}
        </th>
        <td colSpan={columns} />
      </tr>
      {rows.map(({ term, values, differs }) => (
        <tr key={term} className={classNames(differs && columns > 1 && 'compare-differs')}>
          <th scope="row">
            {term}
            {differs && columns > 1 && <span className="sr-only"> (differs)</span>}
          </th>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <td key={index}>{value ?? <span className="text-muted">Not known</span>}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

type ComparePageProps = {
  /** As the address names them. */
  ids: readonly string[] | undefined
  phones: readonly ComparedPhone[]
  onIds: (ids: string[] | undefined) => void
}

/** The phones that the address names; without any, those that this browser compares. */
function ComparePage({ ids, phones, onIds }: ComparePageProps) {
  const t = useTranslations('phone')
  const comparedIds = useCompared()
  useEffect(() => {
    if (ids === undefined && comparedIds.length > 0) onIds([...comparedIds])
  })

  function remove(id: string) {
    compared.drop(id)
    const left = phones.map(({ _id }) => _id).filter((one) => one !== id)
    onIds(left.length > 0 ? left : undefined)
  }

  const missing = (ids?.length ?? 0) - phones.length
  return (
    <div className="page-width">
      <PageHeader
        title="Compare phones"
        lead={`Up to ${MOST_COMPARED} side by side. Differences are marked with a dot.`}
        actions={
          <>
            <Link to={pages.products()} className={buttonClass()}>
              Add a phone
            </Link>
            <Button
              icon={<Share2 className="size-4" />}
              onClick={() => sharePage({ copied: t('linkCopied'), blocked: t('copyBlocked') })}
            >
              Share
            </Button>
          </>
        }
      />
      {missing > 0 && (
        <p className="mb-4 rounded-field bg-amber-wash px-4 py-3 text-sm">
          {formatQuantity(missing, 'phone is', 'phones are')} no longer available.
        </p>
      )}
      {phones.length > 0 ? (
        <CompareTable phones={phones} onRemove={remove} />
      ) : (
        <EmptyState
          title="Nothing to compare yet"
          picture={<Scale />}
          actions={
            <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
              See all phones
            </Link>
          }
        >
          Press the compare icon on a phone to add it.
        </EmptyState>
      )}
      <RecentStrip />
    </div>
  )
}
