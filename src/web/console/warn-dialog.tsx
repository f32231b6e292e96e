import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../shared/limits.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useForm } from '../forms/use-form.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'
import { useTranslations } from '../ui/text.ts'

type WarnDialogProps = {
  name: string
  isOpen: boolean
  onClose: () => void
  onWarn: (reason: string) => Promise<void>
}

/** Asks what a person is warned about. */
export function WarnDialog({ isOpen, ...form }: WarnDialogProps) {
  const t = useTranslations('person.warn')
  return (
    <Dialog open={isOpen} onClose={form.onClose} title={t('title')}>
      {isOpen && <WarnForm {...form} />}
    </Dialog>
  )
}

function WarnForm({ name, onClose, onWarn }: Omit<WarnDialogProps, 'isOpen'>) {
  const t = useTranslations('person.warn')
  const account = useTranslations('accounts')
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim().length < MIN_REASON_LENGTH ? { reason: account('reasonRequired') } : {},
    send: ({ reason }) => onWarn(reason.trim()),
  })
  return (
    <form {...form.form} aria-label={t('title')} className="flex flex-col gap-5">
      <p className="text-muted">
        {t.rich('lead', {
          name: () => (
            <bdi>
              <strong className="text-ink wrap-anywhere">{name}</strong>
            </bdi>
          ),
        })}
      </p>
      <TextareaField
        {...form.field('reason')}
        label={account('reason')}
        help={t('reasonHelp')}
        maxLength={MAX_REASON_LENGTH}
        required
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={t('busy')}>
        {t('submit')}
      </DialogButtons>
    </form>
  )
}
