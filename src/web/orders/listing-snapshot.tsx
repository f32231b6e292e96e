import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { languages } from '../../shared/languages.ts'
import { summarizeReturns, summarizeWarranty } from '../../shared/listings/after-sale-terms.ts'
import { detailEntries, displayField } from '../../shared/listings/field-values.ts'
import { formatTyped } from '../../shared/parse-price.ts'
import type { ListingSnapshot as Snapshot } from '../api/index.ts'
import { deliveryLabel } from '../delivery/delivery-labels.ts'
import { type Fact, Facts } from '../ui/layout/page-layout.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage } from '../ui/text.ts'
import { describeOutcomes } from '../verification/outcome-counts.ts'

/** A listing as it was at the time of booking. */
export default function ListingSnapshot({
  snapshot,
  phoneId,
}: {
  snapshot: Snapshot
  phoneId: string
}) {
  const { photos, description, answers, isChanged, at } = snapshot
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-sm text-pretty text-muted">
        Saved on <Moment at={at} exact />.{' '}
        {isChanged && (
          <>
            The seller has edited the listing since then.{' '}
            <Link to={pages.phone(phoneId)} className={linkClass}>
              See the current listing
            </Link>
            .
          </>
        )}
      </p>
      {photos.length > 0 && <Photos photos={photos} />}
      {description && (
        <p className="max-w-prose text-pretty wrap-anywhere whitespace-pre-line">{description}</p>
      )}
      <Facts facts={factsOf(snapshot)} />
      {answers.length > 0 && <Answers answers={answers} />}
    </div>
  )
}

/** Thumbnails that open the full photo. */
function Photos({ photos }: Pick<Snapshot, 'photos'>) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {photos.map(({ src, alt, sources }, index) => (
        <li key={src}>
          <a
            href={src}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-field bg-sand outline-offset-2"
          >
            <img
              src={sources?.webp.split(' ', 1)[0] ?? src}
              alt={alt || `Photo ${index + 1} of ${photos.length}`}
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

function factsOf(snapshot: Snapshot): Fact[] {
  const { brand, name, model, location, checkup } = snapshot
  const { price, originalPrice, currency } = snapshot
  const facts: [string, Fact['value']][] = [
    ['Title', name],
    ['Model', model ?? brand],
    ...detailEntries.map(([key, field]): [string, string] => [
      field.detailLabel ?? field.label,
      displayField(field, snapshot[key]),
    ]),
    ['Location', location],
    ['Delivery', deliveryLabel(snapshot)],
    ['Returns', summarizeReturns(snapshot)],
    ['Warranty', summarizeWarranty(snapshot)],
    ['Price', formatTyped(price, currency)],
    ['Original price', originalPrice && formatTyped(originalPrice, currency)],
    [
      'Phone check',
      checkup && (
        <>
          {describeOutcomes(checkup.results)}, <Moment at={checkup.madeAt} />
        </>
      ),
    ],
  ]
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))
}

/** Unlike the rest of the copy, the answers come in the language of the page. */
function Answers({ answers }: Pick<Snapshot, 'answers'>) {
  const language = useLanguage()
  const { direction } = languages[language]
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">The seller’s answers</h3>
      <dl
        lang={language}
        dir={direction}
        className="divide-y divide-hairline border-y border-hairline"
      >
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
