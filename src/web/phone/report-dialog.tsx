import { type SyntheticEvent, useId, useState } from 'react'
import { ApiError } from '../api/client.ts'
import { deskCalls } from '../api/desk-calls.ts'
import type { Phone, Report } from '../api/index.ts'
import { useApi } from '../shell/use-api.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form-error.tsx'
import { TextareaField } from '../ui/textarea-field.tsx'
import { toast } from '../ui/toaster.tsx'

type Reason = Report['reason']

const reasons: readonly { value: Reason; label: string }[] = [
  { value: 'stolen', label: 'It may be stolen' },
  { value: 'counterfeit', label: 'It is a fake' },
  { value: 'misleading', label: 'The description is wrong' },
  { value: 'offensive', label: 'Words or photo offend' },
  { value: 'other', label: 'Something else' },
]

const MAX_NOTE_LENGTH = 1_000

export type ReportDialogProps = { phone: Phone; open: boolean; onClose: () => void }

/** What was chosen and typed stays when the dialog is closed and opened again. */
export function ReportDialog({ phone, open, onClose }: ReportDialogProps) {
  const api = useApi()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; fields: Record<string, string> }>()

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    if (!reason) return setRefusal({ message: '', fields: { reason: 'Choose a reason' } })
    setBusy(true)
    setRefusal(undefined)
    try {
      await deskCalls(api).report({
        phoneId: phone._id,
        reason,
        ...(note.trim() && { note: note.trim() }),
      })
      onClose()
      setNote('')
      toast.success('Thank you. We look at every report.')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal({ message: error.message, fields: error.fields })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report this listing"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Sending">
            Send report
          </Button>
        </>
      }
    >
      <form id={formId} className="flex flex-col gap-5" noValidate onSubmit={send}>
        <p className="text-muted">
          Tell us what is wrong with “{phone.name}”. The seller does not learn who reported it.
        </p>
        <ChoiceField
          legend="What is wrong?"
          name="reason"
          choices={reasons}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen)
            setRefusal(undefined)
          }}
          error={refusal?.fields.reason}
        />
        <TextareaField
          label="What should we know?"
          optional
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          error={refusal?.fields.note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormError>{refusal?.message}</FormError>
      </form>
    </Dialog>
  )
}
