import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../api/index.ts'
import { money } from '../../dashboard/money.ts'
import { useForm } from '../../forms/use-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormEnd } from '../form-end.tsx'
import { orderCalls } from '../order-calls.ts'
import { BankQuestion } from './bank-question.tsx'
import { cardGroups } from './card-groups.ts'
import type { PayingProps } from './paying.tsx'
import { TestCards } from './test-cards.tsx'

/** Pays with one of the demo's test cards, as real cards are paid with elsewhere. */
export function DemoCard({ api, checkout, payment, onChanged }: PayingProps) {
  const [asking, setAsking] = useState(false)
  const [answering, setAnswering] = useState<'yes' | 'no'>()
  const form = useForm({
    initial: { card: '' },
    check: ({ card }) => ({ card: card.trim() === '' ? 'Card number is required' : undefined }),
    send: ({ card }): Promise<void> => pay(card),
  })

  async function pay(card: string, approved?: boolean): Promise<void> {
    try {
      const { state, message } = await orderCalls(api).payDemo(payment._id, card, approved)
      if (state === 'needs_confirmation') return setAsking(true)
      if (state === 'declined')
        return form.refuse({ message: `${message} Nothing was paid; try another card.` })
    } catch (error) {
      // Paid or called off meanwhile, in another tab perhaps: what holds now is shown.
      if (!(error instanceof ApiError) || error.code !== 'not_open') throw error
    }
    await onChanged()
  }

  async function answer(approved: boolean) {
    if (answering) return
    setAnswering(approved ? 'yes' : 'no')
    try {
      await pay(form.values.card, approved)
    } catch (error) {
      form.refuse({ message: error instanceof ApiError ? error.message : undefined })
    } finally {
      setAnswering(undefined)
      setAsking(false)
    }
  }

  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Demo card">
      <div className="flex gap-3 rounded-field bg-amber-wash p-3 text-sm text-amber">
        <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <p>
          <strong className="font-semibold">Demo payment: no real money moves.</strong> Only the
          test cards below work here. Never type a real card number.
        </p>
      </div>
      <TextField
        {...form.field('card')}
        label="Test card number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        className="font-mono tabular-nums"
        maxLength={40}
        onChange={({ currentTarget }) => form.set({ card: cardGroups(currentTarget.value) })}
        required
      />
      <TestCards
        cards={payment.cards}
        chosen={form.values.card}
        onChoose={(card) => form.set({ card: cardGroups(card) })}
      />
      <FormEnd
        form={{ ...form, message: form.message ?? lastFailure(payment, form.busy) }}
        busyLabel="Paying"
        wide
      >
        Pay {money(checkout.price, checkout.currency)}
      </FormEnd>
      <BankQuestion
        open={asking}
        amount={money(checkout.price, checkout.currency)}
        answering={answering}
        onAnswer={answer}
      />
    </form>
  )
}

/** Why the attempt before this visit did not go through. */
function lastFailure({ failure }: PayingProps['payment'], busy: boolean): string | undefined {
  return failure && !busy ? failure : undefined
}
