import { SubmitButton } from '../../forms/submit-button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { type AftermathApi, aftermathCalls, type Dispute } from '../aftermath/calls.ts'
import { sumWords } from '../aftermath/dispute-words.ts'
import { SolutionFields } from '../aftermath/solution-fields.tsx'
import { toSettlement, wrongAmount } from '../aftermath/solutions.ts'
import { useKeptForm } from '../use-kept-form.ts'

/** Characters; the server takes no more. */
const MAX_REASON = 1000
/** Fewer explain nothing. */
const LEAST = 10

type DecisionFormProps = {
  api: AftermathApi
  dispute: Dispute
  onDecided: (words: string) => Promise<void>
}

/** How it ends, and why; both read it. */
export function DecisionForm({ api, dispute, onDecided }: DecisionFormProps) {
  const [confirm, dialog] = useConfirm()
  const form = useKeptForm(`decision-${dispute.orderId}`, {
    initial: { kind: '', amount: '', refundMinor: '', reason: '' },
    check: ({ kind, amount, reason }) => ({
      kind: kind ? undefined : 'Choose how it ends',
      amount: kind === 'part_refund' ? wrongAmount(amount, dispute) : undefined,
      reason: reason.trim().length < LEAST ? 'Say why: both read it' : undefined,
    }),
    async send(values) {
      const settlement = toSettlement(values, dispute)
      const { kind, refundMinor = null } = settlement
      const what = `${sumWords({ kind, refundMinor }, dispute, 'admin')} Both are told, with your reason.`
      if (!(await confirm({ what, act: 'Decide' }))) return
      await aftermathCalls(api).decide(dispute.orderId, {
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
      <SolutionFields form={form} legend="How does it end?" dispute={dispute} you="admin" />
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
