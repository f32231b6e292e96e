import { ChoiceField } from '../../ui/choice-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Dispute } from './calls.ts'
import type { You } from './dispute-words.ts'
import { choicesFor, previewOf } from './solutions.ts'

type Form = {
  values: { kind: string; amount: string }
  set: (changes: { kind: string }) => void
  problem: (name: 'kind') => string | undefined
  field: (name: 'amount') => object
}

type SolutionFieldsProps = {
  form: Form
  legend: string
  dispute: Dispute
  you: You
}

/** How it ends: one of a few ways, the amount of a part, and what that means in money. */
export function SolutionFields(props: SolutionFieldsProps) {
  const { form, legend, dispute, you } = props
  const preview = previewOf(form.values, dispute, you)
  return (
    <>
      <ChoiceField
        legend={legend}
        name="kind"
        choices={choicesFor(you, dispute)}
        value={form.values.kind}
        onChange={(kind) => form.set({ kind })}
        error={form.problem('kind')}
      />
      {form.values.kind === 'part_refund' && (
        <TextField
          {...form.field('amount')}
          label="How much goes back"
          inputMode="decimal"
          autoComplete="off"
          placeholder="50"
          maxLength={20}
          className="max-w-56"
          end={<span className="pe-2 text-sm">{dispute.currency}</span>}
        />
      )}
      <p role="status" className="font-semibold empty:absolute">
        {preview}
      </p>
    </>
  )
}
