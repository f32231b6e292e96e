import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { aftermathCalls } from './calls.ts'
import type { DisputePart } from './dispute-section.tsx'
import { sumWords } from './dispute-words.ts'
import { SolutionFields } from './solution-fields.tsx'
import { endsAtOnce, toSettlement, wrongAmount } from './solutions.ts'

/** One of the two says how it could end. What gives them nothing is done at once, after a question. */
export function ProposeForm({ api, dispute, you, onDone, onClose }: DisputePart & Closes) {
  const [confirm, dialog] = useConfirm()
  const form = useForm({
    initial: { kind: '', amount: '', refundMinor: '' },
    check: ({ kind, amount }) => ({
      kind: kind ? undefined : 'Choose how it ends',
      amount: kind === 'part_refund' ? wrongAmount(amount, dispute) : undefined,
    }),
    async send(values) {
      const settlement = toSettlement(values, dispute)
      const atOnce = endsAtOnce(settlement.kind, you)
      const { kind, refundMinor = null } = settlement
      const what = `${sumWords({ kind, refundMinor }, dispute, you)} That ends the dispute at once.`
      if (atOnce && !(await confirm({ what, act: actOf(kind), danger: true }))) return
      const changed = await aftermathCalls(api).propose(dispute.orderId, settlement)
      onClose()
      await onDone(changed, atOnce ? 'The dispute is over' : 'Proposed')
    },
  })
  const { kind } = form.values
  return (
    <form
      {...form.form}
      aria-label="Propose how it ends"
      className="flex flex-col gap-4 rounded-box border border-hairline p-4 md:p-5"
    >
      <SolutionFields form={form} legend="How could it end?" {...{ dispute, you }} />
      <FormError title={form.message ?? form.problem('refundMinor')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Sending">
          {endsAtOnce(kind, you) ? actOf(kind) : 'Propose'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
      {dialog}
    </form>
  )
}

type Closes = { onClose: () => void }

function actOf(kind: string) {
  return kind === 'release' ? 'Withdraw the dispute' : 'Refund all of it'
}
