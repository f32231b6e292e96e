import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { ChevronDown, Scale } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { MAX_DECISION_LENGTH, MIN_DECISION_LENGTH } from '../../../shared/orders/order-limits.ts'
import type { PageMessages } from '../../../text/pages.ts'
import type { Api } from '../../api/index.ts'
import { useNow } from '../../api/server-time.ts'
import { Loaded, ShowMore } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { ReportedMessages } from '../../messaging/reported-conversation.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'
import { EmptyState, Spinner } from '../../ui/layout/page-states.tsx'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useCount, useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { ArrivalResult } from '../after-delivery/arrival-check.tsx'
import { ListingSnapshotSection } from '../listing-snapshot-section.tsx'
import {
  afterDeliveryQueries,
  type Dispute,
  type disputeQueueQuery,
  type Statement,
} from '../order-api.ts'
import { LoadError } from '../order-section.tsx'
import { ClaimCard } from '../warranty/warranty-section.tsx'
import { CaseHeader, ListedPhotos } from './dispute-evidence.tsx'
import { stageTones, useDisputeTexts } from './dispute-labels.ts'
import { ReturnPanel } from './dispute-section.tsx'
import { OutcomeFields, toSettlement, useAmountCheck } from './outcome-fields.tsx'
import { SettlementPanel } from './settlements.tsx'
import { AddStatement, StatementCard } from './statements.tsx'

const ListingProofs = lazyPart(['card', 'facts', 'phone'], () => import('./listing-proofs.tsx'))

type DisputesPageProps = { disputes: ReturnType<typeof disputeQueueQuery> }

