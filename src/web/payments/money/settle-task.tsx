import { useState } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { useKeptForm } from '../../orders/use-kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { toast } from '../../ui/toaster.tsx'
import { type MoneyApi, type MoneyTask, settleTask } from './calls.ts'

type SettleTaskProps = { api: MoneyApi; task: MoneyTask; refresh: () => Promise<void> }

/** For what the provider cannot move: an admin has paid it by hand, and says how. */
export function SettleTask({ api, task, refresh }: SettleTaskProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="link"
        className="text-sm"
        aria-describedby={`task-${task._id}`}
        onClick={() => setOpen(true)}
      >
        Mark as settled
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={titles[task.kind]}>
        <SettleForm
          {...{ api, task }}
          onClose={() => setOpen(false)}
          onDone={async () => {
            setOpen(false)
            toast.success('It counts as done')
            await refresh()
          }}
        />
      </Dialog>
    </>
  )
}

const titles: Record<MoneyTask['kind'], string> = {
  refund: 'Refunded another way?',
  payout: 'Paid out another way?',
  cancel: 'Settled?',
}

type SettleFormProps = {
  api: MoneyApi
  task: MoneyTask
  onClose: () => void
  onDone: () => Promise<void>
}

function SettleForm({ api, task, onClose, onDone }: SettleFormProps) {
  const whose = task.kind === 'refund' ? 'buyer' : 'seller'
  const form = useKeptForm(`settle-${task._id}`, {
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? 'Say in a few words how it was paid' : undefined,
    }),
    async send({ reason }) {
      await settleTask(api, task, reason.trim())
      await onDone()
    },
  })
  return (
    // It stands in a row of a table, which does not wrap.
    <form
      {...form.form}
      className="flex flex-col gap-5 text-start whitespace-normal"
      aria-label={titles[task.kind]}
    >
      <p className="text-muted">
        Send{' '}
        <strong className="text-ink">
          {formatMoney(task.amount.amountMinor, task.amount.currency)}
        </strong>{' '}
        to the {whose} yourself first, from your bank for example. Redial does not try it any more
        then, and the same sum at the payment provider is yours. It cannot be undone.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="How it was paid"
        help={`The ${whose} reads this.`}
        maxLength={500}
        data-initial-focus
        required
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Not yet</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Saving">
          Mark as settled
        </Button>
      </div>
    </form>
  )
}
