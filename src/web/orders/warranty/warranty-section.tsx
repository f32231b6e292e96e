import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { lazy } from 'react'
import { isolate } from '../../../shared/isolate.ts'
import { CLAIM_ANSWER_DAYS, DISPUTE_ANSWER_HOURS } from '../../../shared/orders/order-limits.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import { apiUrl } from '../../api/client.ts'
import { type Api, ApiError } from '../../api/index.ts'
import { useNow } from '../../api/server-time.ts'
import { useReadRefusal } from '../../forms/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useCount, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import type { AfterDeliveryProps } from '../after-delivery/after-delivery.tsx'
import { afterDeliveryQueries, type Dispute, type OrderDetail } from '../order-api.ts'
import { OrderSection } from '../order-section.tsx'
import { useOrderTexts } from '../order-texts.ts'
import { AnswerClaim } from './answer-claim.tsx'
import { type Claim, claimTones } from './claim-labels.ts'

const ClaimForm = lazy(() => import('./claim-form.tsx'))
const DisputeForm = lazy(() => import('../disputes/dispute-form.tsx'))

/** Whether there is anything to say about a warranty: it runs or has run, or a claim was made. */
export function hasWarranty({ state, warrantyUntil, warrantyClaims }: OrderDetail): boolean {
  return warrantyClaims.length > 0 || (state === 'completed' && warrantyUntil !== null)
}

/** Until when the warranty runs, and the claims that were made under it. */
export function WarrantySection({ api, order, refresh }: AfterDeliveryProps) {
  const t = useTranslations('dispute.warranty')
  async function onDone(message: string) {
    toast.success(message)
    await refresh()
    // The pressed button or form is gone: move the focus to the claims.
    document.getElementById('warranty')?.focus()
  }
  return (
    <OrderSection id="warranty" title={t('title')} Icon={ShieldCheck} lead={<Lead order={order} />}>
      {order.actions.includes('claim_warranty') && <MakeClaim {...{ api, order, onDone }} />}
      {order.warrantyClaims.length > 0 && (
        <ol aria-label={t('claims')} className="flex flex-col gap-4">
          {order.warrantyClaims.map((claim) => (
            <li key={claim._id}>
              <ClaimCard {...{ order, claim }}>
                <ClaimActions {...{ api, order, claim, onDone, refresh }} />
              </ClaimCard>
            </li>
          ))}
        </ol>
      )}
    </OrderSection>
  )
}

function Lead({ order }: { order: OrderDetail }) {
  const t = useTranslations('dispute.warranty')
  const { count } = useOrderTexts()
  const now = useNow()
  const { warrantyUntil, viewerRole, actions, state } = order
  if (!warrantyUntil || state === 'refunded') return t('none')
  const names = { buyer: isolate(order.buyer), seller: isolate(order.seller) }
  const values = { ...names, ...count(CLAIM_ANSWER_DAYS) }
  // A claim can be made exactly while the server offers it, unless one is open.
  const isOver = Date.parse(warrantyUntil) <= now
  return (
    <>
      {t.rich(isOver ? 'ended' : 'runs', { time: () => <Moment at={warrantyUntil} exact /> })}{' '}
      <span>
        {!isOver &&
          viewerRole === 'buyer' &&
          actions.includes('claim_warranty') &&
          t('buyer', values)}
      </span>
      <span>{!isOver && viewerRole === 'seller' && t('seller', values)}</span>
    </>
  )
}

type ClaimCardProps = {
  order: Pick<OrderDetail, 'viewerRole' | 'buyer' | 'seller' | 'currency'>
  claim: Claim
  children?: React.ReactNode
}

const ownAnswers = {
  repair: 'youRepair',
  replacement: 'youReplacement',
  refund: 'youRefund',
  refused: 'youRefused',
} as const

/** A claim with the seller's answer, as the parties and admins see it. */
export function ClaimCard({ order, claim, children }: ClaimCardProps) {
  const t = useTranslations('dispute.warranty')
  const shown = useCount()
  const { money } = useOrderTexts()
  const { viewerRole, buyer, seller, currency } = order
  const { state, reason, text, photos, answer, answeredAt, remedy, refundMinor, closedAt } = claim
  const label = t(`state.${state}`)
  const amount = money(refundMinor ?? 0, currency)
  const answerKey =
    viewerRole === 'seller' ? ownAnswers[remedy ?? 'refused'] : (remedy ?? 'refused')
  return (
    <article className="flex flex-col gap-4 rounded-box border border-hairline bg-raised p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold">{t(`reason.${reason}.label`)}</h3>
          <p className="text-sm text-muted">
            {t.rich('by', {
              name: () => <bdi>{viewerRole === 'buyer' ? t('you') : buyer}</bdi>,
              time: () => <Moment at={claim.madeAt} exact />,
            })}
          </p>
        </div>
        <Badge tone={claimTones[state]}>{label}</Badge>
      </div>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map(({ _id, width, height }, index) => (
            <li key={_id}>
              <a
                href={apiUrl('/api/warranty-photos/{id}', { id: _id })}
                target="_blank"
                rel="noreferrer"
              >
                <img
                  src={apiUrl('/api/warranty-photos/{id}', { id: _id })}
                  width={width}
                  height={height}
                  alt={t('photo', { place: shown(index + 1), count: shown(photos.length) })}
                  loading="lazy"
                  className="size-28 rounded-field bg-sand object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && answeredAt && (
        <div className="border-s-2 border-edge ps-4">
          <p className="font-medium">
            {t(`answer.${answerKey}`, { seller: isolate(seller), amount })}
          </p>
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
          <p className="text-sm text-muted">
            <Moment at={answeredAt} exact />
          </p>
        </div>
      )}
      {closedAt && (
        <p className="text-sm text-muted">
          {label} <Moment at={closedAt} exact />
        </p>
      )}
      {children}
    </article>
  )
}

