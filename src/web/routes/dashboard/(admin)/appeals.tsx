import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MAX_REASON_LENGTH } from '../../../../shared/limits.ts'
import type { Api, Appeal } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded, ShowMore } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { ModerationFrame, tabQueries } from '../../../moderation/moderation-frame.tsx'
import { isOpenAppeal } from '../../../moderation/queries.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { EmptyState } from '../../../ui/layout/page-states.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

export const Route = createFileRoute('/dashboard/(admin)/appeals')({
  ...dashboardPage({ title: 'Appeals', access: 'decideAppeals' }),
  loader: ({ context }) => loadQueries(context, tabQueries(context.api)),
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  const query = useInfiniteQuery(tabQueries(api).appeals)
  return (
    <ModerationFrame lead="What banned people write. Accepting an appeal ends the ban.">
      <Loaded query={query} caption="appeals">
        {({ pages: loaded }) => {
          const appeals = loaded.flatMap(({ body }) => body)
          return (
            <>
              <AppealsList {...{ api, appeals, refresh }} />
              <ShowMore
                query={query}
                shown={appeals.length}
                isLong={loaded.length > 1}
                things="appeals"
              />
            </>
          )
        }}
      </Loaded>
    </ModerationFrame>
  )
}

type Decision = 'accepted' | 'rejected'
type AppealDecision = { appeal: Appeal; decision: Decision }

type AppealsListProps = {
  api: Pick<Api, 'put'>
  appeals: readonly Appeal[]
  refresh: () => Promise<void>
}

const texts = {
  accepted: {
    title: 'Accept appeal',
    what: 'can log in again. Their withdrawn phones stay withdrawn.',
    busy: 'Accepting',
    done: 'Appeal accepted',
  },
  rejected: {
    title: 'Reject appeal',
    what: 'stays banned and can’t appeal against this ban again.',
    busy: 'Rejecting',
    done: 'Appeal rejected',
  },
} as const

/** Appeals against bans, the open ones first. */
function AppealsList({ api, appeals, refresh }: AppealsListProps) {
  const [pending, setPending] = useState<AppealDecision>()
  const open = appeals.filter(isOpenAppeal)
  const closed = appeals.filter((appeal) => !isOpenAppeal(appeal))

  async function decide({ appeal, decision }: AppealDecision, reason: string) {
    const path = { id: appeal._id }
    // Another admin may have decided meanwhile; the list then shows it.
    await api
      .put('/api/appeals/{id}', { path, body: { decision, reason } })
      .catch(async (error) => {
        await refresh()
        throw error
      })
    setPending(undefined)
    toast.success(texts[decision].done)
    await refresh()
  }

  return (
    <>
      {open.length === 0 ? (
        <EmptyState picture={<Scale />} title="No appeals to decide">
          When a banned person appeals, you decide here whether the ban stays.
        </EmptyState>
      ) : (
        <ul aria-label="Open appeals" className="flex flex-col gap-4">
          {open.map((appeal) => (
            <AppealCard key={appeal._id} appeal={appeal}>
              <div className="flex flex-wrap gap-2 pt-2">
                {(['accepted', 'rejected'] as const).map((decision) => (
                  <Button
                    key={decision}
                    aria-describedby={`appeal-${appeal._id}`}
                    aria-haspopup="dialog"
                    {...(decision === 'rejected' && { variant: 'ghost', className: 'text-red' })}
                    onClick={() => setPending({ appeal, decision })}
                  >
                    {decision === 'accepted' ? 'Accept' : 'Reject'}
                  </Button>
                ))}
              </div>
            </AppealCard>
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <section className="pt-12">
          <h2 className="mb-4 text-lg">Decided</h2>
          <ul aria-label="Decided appeals" className="flex flex-col gap-4">
            {closed.map((appeal) => (
              <AppealCard key={appeal._id} appeal={appeal} />
            ))}
          </ul>
        </section>
      )}
      <Dialog
        open={pending !== undefined}
        onClose={() => setPending(undefined)}
        title={pending ? texts[pending.decision].title : ''}
      >
        {pending && (
          <DecisionForm
            pending={pending}
            onDecide={(reason) => decide(pending, reason)}
            onClose={() => setPending(undefined)}
          />
        )}
      </Dialog>
    </>
  )
}

const states: Record<Exclude<Appeal['state'], 'open'>, [BadgeTone, string]> = {
  accepted: ['good', 'Accepted'],
  rejected: ['danger', 'Rejected'],
  ended: ['neutral', 'Unbanned'],
}

function AppealCard({ appeal, children }: { appeal: Appeal; children?: ReactNode }) {
  const { _id, person, bannedAt, banReason, text, state, decisionReason, createdAt } = appeal
  return (
    <li className="rounded-box border border-hairline bg-raised p-4 md:p-5">
      <div className="flex max-w-prose flex-col gap-3">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong id={`appeal-${_id}`} className="font-semibold wrap-anywhere">
              {person.name}
            </strong>
            {state !== 'open' && <Badge tone={states[state][0]}>{states[state][1]}</Badge>}
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {person.email} · appealed <Moment at={createdAt} />
          </p>
        </div>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="text-sm text-muted wrap-anywhere">
          Banned <Moment at={bannedAt} />
          <span>{banReason ? <>: “{banReason}”</> : ', without a reason'}</span>
        </p>
        {decisionReason && (
          <p className="text-sm wrap-anywhere">
            <span className="text-muted">Reason of the decision:</span> “{decisionReason}”
          </p>
        )}
        {children}
      </div>
    </li>
  )
}

type DecisionFormProps = {
  pending: AppealDecision
  onDecide: (reason: string) => Promise<void>
  onClose: () => void
}

function DecisionForm({ pending: { appeal, decision }, onDecide, onClose }: DecisionFormProps) {
  const { title, what, busy } = texts[decision]
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim() ? {} : { reason: 'Enter a reason; the person can read it' },
    send: ({ reason }) => onDecide(reason.trim()),
  })
  return (
    <form {...form.form} aria-label={title} className="flex flex-col gap-5">
      <p className="text-muted">
        <strong className="text-ink wrap-anywhere">{appeal.person.name}</strong> {what}
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="The person reads it by email and on the page of the appeal."
        maxLength={MAX_REASON_LENGTH}
        required
      />
      <FormError title={form.message} />
      <DialogButtons
        onClose={onClose}
        danger={decision === 'rejected'}
        busy={form.busy}
        busyLabel={busy}
      >
        {title}
      </DialogButtons>
    </form>
  )
}
