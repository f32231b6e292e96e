import { useRouter } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import {
  ACCOUNT_VIEW_MINUTES,
  MAX_VIEW_REASON_LENGTH,
} from '../../shared/accounts/account-view-rules.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { User } from '../api/index.ts'
import { setPageAccount } from '../api/page-account.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useForm } from '../forms/use-form.ts'
import { clearTabStorage } from '../shell/viewer.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'

type ViewAsDialogProps = { user: User; isOpen: boolean; onClose: () => void }

/** Asks why, before staff see the shop as a Buyer or Seller. */
export function ViewAsDialog({ isOpen, ...form }: ViewAsDialogProps) {
  return (
    <Dialog open={isOpen} onClose={form.onClose} title={`View as ${form.user.name}`}>
      {isOpen && <ViewAsForm {...form} />}
    </Dialog>
  )
}

function ViewAsForm({ user, onClose }: Omit<ViewAsDialogProps, 'isOpen'>) {
  const { api } = useRouter().options.context
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim() ? {} : { reason: 'Enter a reason; the person can read it' },
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
    <form {...form.form} aria-label="View as" className="flex flex-col gap-5">
      <p className="text-pretty text-muted">
        For {formatQuantity(ACCOUNT_VIEW_MINUTES, 'minute')} at most you see the shop as{' '}
        <strong className="text-ink wrap-anywhere">{user.name}</strong> sees it, with their orders
        and messages. You can change nothing, and their login, bank and security details stay
        hidden. Start and end are in the audit log.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="They are notified afterwards, and can read it."
        maxLength={MAX_VIEW_REASON_LENGTH}
        required
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel="Opening">
        View as {user.name}
      </DialogButtons>
    </form>
  )
}
