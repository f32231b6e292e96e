import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  MAX_PAYMENT_NAME_LENGTH,
  MAX_PAYMENT_TEXT_LENGTH,
  MIN_PAYMENT_TEXT_LENGTH,
} from '../../shared/limits.ts'
import type { Api } from '../api/index.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { useShop } from '../shell/shop.ts'
import { Button } from '../ui/button.tsx'
import { FormError, TextareaField, TextField } from '../ui/form/fields.tsx'
import { useCount, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { instructionsQuery } from './queries.ts'

type Instructions = { name: string; text: string }

/** How buyers pay a seller outside Redial; nothing where that is not offered. */
export function PaymentInstructions({ api }: { api: Api }) {
  const t = useTranslations('settings.payment')
  const { deliveryMethods } = useShop()
  const { data } = useQuery(instructionsQuery(api))
  const [editing, setEditing] = useState(false)
  if (data?.mode !== 'seller') return null
  const { instructions } = data
  return (
    <>
      <p className="max-w-prose text-muted">
        {t(deliveryMethods.includes('shipping') ? 'shipping' : 'pickUp')}
      </p>
      {editing || !instructions ? (
        <InstructionsForm
          api={api}
          instructions={instructions}
          onClose={instructions ? () => setEditing(false) : undefined}
          onSaved={() => setEditing(false)}
        />
      ) : (
        <SavedInstructions api={api} instructions={instructions} onEdit={() => setEditing(true)} />
      )}
    </>
  )
}

/** Whether the seller can ship, and what their phones offer, depends on the instructions. */
function refreshOffers(queryClient: QueryClient) {
  return queryClient.invalidateQueries()
}

type SavedProps = { api: Api; instructions: Instructions; onEdit: () => void }

function SavedInstructions({ api, instructions, onEdit }: SavedProps) {
  const t = useTranslations('settings.payment')
  const shared = useTranslations('settings')
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const remove = () =>
    run('delete', async () => {
      const left = await api.delete('/api/payment-instructions')
      queryClient.setQueryData(instructionsQuery(api).queryKey, left)
      void refreshOffers(queryClient)
      toast.success(t('deleted'))
    })
  return (
    <div className="flex max-w-prose flex-col gap-3 rounded-field border border-hairline bg-paper p-4">
      <p dir="auto" className="font-semibold">
        {instructions.name}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {instructions.text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onEdit}>{shared('change')}</Button>
        <Button
          variant="ghost"
          busy={busy === 'delete'}
          busyLabel={shared('deleting')}
          onClick={remove}
        >
          {shared('delete')}
        </Button>
      </div>
    </div>
  )
}

type FormProps = {
  api: Api
  instructions: Instructions | null
  onClose: (() => void) | undefined
  onSaved: () => void
}

function InstructionsForm({ api, instructions, onClose, onSaved }: FormProps) {
  const t = useTranslations('settings.payment')
  const shared = useTranslations('settings')
  const cancel = useTranslations('shell')('cancel')
  const shown = useCount()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { name: instructions?.name ?? t('bank'), text: instructions?.text ?? '' },
    check: ({ name, text }) => ({
      name: name.trim() ? undefined : shared('nameRequired'),
      text:
        text.trim().length < MIN_PAYMENT_TEXT_LENGTH
          ? t('tooShort', { min: shown(MIN_PAYMENT_TEXT_LENGTH) })
          : undefined,
    }),
    async send(values) {
      const saved = await api.put('/api/payment-instructions', { body: values })
      queryClient.setQueryData(instructionsQuery(api).queryKey, saved)
      void refreshOffers(queryClient)
      toast.success(t('saved'))
      onSaved()
    },
  })
  return (
    <form
      {...form.form}
      className="flex max-w-prose flex-col gap-5"
      aria-label={shared('section.instructions')}
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        help={t('nameHelp')}
        maxLength={MAX_PAYMENT_NAME_LENGTH}
        required
      />
      <TextareaField
        {...form.field('text')}
        label={t('details')}
        help={t('detailsHelp')}
        maxLength={MAX_PAYMENT_TEXT_LENGTH}
        required
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel={shared('saving')}>
          {shared('save')}
        </SubmitButton>
        {onClose && <Button onClick={onClose}>{cancel}</Button>}
      </div>
    </form>
  )
}
