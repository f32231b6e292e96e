import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { MAX_REPORT_NOTE_LENGTH } from '../../shared/limits.ts'
import type { Report } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ChoiceField } from '../ui/form/choice-fields.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { useReadRefusal } from './use-action.ts'

export type ReportReason = { value: Report['reason']; label: string }

type ReportFormProps = {
  title: string
  lead: ReactNode
  reasons: readonly ReportReason[]
  send: (complaint: { reason: Report['reason']; note?: string }) => Promise<unknown>
  /** After it was sent; there is a usual text. */
  thanks?: string
  open: boolean
  onClose: () => void
}

/** Reports something to the moderators. The choice and the text survive closing the dialog. */
export function ReportForm({ title, lead, reasons, send, thanks, open, onClose }: ReportFormProps) {
  const t = useTranslations('report')
  const cancel = useTranslations('shell')('cancel')
  const readRefusal = useReadRefusal()
  const formId = useId()
  const [reason, setReason] = useState<Report['reason']>()
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; fields: Record<string, string> }>()

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    if (!reason) return setRefusal({ message: '', fields: { reason: t('choose') } })
    setBusy(true)
    setRefusal(undefined)
    try {
      const text = note.trim()
      await send({ reason, ...(text && { note: text }) })
      onClose()
      setNote('')
      toast.success(thanks ?? t('thanks'))
    } catch (error) {
      setRefusal(readRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            busyLabel={t('sending')}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={formId} className="flex flex-col gap-5" noValidate onSubmit={submit}>
        <p className="text-muted">{lead}</p>
        <ChoiceField
          legend={t('what')}
          name="reason"
          choices={reasons}
          value={reason ?? ''}
          onChange={(chosen) => {
            setReason(reasons.find(({ value }) => value === chosen)?.value)
            setRefusal(undefined)
          }}
          error={refusal?.fields.reason}
        />
        <TextareaField
          label={t('note')}
          optional
          maxLength={MAX_REPORT_NOTE_LENGTH}
          value={note}
          error={refusal?.fields.note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormError>{refusal?.message}</FormError>
      </form>
    </Dialog>
  )
}
