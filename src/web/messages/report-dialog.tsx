import { type SyntheticEvent, useId, useState } from 'react'
import { refusalOf } from '../forms/refusal.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form-error.tsx'
import { TextareaField } from '../ui/textarea-field.tsx'
import { toast } from '../ui/toaster.tsx'
import { messageCalls, type Thread } from './calls.ts'

const reasons = [
  { value: 'misleading', label: 'Tries to cheat me' },
  { value: 'offensive', label: 'Insults or threatens' },
  { value: 'stolen', label: 'The phone seems stolen' },
  { value: 'other', label: 'Something else' },
]

const MAX_NOTE_LENGTH = 1_000

type ReportDialogProps = { thread: Thread; number: number; open: boolean; onClose: () => void }

/** What was chosen and typed stays when the dialog is closed and opened again. */
export function ReportDialog({ thread, number, open, onClose }: ReportDialogProps) {
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
      const said = note.trim()
      await messageCalls.report(thread, number, { reason, ...(said && { note: said }) })
      onClose()
      setNote('')
      toast.success('Thank you. Our moderators read the conversation.')
    } catch (error) {
      setRefusal(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report this conversation"
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
          Our moderators then may read all of this conversation.
          {thread.with && ` ${thread.with.name} does not learn of it.`}
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
