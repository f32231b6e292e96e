import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages, api as paths } from '../../../routes.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import type { PhoneDetail } from '../../listings/phone-page/detail.ts'
import { Proofs } from '../../listings/phone-page/proofs.tsx'
import { ThreadRead } from '../../messaging/reported-thread.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { toast } from '../../ui/toaster.tsx'
import {
  type AfterDeliveryApi,
  afterDeliveryCalls,
  afterDeliveryQueries,
  type Dispute,
  type Statement,
} from '../after-delivery/api.ts'
import { ArrivalResult } from '../after-delivery/arrival-check.tsx'
import { AsSold } from '../as-sold.tsx'
import { LoadError } from '../order-section.tsx'
import { displayName, outcomeSummary } from './dispute-labels.ts'
import { amountProblem, OutcomeFields, toSettlement } from './outcome-fields.tsx'
import { ReturnPanel } from './returns.tsx'
import { SettlementPanel } from './settlements.tsx'
import { AddStatement, StatementCard } from './statements.tsx'

type DisputeCaseProps = {
  api: AfterDeliveryApi
  dispute: Dispute
  refresh: () => Promise<void>
  onDecided: (words: string) => Promise<void>
}

/** All that is needed to decide: both sides beside each other, the phone told and found, and the form. */
export function DisputeCase({ api, dispute, refresh, onDecided }: DisputeCaseProps) {
  const you = 'admin'
  async function onDone(_: Dispute, words: string) {
    toast.success(words)
    await refresh()
  }
  const asked = dispute.statements.filter(({ by }) => by === 'admin')
  return (
    <div className="flex flex-col gap-8 border-t border-hairline p-4 md:p-5">
      <div className="grid gap-6 md:grid-cols-2">
        <SideStatements dispute={dispute} by="buyer" />
        <SideStatements dispute={dispute} by="seller" />
      </div>
      {asked.length > 0 && (
        <Part title="Asked by admins">
          <Statements statements={asked} dispute={dispute} />
        </Part>
      )}
      <AddStatement {...{ api, dispute, you, onDone }} />
      <ArrivalPart {...{ api, dispute }} />
      <AsSold
        api={api}
        orderId={dispute.orderId}
        phoneId={dispute.phoneId}
        title={`As it was offered when ${dispute.buyer} booked`}
      />
      <ReturnPanel {...{ api, dispute, you, onDone }} />
      {dispute.settlements.length > 0 && (
        <Part title="Proposed so far">
          <SettlementPanel {...{ api, dispute, you, onDone }} />
        </Part>
      )}
      <DisputeConversation {...{ api, dispute }} />
      <ListingProofs {...{ api }} phoneId={dispute.phoneId} />
      <div>
        <Link to={pages.order(dispute.orderId)} className={buttonClass()}>
          See the whole order
        </Link>
      </div>
      <DecisionForm {...{ api, dispute, onDecided }} />
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
  return (
    <Part title={`What ${name} says`}>
      {statements.length === 0 ? (
        <p className="rounded-box bg-sand/50 p-4 text-muted">{name} has said nothing yet.</p>
      ) : (
        <Statements statements={statements} dispute={dispute} />
      )}
    </Part>
  )
}

function Statements({ statements, dispute }: { statements: Statement[]; dispute: Dispute }) {
  return (
    <ol className="flex flex-col gap-3">
      {statements.map((statement) => (
        <li key={statement._id}>
          <StatementCard statement={statement} name={displayName(statement.by, 'admin', dispute)} />
        </li>
      ))}
    </ol>
  )
}

function ArrivalPart({ api, dispute }: { api: AfterDeliveryApi; dispute: Dispute }) {
  const query = useQuery(afterDeliveryQueries.arrival(api, dispute.orderId))
  const { data: arrival, error } = query
  return (
    <Part title="The phone as the buyer found it">
      {arrival && <ArrivalResult arrival={arrival} you="admin" />}
      {arrival === null && (
        <p className="text-muted">The buyer has not answered the questions about it.</p>
      )}
      {arrival === undefined && error && <LoadError query={query} />}
    </Part>
  )
}

/** What the two wrote to each other, once an admin asks for it: each reading is in the log. */
export function DisputeConversation({ api, dispute }: { api: AfterDeliveryApi; dispute: Dispute }) {
  const [asked, setAsked] = useState(false)
  const query = useQuery({
    queryKey: ['disputed-conversation', dispute.orderId],
    queryFn: () => afterDeliveryCalls(api).conversation(dispute.orderId),
    enabled: asked,
    // One look is one reading.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: thread, error } = query
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">Their messages</h3>
      {!asked && (
        <>
          <p className="text-sm text-muted">That you read them is written in the log.</p>
          <Button onClick={() => setAsked(true)}>Read their messages</Button>
        </>
      )}
      {thread && <ThreadRead thread={thread} />}
      {thread === null && <p className="text-muted">They did not write to each other.</p>}
      {asked &&
        thread === undefined &&
        (error ? <LoadError query={query} /> : <Spinner label="Loading" />)}
    </section>
  )
}

/** What was proven of the phone when it was listed: IMEI, grade, check-up, possession. */
export function ListingProofs({ api, phoneId }: { api: AfterDeliveryApi; phoneId: string }) {
  const query = useQuery({
    queryKey: ['phone', phoneId],
    queryFn: () => api.get<PhoneDetail>(paths.phone(phoneId)),
  })
  if (query.data) return <Proofs phone={query.data} />
  return query.error ? <LoadError query={query} /> : null
}

/** Characters; the server takes no more. */
const MAX_REASON = 1000
/** Fewer explain nothing. */
const MIN_REASON = 10

type DecisionFormProps = {
  api: AfterDeliveryApi
  dispute: Dispute
  onDecided: (words: string) => Promise<void>
}

/** How it ends, and why; both read it. */
export function DecisionForm({ api, dispute, onDecided }: DecisionFormProps) {
  const [confirm, dialog] = useConfirm()
  const form = useDraftForm(`decision-${dispute.orderId}`, {
    initial: { kind: '', amount: '', refundMinor: '', reason: '' },
    check: ({ kind, amount, reason }) => ({
      kind: kind ? undefined : 'Choose how it ends',
      amount: kind === 'part_refund' ? amountProblem(amount, dispute) : undefined,
      reason: reason.trim().length < MIN_REASON ? 'Say why: both read it' : undefined,
    }),
    async send(values) {
      const settlement = toSettlement(values, dispute)
      const { kind, refundMinor = null } = settlement
      const what = `${outcomeSummary({ kind, refundMinor }, dispute, 'admin')} Both are told, with your reason.`
      if (!(await confirm({ what, act: 'Decide' }))) return
      await afterDeliveryCalls(api).decide(dispute.orderId, {
        ...settlement,
        reason: values.reason.replace(/\s+/g, ' ').trim(),
      })
      await onDecided('Decided. Both are told')
    },
  })
  return (
    <form
      {...form.form}
      aria-label="Decide"
      className="flex flex-col gap-5 rounded-box bg-sand/50 p-4 md:p-5"
    >
      <OutcomeFields form={form} legend="How does it end?" dispute={dispute} you="admin" />
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="In plain words, with what you go by."
        maxLength={MAX_REASON}
      />
      <FormError title={form.message ?? form.problem('refundMinor')} />
      <SubmitButton form={form} busyLabel="Deciding">
        Decide
      </SubmitButton>
      {dialog}
    </form>
  )
}
