import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { useTranslations } from '../../ui/text.ts'
import { useDisputeTexts, type Viewer } from './dispute-labels.ts'
import type { DisputePart } from './dispute-section.tsx'
import { OutcomeFields, toSettlement, useAmountCheck } from './outcome-fields.tsx'

type ProposeFormProps = DisputePart & { onClose: () => void }

/** Proposes an outcome. One that gives the proposer nothing takes effect at once, after a confirmation. */
export function ProposeForm({ api, dispute, viewerRole, onDone, onClose }: ProposeFormProps) {
  const t = useTranslations('dispute')
  const texts = useDisputeTexts()
  const amountProblem = useAmountCheck()
  const [confirm, dialog] = useConfirm()
  const form = useForm({
    initial: { kind: '', amount: '', refundMinor: '' },
    check: ({ kind, amount }) => ({
      kind: kind ? undefined : t('proposal.required'),
      amount: kind === 'part_refund' ? amountProblem(amount, dispute) : undefined,
    }),
    async send(values) {
      const settlement = toSettlement(values, dispute)
      const atOnce = endsAtOnce(settlement.kind, viewerRole)
      const { kind, refundMinor = null } = settlement
      const outcome = texts.outcome({ kind, refundMinor }, dispute, viewerRole)
      const what = `${outcome} ${t('proposal.closesNow')}`
      if (atOnce && !(await confirm({ what, action: t(immediateLabel(kind)), danger: true })))
        return
      const changed = await api.post('/api/orders/{id}/dispute/settlements', {
        path: { id: dispute.orderId },
        body: settlement,
        once: true,
      })
      onClose()
      await onDone(changed, t(atOnce ? 'proposal.closed' : 'proposal.sent'))
    },
  })
  const { kind } = form.values
  return (
    <form
      {...form.form}
      aria-label={t('proposal.propose')}
      className="flex flex-col gap-4 rounded-box border border-hairline p-4 md:p-5"
    >
      <OutcomeFields form={form} legend={t('proposal.what')} {...{ dispute, viewerRole }} />
      <FormError title={form.message ?? form.problem('refundMinor')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('sending')}>
          {t(endsAtOnce(kind, viewerRole) ? immediateLabel(kind) : 'proposal.send')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('notNow')}
        </Button>
      </div>
      {dialog}
    </form>
  )
}

function immediateLabel(kind: string) {
  return kind === 'accept_payment' || kind === 'reject_payment' || kind === 'release'
    ? (`proposal.now.${kind}` as const)
    : 'proposal.now.refund'
}

/** True where the other side needn't agree, because the proposer gets nothing. */
function endsAtOnce(kind: string, viewerRole: Viewer): boolean {
  if (viewerRole === 'buyer') return kind === 'release' || kind === 'reject_payment'
  return viewerRole === 'seller' && (kind === 'refund' || kind === 'accept_payment')
}
