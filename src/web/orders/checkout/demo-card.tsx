import { FlaskConical, Landmark } from 'lucide-react'
import { useState } from 'react'
import { plainCode } from '../../../shared/plain-line.ts'
import { ApiError } from '../../api/index.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useReadRefusal } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useTranslations } from '../../ui/text.ts'
import { useOrderTexts } from '../order-texts.ts'
import type { PaymentFormProps } from './checkout-page.tsx'

/** Pays with one of the demo's test cards. */
export function DemoCard({ api, checkout, payment, onChanged }: PaymentFormProps) {
  const t = useTranslations('booking.checkout')
  const { money } = useOrderTexts()
  const [isConfirming, setConfirming] = useState(false)
  const [answering, setAnswering] = useState<'yes' | 'no'>()
  const readRefusal = useReadRefusal()
  const form = useForm({
    initial: { card: '' },
    check: ({ card }) => ({ card: card.trim() === '' ? t('card.required') : undefined }),
    send: ({ card }): Promise<void> => pay(card),
  })

  async function pay(card: string, approved?: boolean): Promise<void> {
    try {
      const { state, message } = await api.post('/api/demo-payments/{id}/confirm', {
        path: { id: payment._id },
        body: { card, approved },
        once: true,
      })
      if (state === 'needs_confirmation') return setConfirming(true)
      if (state === 'declined')
        return form.refuse({ message: t('card.declined', { reason: message }) })
    } catch (error) {
      // Paid or canceled meanwhile, perhaps in another tab: show the current state.
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
      form.refuse({ message: readRefusal(error).message })
    } finally {
      setAnswering(undefined)
      setConfirming(false)
    }
  }

  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('card.form')}>
      <div className="flex gap-3 rounded-field bg-amber-wash p-3 text-sm text-amber">
        <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <p>
          {t.rich('card.demo', {
            b: (text) => <strong className="font-semibold">{text}</strong>,
          })}
        </p>
      </div>
      <TextField
        {...form.field('card')}
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        className="font-mono tabular-nums"
        maxLength={40}
        onChange={({ currentTarget }) => form.set({ card: groupCardNumber(currentTarget.value) })}
        required
      />
      <TestCards
        cards={payment.cards}
        chosen={form.values.card}
        onChoose={(card) => form.set({ card: groupCardNumber(card) })}
      />
      <FormFooter
        form={{ ...form, message: form.message ?? lastFailure(payment, form.busy) }}
        busyLabel={t('paying')}
        wide
      >
        {t('pay', { amount: money(checkout.totalMinor, checkout.currency) })}
      </FormFooter>
      <BankConfirmation
        open={isConfirming}
        amount={money(checkout.totalMinor, checkout.currency)}
        answering={answering}
        onAnswer={answer}
      />
    </form>
  )
}

/** Why the previous attempt failed. */
function lastFailure({ failure }: PaymentFormProps['payment'], busy: boolean): string | undefined {
  return failure && !busy ? failure : undefined
}

type TestCardsProps = {
  cards: readonly { number: string; description: string }[]
  chosen: string
  onChoose: (card: string) => void
}

/** The cards that the demo accepts; each button fills one in. */
export function TestCards({ cards, chosen, onChoose }: TestCardsProps) {
  const t = useTranslations('booking.checkout.card')
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('choose')}</legend>
      <ul className="divide-y divide-hairline overflow-hidden rounded-field border border-hairline">
        {cards.map(({ number, description }) => {
          const shown = groupCardNumber(number)
          return (
            <li key={number}>
              <button
                type="button"
                aria-pressed={chosen === shown}
                className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline justify-between gap-x-4 px-3 py-2.5 text-start text-sm hover:bg-sand/50 focus-visible:outline-offset-[-2px] aria-pressed:bg-sand"
                onClick={() => onChoose(number)}
              >
                <bdi dir="ltr" className="font-mono font-medium tabular-nums">
                  {shown}
                </bdi>
                <span className="text-muted">{description}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

type BankConfirmationProps = {
  open: boolean
  amount: string
  answering: 'yes' | 'no' | undefined
  onAnswer: (approved: boolean) => void
}

/** Simulates a bank's confirmation page. */
export function BankConfirmation({ open, amount, answering, onAnswer }: BankConfirmationProps) {
  const t = useTranslations('booking.checkout.card')
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t('confirm')}
      footer={
        <>
          <Button busy={answering === 'no'} onClick={() => onAnswer(false)}>
            {t('decline')}
          </Button>
          <Button
            variant="primary"
            data-initial-focus
            busy={answering === 'yes'}
            busyLabel={t('confirming')}
            onClick={() => onAnswer(true)}
          >
            {t('approve')}
          </Button>
        </>
      }
    >
      <div className="flex gap-4">
        <Landmark aria-hidden="true" className="size-6 shrink-0 text-muted" />
        <p className="text-muted">
          {t.rich('confirmText', {
            amount,
            b: (text) => <strong className="text-ink">{text}</strong>,
          })}
        </p>
      </div>
    </Dialog>
  )
}

/** A card number in groups of four digits; anything else is left as typed. */
export function groupCardNumber(typed: string): string {
  const digits = plainCode(typed)
  if (!/^\d{1,19}$/.test(digits)) return typed
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}
