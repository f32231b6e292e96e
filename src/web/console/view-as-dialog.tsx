import { useRouter } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import {
  ACCOUNT_VIEW_MINUTES,
  MAX_VIEW_REASON_LENGTH,
} from '../../shared/accounts/account-view-rules.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { User } from '../api/index.ts'
import { setPageAccount } from '../api/page-account.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useForm } from '../forms/use-form.ts'
import { clearTabStorage } from '../shell/viewer.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'

type ViewAsDialogProps = { user: User; isOpen: boolean; onClose: () => void }

/** Asks why, before staff see the shop as a Buyer or Seller. */
export function ViewAsDialog({ isOpen, ...form }: ViewAsDialogProps) {
  const t = useTranslations('person.action')
  return (
    <Dialog open={isOpen} onClose={form.onClose} title={t('view', { name: form.user.name })}>
      {isOpen && <ViewAsForm {...form} />}
    </Dialog>
  )
}

function ViewAsForm({ user, onClose }: Omit<ViewAsDialogProps, 'isOpen'>) {
  const t = useTranslations('person')
  const account = useTranslations('accounts')
  const language = useLanguage()
  const { api } = useRouter().options.context
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: account('reasonRequired') }),
    async send({ reason }) {
      await api.post('/api/accounts/{id}/views', {
        path: { id: user._id },
        body: { reason: reason.trim() },
      })
      // Other tabs ask what to do. This one loads anew, so that nothing of the staff's data stays in it.
      setPageAccount({ id: user._id, name: user.name })
      clearTabStorage()
      location.assign(pages.dashboard())
    },
  })
  return (
    <form {...form.form} aria-label={t('view.form')} className="flex flex-col gap-5">
      <p className="text-pretty text-muted">
        {t.rich('view.lead', {
          count: ACCOUNT_VIEW_MINUTES,
          shown: formatCount(ACCOUNT_VIEW_MINUTES, language),
          name: () => (
            <bdi>
              <strong className="text-ink wrap-anywhere">{user.name}</strong>
            </bdi>
          ),
        })}
      </p>
      <TextareaField
        {...form.field('reason')}
        label={account('reason')}
        help={t('view.reasonHelp')}
        maxLength={MAX_VIEW_REASON_LENGTH}
        required
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={t('view.busy')}>
        {t('action.view', { name: user.name })}
      </DialogButtons>
    </form>
  )
}
