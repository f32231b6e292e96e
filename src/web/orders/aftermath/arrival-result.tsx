import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'
import type { Arrival } from './calls.ts'
import type { You } from './dispute-words.ts'

/** How the phone that came compares with the one that was told of. */
export function ArrivalResult({ arrival, you }: { arrival: Arrival; you: You }) {
  const { grade, toldGrade, differences, isWorse, at } = arrival
  const Icon = isWorse ? TriangleAlert : CircleCheck
  return (
    <div className="flex flex-col gap-4" role="status">
      <div
        className={classNames(
          'flex items-start gap-4 rounded-box p-4',
          isWorse ? 'bg-amber-wash' : 'bg-green-wash',
        )}
      >
        <Icon
          aria-hidden="true"
          className={classNames('mt-0.5 size-5 shrink-0', isWorse ? 'text-amber' : 'text-green')}
        />
        <div className="min-w-0">
          <p className="font-semibold">{headline(arrival, you)}</p>
          <p className="text-sm text-muted">
            Looked over <Moment at={at} exact />
          </p>
        </div>
        {toldGrade && toldGrade !== grade && (
          <p className="ms-auto flex shrink-0 items-center gap-2 font-display text-lg font-bold">
            <span className="sr-only">Told: grade </span>
            {toldGrade}
            <ArrowRight aria-hidden="true" className="size-4 text-muted" />
            <span className="sr-only">, found: grade </span>
            {grade}
          </p>
        )}
      </div>
      {differences.length > 0 && <Differences arrival={arrival} />}
    </div>
  )
}

/** Told and found side by side, the worse ones first. */
function Differences({ arrival }: { arrival: Arrival }) {
  const rows = arrival.differences.toSorted((a, b) => Number(b.isWorse) - Number(a.isWorse))
  return (
    <ul className="@container divide-y divide-hairline border-y border-hairline">
      {rows.map(({ question, told, found, isWorse }) => (
        <li key={question} className="flex flex-col gap-1.5 py-3">
          <p className="text-sm text-muted">{question}</p>
          <dl className="grid gap-x-6 gap-y-1 @2xl:grid-cols-2">
            <div className="flex gap-2">
              <dt className="w-14 shrink-0 text-sm leading-6 text-muted">Told</dt>
              <dd className="min-w-0">{told}</dd>
            </div>
            <div className="flex flex-wrap gap-x-2">
              <dt className="w-14 shrink-0 text-sm leading-6 text-muted">Found</dt>
              <dd className="min-w-0 flex-1 font-medium">{found}</dd>
              <dd className="ms-auto">
                <Badge tone={isWorse ? 'waiting' : 'good'}>{isWorse ? 'Worse' : 'Better'}</Badge>
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function headline({ differences, isWorse }: Arrival, you: You) {
  if (!isWorse && differences.length === 0) return 'As it was told, question by question.'
  if (!isWorse) return 'As good as it was told, or better.'
  return you === 'buyer'
    ? 'Your phone is worse than you were told.'
    : 'The phone is worse than the listing told.'
}
