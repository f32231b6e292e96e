import type { Api } from '../../api/index.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError, TextField } from '../../ui/fields.tsx'

import { toast } from '../../ui/toaster.tsx'
import { dayInput, endOfDay } from './vacation-days.ts'

type VacationDialogProps = {
  api: Pick<Api, 'put'>
  until: string | null
  refresh: () => Promise<void>
  open: boolean
  onClose: () => void
}

/** Asks until when one is away, and says what happens. */
export function VacationDialog({ open, onClose, ...rest }: VacationDialogProps) {
  const title = rest.until ? 'Change your vacation' : 'Go on vacation'
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && <VacationForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

const DAY_MS = 24 * 3_600_000
/** Longer than that nobody waits for a phone. */
const MOST_DAYS = 180

function VacationForm({ api, until, refresh, onClose }: Omit<VacationDialogProps, 'open'>) {
  const now = new Date()
  const [first, last] = [dayInput(now), dayInput(new Date(now.getTime() + MOST_DAYS * DAY_MS))]
  const form = useForm({
    initial: { until: dayInput(until ? new Date(until) : new Date(now.getTime() + 7 * DAY_MS)) },
    check: ({ until: day }) => {
      if (!day) return { until: 'Choose the last day of your vacation' }
      if (day < first) return { until: 'That day is over' }
      return day > last ? { until: `At most ${MOST_DAYS} days` } : {}
    },
    async send({ until: day }) {
      await api.put('/api/vacation', { body: { until: endOfDay(day) } })
      onClose()
      toast.success('You are away. Your phones are paused.')
      await refresh()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Vacation">
      <ul className="list-disc space-y-1 ps-5 text-muted">
        <li>Everything you have on sale is paused and hidden from buyers.</li>
        <li>Your phones’ pages show when you’ll be back.</li>
        <li>Existing bookings continue.</li>
        <li>These phones go back on sale afterwards.</li>
      </ul>
      <TextField
        {...form.field('until')}
        label="Away until the end of"
        type="date"
        min={first}
        max={last}
        className="max-w-52"
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Pausing your phones">
          {until ? 'Change the day' : 'Go on vacation'}
        </Button>
      </div>
    </form>
  )
}
