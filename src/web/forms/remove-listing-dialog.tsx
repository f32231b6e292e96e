import { MAX_REASON_LENGTH } from '../../shared/limits.ts'
import { useConfirmTitle } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'
import { useTranslations } from '../ui/text.ts'
import { DialogButtons } from './dialog-buttons.tsx'
import { useForm } from './use-form.ts'

type ToRemove = { name: string; seller: string }
/** The body of the API calls that remove a listing. */
export type Removal = { reason: string; note?: string }

type RemoveListingDialogProps = {
  /** Undefined while the dialog is closed. */
  listing: ToRemove | undefined
  onClose: () => void
  onRemove: (removal: Removal) => Promise<void>
}

/** Asks for confirmation and the reason that the seller reads, before a listing is removed. */
export function RemoveListingDialog({ listing, onClose, onRemove }: RemoveListingDialogProps) {
  return (
    <Dialog open={listing !== undefined} onClose={onClose} title={useConfirmTitle()}>
      {listing && <RemoveForm {...listing} onClose={onClose} onRemove={onRemove} />}
    </Dialog>
  )
}

type RemoveFormProps = ToRemove & Pick<RemoveListingDialogProps, 'onClose' | 'onRemove'>

function RemoveForm({ name, seller, onClose, onRemove }: RemoveFormProps) {
  const t = useTranslations('report.removal')
  const form = useForm({
    initial: { reason: '', note: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: t('reasonRequired') }),
    send: ({ reason, note }) =>
      onRemove({ reason: reason.trim(), ...(note.trim() && { note: note.trim() }) }),
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('title')}>
      <p className="text-muted">
        {t.rich('lead', {
          name: () => (
            <strong className="text-ink">
              <bdi>{name}</bdi>
            </strong>
          ),
          seller: () => <bdi>{seller}</bdi>,
        })}
      </p>
      <TextareaField
        {...form.field('reason')}
        label={t('reason')}
        help={t('reasonHelp')}
        maxLength={MAX_REASON_LENGTH}
      />
      <TextareaField
        {...form.field('note')}
        label={t('note')}
        optional
        help={t('noteHelp')}
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} danger busy={form.busy} busyLabel={t('busy')}>
        {t('title')}
      </DialogButtons>
    </form>
  )
}
