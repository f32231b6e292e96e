import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../../routes.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toaster.tsx'
import { ArrivalResult } from '../aftermath/arrival-result.tsx'
import type { AftermathApi, Dispute, Statement } from '../aftermath/calls.ts'
import { nameOf } from '../aftermath/dispute-words.ts'
import { Failed } from '../aftermath/failed.tsx'
import { aftermathQueries } from '../aftermath/queries.ts'
import { ReturnPanel } from '../aftermath/return-panel.tsx'
import { SayMore } from '../aftermath/say-more.tsx'
import { SettlementPanel } from '../aftermath/settlement-panel.tsx'
import { Said } from '../aftermath/statement-list.tsx'
import { AsSold } from '../as-sold.tsx'
import { Conversation } from './conversation.tsx'
import { DecisionForm } from './decision-form.tsx'
import { ListingProofs } from './listing-proofs.tsx'

type DisputeCaseProps = {
  api: AftermathApi
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
        <Side dispute={dispute} by="buyer" />
        <Side dispute={dispute} by="seller" />
      </div>
      {asked.length > 0 && (
        <Part title="Asked by admins">
          <Statements statements={asked} dispute={dispute} />
        </Part>
      )}
      <SayMore {...{ api, dispute, you, onDone }} />
      <Found {...{ api, dispute }} />
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
      <Conversation {...{ api, dispute }} />
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

function Side({ dispute, by }: { dispute: Dispute; by: 'buyer' | 'seller' }) {
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
          <Said statement={statement} name={nameOf(statement.by, 'admin', dispute)} />
        </li>
      ))}
    </ol>
  )
}

function Found({ api, dispute }: { api: AftermathApi; dispute: Dispute }) {
  const query = useQuery(aftermathQueries.arrival(api, dispute.orderId))
  const { data: arrival, error } = query
  return (
    <Part title="The phone as the buyer found it">
      {arrival && <ArrivalResult arrival={arrival} you="admin" />}
      {arrival === null && (
        <p className="text-muted">The buyer has not answered the questions about it.</p>
      )}
      {arrival === undefined && error && <Failed query={query} />}
    </Part>
  )
}
