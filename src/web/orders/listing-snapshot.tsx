import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import { isolatePlace } from '../../shared/isolate.ts'
import { detailEntries, displayField } from '../../shared/listings/field-values.ts'
import { formatTyped } from '../../shared/parse-price.ts'
import type { ListingSnapshot as Snapshot } from '../api/index.ts'
import { deliveryText } from '../delivery/delivery-labels.ts'
import { type Fact, Facts } from '../ui/layout/page-layout.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useCount, useLanguage, useTranslations } from '../ui/text.ts'
import { countOutcomes } from '../verification/outcome-counts.ts'
import { useOrderTexts } from './order-texts.ts'

/** A listing as it was at the time of booking. Its facts are named in the language of the page; what was typed stays. */
export default function ListingSnapshot({
  snapshot,
  phoneId,
}: {
  snapshot: Snapshot
  phoneId: string
}) {
  const t = useTranslations('snapshot')
  const { photos, description, answers, isChanged, at } = snapshot
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-sm text-pretty text-muted">
        {t.rich('saved', { time: () => <Moment at={at} exact /> })}
        {isChanged && (
          <span>
            {' '}
            {t.rich('edited', {
              link: (text) => (
                <Link to={pages.phone(phoneId)} className={linkClass}>
                  {text}
                </Link>
              ),
            })}
          </span>
        )}
      </p>
      {photos.length > 0 && <Photos photos={photos} />}
      {description && (
        <p dir="auto" className="max-w-prose text-pretty wrap-anywhere whitespace-pre-line">
          {description}
        </p>
      )}
      <Facts facts={useSnapshotFacts(snapshot)} />
      {answers.length > 0 && <Answers answers={answers} />}
    </div>
  )
}

/** Thumbnails that open the full photo. */
function Photos({ photos }: Pick<Snapshot, 'photos'>) {
  const t = useTranslations('snapshot')
  const shown = useCount()
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
              alt={alt || t('photo', { place: shown(index + 1), count: shown(photos.length) })}
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

function useSnapshotFacts(snapshot: Snapshot): Fact[] {
  const t = useTranslations('snapshot')
  const order = useOrderTexts()
  const card = useTranslations('card')
  const language = useLanguage()
  const { brand, name, model, location, price, originalPrice, currency, warrantyText } = snapshot
  const facts: [string, Fact['value']][] = [
    [t('location'), location && isolatePlace(location, language)],
    [t('delivery'), deliveryText(snapshot, card, language)],
    [t('returns'), order.returns(snapshot)],
    [
      t('warranty'),
      <>
        <span>{order.warranty(snapshot)}</span>
        {warrantyText && (
          <span className="block font-normal text-muted">
            <bdi>{warrantyText}</bdi>
          </span>
        )}
      </>,
    ],
    [t('price'), formatTyped(price, currency, language)],
    [t('original'), originalPrice && formatTyped(originalPrice, currency, language)],
    [t('check'), useCheckFact(snapshot)],
  ]
  return [
    { term: t('title'), value: <bdi>{name}</bdi> },
    { term: t('model'), value: <bdi>{model ?? brand}</bdi> },
    ...useDetailFacts(snapshot),
    ...facts.flatMap(([term, value]) => (value ? [{ term, value }] : [])),
  ]
}

/** The fields of a listing that describe the phone. */
function useDetailFacts(snapshot: Snapshot): Fact[] {
  const t = useTranslations('facts')
  const card = useTranslations('card')
  const shown = useCount()
  const { storageGb, used, batteryPercent, color, grade } = snapshot
  const isTera = storageGb !== null && storageGb >= 1024 && storageGb % 1024 === 0
  /** The value where it is not shown as every field is. */
  const values: { [key in string]?: ReactNode } = {
    storageGb:
      storageGb !== null &&
      (isTera
        ? card('terabytes', { size: shown(storageGb / 1024) })
        : card('gigabytes', { size: shown(storageGb) })),
    used: used && <bdi>{used}</bdi>,
    batteryPercent: batteryPercent !== null && t('percent', { shown: shown(batteryPercent) }),
    color: color && <bdi>{color}</bdi>,
    grade: grade ? t(`grade.${grade}`) : card('grade.none'),
  }
  return detailEntries.flatMap(([key, field]): Fact[] => {
    const value = key in values ? values[key] : displayField(field, snapshot[key])
    if (!value) return []
    // A field that an operator adds may have no message.
    const message = `detail.${key}` as 'detail.color'
    return [{ term: t.has(message) ? t(message) : field.label, value }]
  })
}

/** '11 passed, 1 failed', and when it was. */
function useCheckFact({ checkup }: Pick<Snapshot, 'checkup'>) {
  const t = useTranslations('snapshot')
  const shown = useCount()
  if (!checkup) return null
  const results = countOutcomes(checkup.results)
    .map(([outcome, count]) => t(`outcome.${outcome}`, { shown: shown(count) }))
    .join(t('comma'))
  return t.rich('results', { results, time: () => <Moment at={checkup.madeAt} /> })
}

function Answers({ answers }: Pick<Snapshot, 'answers'>) {
  const t = useTranslations('snapshot')
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('answers')}</h3>
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