/** Open disputes. Admins don't see those of their own orders. */
export function DisputesPage({ disputes: listed }: DisputesPageProps) {
  const { api, refresh } = useDashboard()
  const query = useInfiniteQuery(listed)
  const t = useTranslations('cases')
  return (
    <Loaded shape="list" query={query} caption={t('caption')}>
      {({ pages: read }) => {
        const disputes = read.flatMap(({ body }) => body)
        return disputes.length === 0 ? (
          <EmptyState picture={<Scale />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        ) : (
          <>
            <DisputesList {...{ api, disputes, refresh }} />
            <ShowMore
              query={query}
              shown={disputes.length}
              isLong={read.length > 1}
              things={t('caption')}
            />
          </>
        )
      }}
    </Loaded>
  )
}

type DisputesListProps = {
  api: Api
  disputes: readonly Dispute[]
  refresh: () => Promise<void>
}

/** The queue; the first case is open from the start. */
function DisputesList({ api, disputes, refresh }: DisputesListProps) {
  const now = useNow()
  const t = useTranslations('cases')
  const queue = byUrgency(disputes, now)
  const [opened, setOpened] = useState(queue[0]?._id)

  async function decided(message: string) {
    toast.success(message)
    setOpened(undefined)
    await refresh()
  }

  const current = queue.find(({ _id }) => _id === opened)
  return (
    <div className="flex flex-col gap-4">
      <ol aria-label={t('list')} className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {queue.map((dispute) => (
          <li key={dispute._id} className="min-w-0">
            <QueueRow
              dispute={dispute}
              why={adminReason(dispute, now)}
              isOpen={opened === dispute._id}
              onPress={() => setOpened(opened === dispute._id ? undefined : dispute._id)}
            />
          </li>
        ))}
      </ol>
      {current && (
        <section
          key={current._id}
          aria-label={t('case', { name: current.name })}
          className="rounded-box border border-hairline bg-raised"
        >
          <DisputeCase {...{ api, dispute: current, refresh }} onDecided={decided} />
        </section>
      )}
    </div>
  )
}

type QueueRowProps = {
  dispute: Dispute
  why: AdminReason | undefined
  isOpen: boolean
  onPress: () => void
}

function QueueRow({ dispute, why, isOpen, onPress }: QueueRowProps) {
  const t = useTranslations('cases')
  const stageName = useTranslations('dispute.stage')
  const texts = useDisputeTexts()
  const language = useLanguage()
  const { name, img, buyer, seller, priceMinor, currency, reason, stage, endsAt } = dispute
  return (
    <h2 className="h-full">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex size-full cursor-pointer items-start gap-4 rounded-box border border-hairline bg-raised p-4 text-start hover:bg-sand/50 aria-expanded:border-accent"
        onClick={onPress}
      >
        <Thumbnail src={img} />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="text-lg font-semibold wrap-anywhere">{name}</bdi>
            <Badge tone={why && stage !== 'answered' ? 'danger' : stageTones[stage]}>
              {why ? t(`why.${why}`) : stageName(stage)}
            </Badge>
          </span>
          <span className="font-sans text-sm font-normal text-muted">
            {t('sale', {
              reason: texts.reason(reason).label,
              price: formatMoney(priceMinor, currency, language),
              buyer,
              seller,
            })}
          </span>
          {endsAt && (
            <span className="font-sans text-sm font-normal text-muted">
              {t.rich('refundsOn', { time: () => <Moment at={endsAt} deadline /> })}
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`mt-1 size-5 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
    </h2>
  )
}

/** Why a dispute needs an admin; undefined while the two sides can still resolve it. */
export function adminReason(dispute: Dispute, now: number): AdminReason | undefined {
  if (dispute.stage === 'stuck') return 'stuck'
  if (dispute.stage === 'open' && isPast(dispute.answerDueAt, now)) return 'late'
  // Answered disputes with a deadline end automatically.
  if (dispute.stage === 'answered') return dispute.endsAt ? 'answered' : 'noRefund'
}

type AdminReason = keyof PageMessages['cases']['why']

/** Stuck disputes first, then unanswered ones, then by deadline. */
export function byUrgency(disputes: readonly Dispute[], now: number): Dispute[] {
  return disputes.toSorted(
    (a, b) =>
      rank(a, now) - rank(b, now) || endTime(a) - endTime(b) || openedTime(a) - openedTime(b),
  )
}

function rank(dispute: Dispute, now: number): number {
  if (dispute.stage === 'stuck') return 0
  if (dispute.stage === 'open') return isPast(dispute.answerDueAt, now) ? 1 : 3
  return dispute.stage === 'answered' ? 2 : 4
}

const isPast = (at: string | null, now: number) => at !== null && Date.parse(at) <= now
const openedTime = ({ openedAt }: Dispute) => Date.parse(openedAt)
const endTime = ({ endsAt }: Dispute) => (endsAt ? Date.parse(endsAt) : Number.MAX_SAFE_INTEGER)

type DisputeCaseProps = {
  api: Api
  dispute: Dispute
  refresh: () => Promise<void>
  onDecided: (message: string) => Promise<void>
}

/** Everything an admin needs to decide: both statements, the phone as listed and received, the form. */
function DisputeCase({ api, dispute, refresh, onDecided }: DisputeCaseProps) {
  const viewerRole = 'admin'
  const t = useTranslations('cases')
  const isHydrated = useHydrated()
  async function onDone(_: Dispute, message: string) {
    toast.success(message)
    await refresh()
  }
  const questions = dispute.statements.filter(({ by }) => by === 'admin')
  return (
    <div className="grid items-start gap-8 p-4 md:p-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <CaseHeader dispute={dispute} />
        <ListedPhotos {...{ api, dispute }} />
        {dispute.claim && (
          <Part title={t('claim')}>
            <ClaimCard order={{ viewerRole, ...dispute }} claim={dispute.claim} />
          </Part>
        )}
        <div className="grid gap-6 md:grid-cols-2">
          <SideStatements dispute={dispute} by="buyer" />
          <SideStatements dispute={dispute} by="seller" />
        </div>
        {questions.length > 0 && (
          <Part title={t('questions')}>
            <Statements statements={questions} dispute={dispute} />
          </Part>
        )}
        <AddStatement {...{ api, dispute, viewerRole, onDone }} />
        <ArrivalPart {...{ api, dispute }} />
        <ListingSnapshotSection
          api={api}
          orderId={dispute.orderId}
          phoneId={dispute.phoneId}
          title={t('snapshot', { buyer: dispute.buyer })}
        />
        <ReturnPanel {...{ api, dispute, viewerRole, onDone }} />
        {dispute.settlements.length > 0 && (
          <Part title={t('proposals')}>
            <SettlementPanel {...{ api, dispute, viewerRole, onDone }} />
          </Part>
        )}
        <DisputeConversation {...{ api, dispute }} />
        {isHydrated && (
          <LazyPanel fallback={null}>
            <ListingProofs {...{ api }} phoneId={dispute.phoneId} />
          </LazyPanel>
        )}
      </div>
      <div className="xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
        <DecisionForm {...{ api, dispute, onDecided }} />
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function SideStatements({ dispute, by }: { dispute: Dispute; by: 'buyer' | 'seller' }) {
  const statements = dispute.statements.filter((one) => one.by === by)
  const name = by === 'buyer' ? dispute.buyer : dispute.seller
  const t = useTranslations('cases')
  return (
    <Part title={t('statements', { name })}>
      {statements.length === 0 ? (
        <p className="rounded-box bg-sand/50 p-4 text-muted">{t('noStatements', { name })}</p>
      ) : (
        <Statements statements={statements} dispute={dispute} />
      )}
    </Part>
  )
}

function Statements({ statements, dispute }: { statements: Statement[]; dispute: Dispute }) {
  const texts = useDisputeTexts()
  return (
    <ol className="flex flex-col gap-3">
      {statements.map((statement) => (
        <li key={statement._id}>
          <StatementCard
            statement={statement}
            name={texts.name(statement.by, 'admin', dispute)}
            isOwn={statement.by === 'admin'}
          />
        </li>
      ))}
    </ol>
  )
}

function ArrivalPart({ api, dispute }: { api: Api; dispute: Dispute }) {
  const query = useQuery(afterDeliveryQueries.arrival(api, dispute.orderId))
  const t = useTranslations('cases')
  const { data: arrival, error } = query
  return (
    <Part title={t('check')}>
      {arrival && <ArrivalResult arrival={arrival} viewerRole="admin" />}
      {arrival === null && <p className="text-muted">{t('noCheck')}</p>}
      {arrival === undefined && error && <LoadError query={query} />}
    </Part>
  )
}

/** The messages between buyer and seller, on request: every access is logged. */
function DisputeConversation({ api, dispute }: { api: Api; dispute: Dispute }) {
  const [isRequested, setRequested] = useState(false)
  const t = useTranslations('cases')
  const query = useQuery({
    queryKey: ['disputed-conversation', dispute.orderId],
    queryFn: async () =>
      (await api.get('/api/orders/{id}/dispute/conversation', { path: { id: dispute.orderId } }))
        .conversation,
    enabled: isRequested,
    // Every fetch is logged as an access.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: conversation, error } = query
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">{t('messages')}</h3>
      {!isRequested && (
        <>
          <p className="text-sm text-muted">{t('messagesText')}</p>
          <Button onClick={() => setRequested(true)}>{t('read')}</Button>
        </>
      )}
      {conversation && <ReportedMessages conversation={conversation} />}
      {conversation === null && <p className="text-muted">{t('noMessages')}</p>}
      {isRequested &&
        conversation === undefined &&
        (error ? <LoadError query={query} /> : <Spinner label={t('loading')} />)}
    </section>
  )
}

type DecisionFormProps = {
  api: Api
  dispute: Dispute
  onDecided: (message: string) => Promise<void>
}

/** The outcome and the reason, which both sides can read. */
function DecisionForm({ api, dispute, onDecided }: DecisionFormProps) {
  const texts = useDisputeTexts()
  const amountProblem = useAmountCheck()
  const t = useTranslations('cases.decision')
  const shown = useCount()
  const [confirm, dialog] = useConfirm()
  const form = useDraftForm(`decision-${dispute.orderId}`, {
    initial: { kind: '', amount: '', refundMinor: '', reason: '' },
    check: ({ kind, amount, reason }) => ({
      kind: kind ? undefined : t('outcomeRequired'),
      amount: kind === 'part_refund' ? amountProblem(amount, dispute) : undefined,
      reason:
        reason.trim().length < MIN_DECISION_LENGTH
          ? t('reasonTooShort', { min: shown(MIN_DECISION_LENGTH) })
          : undefined,
    }),
    async send(values) {
      const settlement = toSettlement(values, dispute)
      const { kind, refundMinor = null } = settlement
      const outcome = texts.outcome({ kind, refundMinor }, dispute, 'admin')
      const what = t('confirm', { outcome })
      if (!(await confirm({ what, action: t('submit') }))) return
      await api.post('/api/orders/{id}/dispute/decision', {
        path: { id: dispute.orderId },
        body: { ...settlement, reason: values.reason.replace(/\s+/g, ' ').trim() },
        once: true,
      })
      await onDecided(t('done'))
    },
  })
  return (
    <form
      {...form.form}
      aria-label={t('submit')}
      className="flex flex-col gap-5 rounded-box bg-sand/50 p-4 md:p-5"
    >
      <OutcomeFields form={form} legend={t('outcome')} dispute={dispute} viewerRole="admin" />
      <TextareaField
        {...form.field('reason')}
        label={t('reason')}
        help={t('reasonHelp')}
        maxLength={MAX_DECISION_LENGTH}
      />
      <FormError title={form.message ?? form.problem('refundMinor')} />
      <SubmitButton form={form} busyLabel={t('busy')}>
        {t('submit')}
      </SubmitButton>
      {dialog}
    </form>
  )
}
