import { MAX_REASON_LENGTH } from '../../shared/limits.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useForm } from '../forms/use-form.ts'
import { useConfirmTitle } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'
import { useTranslations } from '../ui/text.ts'
import { Who } from './use-user-actions.tsx'

type Person = { name: string; email?: string }

type BanDialogProps = {
  /** Undefined while the dialog is closed. */
  person: Person | undefined
  onClose: () => void
  onBan: (reason: string) => Promise<void>
}

/** Asks for confirmation and the reason that the person reads, before an account is banned. */
export function BanDialog({ person, onClose, onBan }: BanDialogProps) {
  return (
    <Dialog open={person !== undefined} onClose={onClose} title={useConfirmTitle()}>
      {person && <BanForm person={person} onClose={onClose} onBan={onBan} />}
    </Dialog>
  )
}

type BanFormProps = { person: Person } & Pick<BanDialogProps, 'onClose' | 'onBan'>

function BanForm({ person, onClose, onBan }: BanFormProps) {
  const t = useTranslations('accounts')
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: t('reasonRequired') }),
    send: ({ reason }) => onBan(reason.trim()),
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('ban.action')}>
      <p className="text-muted">{t.rich('ban.what', { who: () => <Who {...person} /> })}</p>
      <TextareaField
        {...form.field('reason')}
        label={t('reason')}
        help={t('ban.reasonHelp')}
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} danger busy={form.busy} busyLabel={t('ban.busy')}>
        {t('ban.action')}
      </DialogButtons>
    </form>
  )
}
