import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { MAX_REASON_LENGTH } from '../../../../shared/limits.ts'
import type { Api, OpenListingReview, ReviewDecision } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useForm } from '../../../forms/use-form.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { moderationQueries, tabQueries } from '../../../moderation/queries.ts'
import { ReviewCard } from '../../../moderation/review-card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { EmptyState } from '../../../ui/layout/page-states.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return {
    ...tabQueries(api),
    proven: moderationQueries.proven(api),
  }
}

export const Route = createFileRoute('/dashboard/(admin)/moderation')({
  ...dashboardPage({
    title: 'moderation',
    access: 'moderateListings',
    nav: { icon: 'ShieldCheck', group: 'moderation', order: 2 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  const queries = pageQueries(api)
  const { data: proven = [] } = useQuery(queries.proven)
  const provenIds = new Set(proven.map(({ phoneId }) => phoneId))
  return (
    <ModerationFrame lead="New listings, and changes of approved ones: the approved version stays until you decide.">
      <Loaded query={useQuery(queries.reviews)} caption="listings to review">
        {(reviews) => <ReviewsList {...{ api, reviews, provenIds, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}

type ReviewsListProps = {
  api: Pick<Api, 'post'>
  reviews: readonly OpenListingReview[]
  provenIds: ReadonlySet<string>
  refresh: () => Promise<void>
}

const done: Record<ReviewDecision, string> = {
  approved: 'Approved',
  changes_requested: 'Changes requested from the seller',
  refused: 'Rejected',
}

/** Listings and changes awaiting a decision, oldest first. */
function ReviewsList({ api, reviews, provenIds, refresh }: ReviewsListProps) {
  const [pending, setPending] = useState<PendingDecision>()
  const { busy, run } = useAction()

  async function decide(review: OpenListingReview, decision: ReviewDecision, reason?: string) {
    await api.post('/api/reviews/{id}', { path: { id: review._id }, body: { decision, reason } })
    setPending(undefined)
    toast.success(done[decision])
    await refresh()
  }

  if (reviews.length === 0)
    return (
      <EmptyState title="No listings to review">
        New listings and changes appear here if this shop reviews them before they go live, and
        whenever a photo resembles another seller’s.
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-5">
      {reviews.map((review) => (
        <ReviewCard
          key={review._id}
          review={review}
          proven={provenIds.has(review.phone._id)}
          busy={busy === review._id}
          onApprove={() => run(review._id, () => decide(review, 'approved'))}
          onRequestChanges={() => setPending({ review, decision: 'changes_requested' })}
          onRefuse={() => setPending({ review, decision: 'refused' })}
        />
      ))}
      <DecisionDialog
        pending={pending}
        onClose={() => setPending(undefined)}
        onDecide={({ review, decision }, reason) => decide(review, decision, reason)}
      />
    </div>
  )
}

type PendingDecision = { review: OpenListingReview; decision: 'changes_requested' | 'refused' }

type DecisionDialogProps = {
  pending: PendingDecision | undefined
  onClose: () => void
  onDecide: (pending: PendingDecision, reason: string) => Promise<void>
}

const texts = {
  changes_requested: {
    title: 'Request changes',
    what: 'stays hidden until its seller has changed and resubmitted it.',
    change: 'stays as it is; its seller sees what to change.',
    action: 'Request changes',
    busy: 'Requesting changes',
  },
  refused: {
    title: 'Are you sure?',
    what: 'is permanently rejected. Its seller sees your reason.',
    change: 'stays as it is, and the change is discarded. Its seller sees your reason.',
    action: 'Reject',
    busy: 'Rejecting',
  },
} as const

/** Asks a moderator for the reason, which the seller gets by email and sees in My Products. */
function DecisionDialog({ pending, onClose, onDecide }: DecisionDialogProps) {
  return (
    <Dialog
      open={pending !== undefined}
      onClose={onClose}
      title={pending ? texts[pending.decision].title : ''}
    >
      {pending && (
        <ReasonForm pending={pending} onClose={onClose} onSend={(why) => onDecide(pending, why)} />
      )}
    </Dialog>
  )
}

type ReasonFormProps = {
  pending: PendingDecision
  onClose: () => void
  onSend: (why: string) => Promise<void>
}

function ReasonForm({ pending: { review, decision }, onClose, onSend }: ReasonFormProps) {
  const text = texts[decision]
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim() ? {} : { reason: 'Enter a reason; the seller can read it' },
    send: ({ reason }) => onSend(reason.trim()),
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={text.action}>
      <p className="text-muted">
        The <strong className="text-ink">{review.phone.name}</strong>{' '}
        {review.kind === 'change' ? text.change : text.what}
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="Explain the reason simply, and say what to change."
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons
        onClose={onClose}
        danger={decision === 'refused'}
        busy={form.busy}
        busyLabel={text.busy}
      >
        {text.action}
      </DialogButtons>
    </form>
  )
}