type ClaimActionsProps = ClaimPart & { claim: Claim; refresh: () => Promise<void> }

/** What the viewer can do about a claim now. */
function ClaimActions({ api, order, claim, onDone, refresh }: ClaimActionsProps) {
  const t = useTranslations('dispute.warranty')
  const settleText = useSettleText(order, claim)
  const { actions } = claim
  return (
    <>
      {actions.includes('agree') && <AnswerClaim {...{ api, order, claim, onDone }} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
        {actions.includes('settle') && (
          <EndClaim
            {...{ api, order, claim, onDone }}
            transition="settle"
            what={settleText}
            busyLabel={t('saving')}
            done={t('settled')}
          >
            {t('settle')}
          </EndClaim>
        )}
        {actions.includes('dispute') && <DisputeClaim {...{ api, order, claim, refresh }} />}
        {actions.includes('withdraw') && (
          <EndClaim
            {...{ api, order, claim, onDone }}
            transition="withdraw"
            what={t('withdrawText')}
            busyLabel={t('withdrawing')}
            done={t('withdrawn')}
          >
            {t('withdraw')}
          </EndClaim>
        )}
      </div>
    </>
  )
}

function useSettleText({ seller, currency }: OrderDetail, claim: Claim): string {
  const t = useTranslations('dispute.warranty')
  const { money } = useOrderTexts()
  if (claim.remedy !== 'refund') return t('settleText')
  const amount = money(claim.refundMinor ?? 0, currency)
  return t('settleRefund', { amount, seller: isolate(seller) })
}

type EndClaimProps = ClaimPart & {
  claim: Claim
  transition: 'settle' | 'withdraw'
  what: string
  busyLabel: string
  done: string
  children: string
}

function EndClaim({
  api,
  order,
  claim,
  transition,
  what,
  busyLabel,
  done,
  onDone,
  children,
}: EndClaimProps) {
  const readRefusal = useReadRefusal()
  const [confirm, dialog] = useConfirm()
  const queryClient = useQueryClient()
  const end = useMutation({
    mutationFn: async () => {
      const path = { id: order._id, claim: claim._id }
      await api.post(`/api/orders/{id}/warranty-claims/{claim}/${transition}` as const, {
        path,
        once: true,
      })
      await onDone(done)
    },
    onError: async (error) => {
      toast.error(readRefusal(error).message)
      // Changed in another tab or by the other side: show the current state.
      if (error instanceof ApiError && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: ['order', order._id] })
    },
  })
  async function press() {
    if ((await confirm({ what, action: children })) && !end.isPending) end.mutate()
  }
  return (
    <>
      <Button
        variant={transition === 'settle' ? 'primary' : 'link'}
        className={transition === 'settle' ? undefined : 'text-sm'}
        busy={end.isPending}
        busyLabel={busyLabel}
        onClick={press}
      >
        {children}
      </Button>
      {dialog}
    </>
  )
}

type DisputeClaimProps = Omit<ClaimActionsProps, 'onDone'>

/** A claim that was refused, not answered or not met becomes a dispute, which an admin decides. */
function DisputeClaim({ api, order, claim, refresh }: DisputeClaimProps) {
  const t = useTranslations('dispute')
  const { count } = useOrderTexts()
  const seller = isolate(order.seller)
  const queryClient = useQueryClient()
  const isAdmin = order.viewerRole === 'admin'

  async function onOpened(dispute: Dispute) {
    queryClient.setQueryData(afterDeliveryQueries.dispute(api, order._id).queryKey, dispute)
    toast.success(t('open.openedWarranty', { name: seller }))
    await refresh()
    document.getElementById('dispute')?.focus()
  }
  return (
    <DialogButton
      variant={claim.state === 'agreed' ? 'quiet' : 'primary'}
      title={t('form.open')}
      dialogSize="wide"
      content={(close) => (
        <DisputeForm
          {...{ api }}
          orderId={order._id}
          byAdmin={isAdmin}
          about="warranty"
          terms={t(order.refundable.isHeld ? 'terms.warrantyHeld' : 'terms.warranty', {
            seller,
            ...count(DISPUTE_ANSWER_HOURS / HOURS_A_DAY),
          })}
          prefill={{ reason: 'warranty_not_honored', text: '' }}
          onOpened={async (dispute) => {
            close()
            await onOpened(dispute)
          }}
          onCancel={close}
        />
      )}
    >
      {t('form.open')}
    </DialogButton>
  )
}

export type ClaimPart = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** Opens the form in which the buyer says what is wrong. */
export function MakeClaim({ api, order, onDone }: ClaimPart) {
  const t = useTranslations('dispute.warranty')
  return (
    <div>
      <DialogButton
        title={t('form')}
        dialogSize="wide"
        content={(close) => (
          <ClaimForm
            {...{ api, order }}
            onClose={close}
            onDone={async (message) => {
              close()
              await onDone(message)
            }}
          />
        )}
      >
        {t('make')}
      </DialogButton>
    </div>
  )
}
