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
import { useConfirmTitle } from '../../../ui/confirm.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { EmptyState } from '../../../ui/layout/page-states.tsx'
import { useTranslations } from '../../../ui/text.ts'
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
    text: ['moderate', 'card'],
    translated: true,
    access: 'moderateListings',
    nav: { icon: 'ShieldCheck', group: 'moderation', order: 2 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('moderate.review')
  const queries = pageQueries(api)
  const { data: proven = [] } = useQuery(queries.proven)
  const provenIds = new Set(proven.map(({ phoneId }) => phoneId))
  return (
    <ModerationFrame lead={t('lead')}>
      <Loaded query={useQuery(queries.reviews)} caption={t('loading')}>
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

/** Listings and changes awaiting a decision, oldest first. */
function ReviewsList({ api, reviews, provenIds, refresh }: ReviewsListProps) {
  const [pending, setPending] = useState<PendingDecision>()
  const t = useTranslations('moderate.review')
  const { busy, run } = useAction()

  async function decide(review: OpenListingReview, decision: ReviewDecision, reason?: string) {
    await api.post('/api/reviews/{id}', { path: { id: review._id }, body: { decision, reason } })
    setPending(undefined)
    toast.success(t(decision))
    await refresh()
  }

  if (reviews.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
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

/** Asks a moderator for the reason, which the seller gets by email and sees in My Products. */
function DecisionDialog({ pending, onClose, onDecide }: DecisionDialogProps) {
  const t = useTranslations('moderate.review')
  const sure = useConfirmTitle()
  return (
    <Dialog
      open={pending !== undefined}
      onClose={onClose}
      title={pending?.decision === 'changes_requested' ? t('requestChanges') : sure}
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
  const t = useTranslations('moderate')
  const isRefusal = decision === 'refused'
  const isChange = review.kind === 'change'
  const what = isRefusal
    ? isChange
      ? 'changeDiscarded'
      : 'rejectedForGood'
    : isChange
      ? 'staysUntilChanged'
      : 'hiddenUntilChanged'
  const action = isRefusal ? t('reject') : t('review.requestChanges')
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: t('review.reasonRequired') }),
    send: ({ reason }) => onSend(reason.trim()),
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={action}>
      <p className="text-muted">
        {t.rich(`review.${what}`, {
          name: () => (
            <bdi>
              <strong className="text-ink">{review.phone.name}</strong>
            </bdi>
          ),
        })}
      </p>
      <TextareaField
        {...form.field('reason')}
        label={t('reason')}
        help={t('review.reasonHelp')}
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons
        onClose={onClose}
        danger={isRefusal}
        busy={form.busy}
        busyLabel={isRefusal ? t('rejecting') : t('review.requesting')}
      >
        {action}
      </DialogButtons>
    </form>
  )
}
