import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { AsSoldBody } from '../../modules/orders/as-sold.contract.ts'
import { pages } from '../../routes.ts'
import { money } from '../dashboard/money.ts'
import { type Fact, Facts } from '../ui/facts.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/moment.tsx'
import { countWords } from '../verification/proof/test-words.ts'
import { type OrderApi, orderQueries } from './order-api.ts'
import { LoadError, SectionPending } from './order-section.tsx'

type AsSoldProps = {
  api: Pick<OrderApi, 'get'>
  orderId: string
  phoneId: string
  title: string
}

/** What the phone was offered as, for whoever wants to read it again: asked for when it is opened. */
export function AsSold({ api, orderId, phoneId, title }: AsSoldProps) {
  const [open, setOpen] = useState(false)
  const query = useQuery({ ...orderQueries.asSold(api, orderId), enabled: open })
  const { data, error } = query
  return (
    <details
      className="group border-y border-hairline open:border-b-0"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-field py-4 font-semibold hover:text-accent-ink">
        {title}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="pt-2">
        {data === undefined && error && <LoadError query={query} />}
        {data === undefined && !error && <SectionPending label="Loading what was offered" />}
        {data === null && (
          <p className="text-muted">This phone was booked before Redial kept what was offered.</p>
        )}
        {data && <ListingSnapshot asSold={data} phoneId={phoneId} />}
      </div>
    </details>
  )
}

/** What was said of a phone when it was booked: photos, words, answers. */
export function ListingSnapshot({ asSold, phoneId }: { asSold: AsSoldBody; phoneId: string }) {
  const { photos, description, answers, isChanged, at } = asSold
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-sm text-pretty text-muted">
        As it stood on <Moment at={at} exact />.{' '}
        {isChanged && (
          <>
            The seller has changed the listing since:{' '}
            <Link to={pages.phone(phoneId)} className={linkClass}>
              how it reads now
            </Link>
            .
          </>
        )}
      </p>
      {photos.length > 0 && <Photos photos={photos} />}
      {description && (
        <p className="max-w-prose text-pretty break-words whitespace-pre-line">{description}</p>
      )}
      <Facts facts={factsOf(asSold)} />
      {answers.length > 0 && <Answers answers={answers} />}
    </div>
  )
}

/** Small, each a way to the whole of it. */
function Photos({ photos }: Pick<AsSoldBody, 'photos'>) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {photos.map(({ src, alt, sources }, at) => (
        <li key={src}>
          <a
            href={src}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-field bg-sand outline-offset-2"
          >
            <img
              src={sources?.webp.split(' ', 1)[0] ?? src}
              alt={alt || `Photo ${at + 1} of ${photos.length}`}
              width={240}
              height={240}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function factsOf(asSold: AsSoldBody): Fact[] {
  const { brand, name, model, storageGb, colour, grade, used, location, checkup } = asSold
  const { price, originalPrice, currency } = asSold
  const said: [string, Fact['value']][] = [
    ['Offered as', name],
    ['Model', model ?? brand],
    ['Storage', storageGb && `${storageGb} GB`],
    ['Colour', colour],
    ['Grade', grade],
    ['Used for', used],
    ['Place', location],
    ['Listed for', money(price, currency)],
    ['New it cost', originalPrice && money(originalPrice, currency)],
    [
      'Tested itself',
      checkup && (
        <>
          {countWords(checkup.results)}, <Moment at={checkup.madeAt} />
        </>
      ),
    ],
  ]
  return said.flatMap(([term, value]) => (value ? [{ term, value }] : []))
}

function Answers({ answers }: Pick<AsSoldBody, 'answers'>) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">What the seller answered</h3>
      <dl className="divide-y divide-hairline border-y border-hairline">
        {answers.map(({ question, answer }) => (
          <div key={question} className="flex flex-col gap-0.5 py-3">
            <dt className="text-sm text-muted">{question}</dt>
            <dd className="font-medium">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
