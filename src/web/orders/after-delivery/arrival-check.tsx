import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, CircleCheck, ScanSearch, TriangleAlert } from 'lucide-react'
import { lazy, useState } from 'react'
import { canCheckArrival } from '../../../shared/orders/order-life-cycle.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { Viewer } from '../disputes/dispute-labels.ts'
import { type Arrival, afterDeliveryQueries } from '../order-api.ts'
import { LoadError, OrderSection, SectionPending } from '../order-section.tsx'
import type { AfterDeliveryProps } from './after-delivery.tsx'

const ArrivalQuestions = lazy(() => import('./arrival-questions.tsx'))

/** The buyer answers the seller's grading questions and sees how the phone compares with its listing. */
export function ArrivalSection({ api, order }: AfterDeliveryProps) {
  const t = useTranslations('dispute.arrival')
  const { queryKey } = afterDeliveryQueries.arrival(api, order._id)
  const query = useQuery(afterDeliveryQueries.arrival(api, order._id))
  const queryClient = useQueryClient()
  const [answering, setAnswering] = useState(false)
  const { data: arrival, error } = query
  const canCheck = order.viewerRole === 'buyer' && canCheckArrival(order.state)
  if (!canCheck && !arrival) return null

  function onSaved(saved: Arrival) {
    queryClient.setQueryData(queryKey, saved)
    setAnswering(false)
  }

  return (
    <OrderSection
      id="arrival"
      title={t(order.viewerRole === 'buyer' ? 'titleBuyer' : 'title')}
      Icon={ScanSearch}
      lead={canCheck ? t(arrival ? 'leadDone' : 'lead') : undefined}
    >
      {arrival === undefined && error && <LoadError query={query} />}
      {arrival === undefined && !error && <SectionPending label={t('loading')} />}
      {arrival && !answering && <ArrivalResult arrival={arrival} viewerRole={order.viewerRole} />}
      {answering && (
        <LazyPanel fallback={<SectionPending label={t('loadingQuestions')} />}>
          <ArrivalQuestions
            {...{ api }}
            orderId={order._id}
            onSaved={onSaved}
            onCancel={() => setAnswering(false)}
          />
        </LazyPanel>
      )}
      {canCheck && arrival !== undefined && !answering && (
        <div>
          <Button onClick={() => setAnswering(true)}>{t(arrival ? 'again' : 'start')}</Button>
        </div>
      )}
    </OrderSection>
  )
}

export function ArrivalResult({ arrival, viewerRole }: { arrival: Arrival; viewerRole: Viewer }) {
  const t = useTranslations('dispute.arrival')
  const { grade, listedGrade, differences, isWorse, at } = arrival
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
          <p className="font-semibold">{t(headline(arrival, viewerRole))}</p>
          <p className="text-sm text-muted">
            {t.rich('checked', { time: () => <Moment at={at} exact /> })}
          </p>
        </div>
        {listedGrade && listedGrade !== grade && (
          <p className="ms-auto flex shrink-0 items-center gap-2 font-display text-lg font-bold">
            <span className="sr-only">{t('listedAs')}</span>
            {listedGrade}
            <ArrowRight aria-hidden="true" className="size-4 text-muted rtl:rotate-180" />
            <span className="sr-only">{t('receivedAs')}</span>
            {grade}
          </p>
        )}
      </div>
      {differences.length > 0 && <Differences arrival={arrival} />}
    </div>
  )
}

/** Listed and received side by side, worse answers first. */
function Differences({ arrival }: { arrival: Arrival }) {
  const t = useTranslations('dispute.arrival')
  const rows = arrival.differences.toSorted((a, b) => Number(b.isWorse) - Number(a.isWorse))
  return (
    <ul className="@container divide-y divide-hairline border-y border-hairline">
      {rows.map(({ question, listed, received, isWorse }) => (
        <li key={question} className="flex flex-col gap-1.5 py-3">
          <p className="text-sm text-muted">{question}</p>
          <dl className="grid gap-x-6 gap-y-1 @2xl:grid-cols-2">
            <div className="flex gap-2">
              <dt className="w-18 shrink-0 text-sm leading-6 text-muted">{t('listed')}</dt>
              <dd className="min-w-0">{listed}</dd>
            </div>
            <div className="flex flex-wrap gap-x-2">
              <dt className="w-18 shrink-0 text-sm leading-6 text-muted">{t('received')}</dt>
              <dd className="min-w-0 flex-1 font-medium">{received}</dd>
              <dd className="ms-auto">
                <Badge tone={isWorse ? 'waiting' : 'good'}>{t(isWorse ? 'worse' : 'better')}</Badge>
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function headline({ differences, isWorse }: Arrival, viewerRole: Viewer) {
  if (!isWorse && differences.length === 0) return 'matches'
  if (!isWorse) return 'asGood'
  return viewerRole === 'buyer' ? 'worseYours' : 'worseCondition'
}
