import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { outcomeSummary, type Viewer } from './dispute-labels.ts'
import type { DisputePart } from './dispute-section.tsx'
import { amountProblem, OutcomeFields, toSettlement } from './outcome-fields.tsx'

type ProposeFormProps = DisputePart & { onClose: () => void }

/** Proposes an outcome. One that gives the proposer nothing takes effect at once, after a confirmation. */
export function ProposeForm({ api, dispute, viewerRole, onDone, onClose }: ProposeFormProps) {
  const [confirm, dialog] = useConfirm()
  const form = useForm({
    initial: { kind: '', amount: '', refundMinor: '' },
    check: ({ kind, amount }) => ({
      kind: kind ? undefined : 'Choose an outcome',
      amount: kind === 'part_refund' ? amountProblem(amount, dispute) : undefined,
    }),
    async send(values) {
      const settlement = toSettlement(values, dispute)
      const atOnce = endsAtOnce(settlement.kind, viewerRole)
      const { kind, refundMinor = null } = settlement
      const what = `${outcomeSummary({ kind, refundMinor }, dispute, viewerRole)} This closes the dispute immediately. You can’t undo it.`
      if (atOnce && !(await confirm({ what, action: immediateLabel(kind), danger: true }))) return
      const changed = await api.post('/api/orders/{id}/dispute/settlements', {
        path: { id: dispute.orderId },
        body: settlement,
        once: true,
      })
      onClose()
      await onDone(changed, atOnce ? 'Dispute closed' : 'Proposal sent')
    },
  })
  const { kind } = form.values
  return (
    <form
      {...form.form}
      aria-label="Propose a solution"
      className="flex flex-col gap-4 rounded-box border border-hairline p-4 md:p-5"
    >
      <OutcomeFields form={form} legend="What do you propose?" {...{ dispute, viewerRole }} />
      <FormError title={form.message ?? form.problem('refundMinor')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Sending">
          {endsAtOnce(kind, viewerRole) ? immediateLabel(kind) : 'Send proposal'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
      {dialog}
    </form>
  )
}

function immediateLabel(kind: string) {
  if (kind === 'accept_payment') return 'Confirm the payment'
  if (kind === 'reject_payment') return 'Cancel the order'
  return kind === 'release' ? 'Withdraw the dispute' : 'Refund in full'
}

/** True where the other side needn't agree, because the proposer gets nothing. */
function endsAtOnce(kind: string, viewerRole: Viewer): boolean {
  if (viewerRole === 'buyer') return kind === 'release' || kind === 'reject_payment'
  return viewerRole === 'seller' && (kind === 'refund' || kind === 'accept_payment')
}
