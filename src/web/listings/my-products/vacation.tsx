import { TreePalm } from 'lucide-react'
import { useState } from 'react'
import { MAX_VACATION_DAYS } from '../../../shared/listings/listing-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { boundsOfDay, toLocalDay } from '../../../shared/reader-format.ts'
import { DAY, SECOND } from '../../../shared/time.ts'
import type { Api } from '../../api/index.ts'
import { useNow } from '../../api/server-time.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { Notice } from '../../ui/layout/page-states.tsx'
import { Moment, useReader } from '../../ui/reader.tsx'
import { toast } from '../../ui/toaster.tsx'

type VacationProps = { api: Pick<Api, 'put'>; until: string | null; refresh: () => Promise<void> }

/** Notice during a vacation, with buttons to change or end it. */
export function VacationNotice({ api, until, refresh }: VacationProps) {
  const { busy, run } = useAction()
  const [open, setOpen] = useState(false)
  if (!until) return null

  function comeBack() {
    return run('back', async () => {
      await api.put('/api/vacation', { body: { until: null } })
      toast.success('Welcome back. Your phones are for sale again.')
      await refresh()
    })
  }

  return (
    <div className="mb-6">
      <Notice label="Vacation" tone="waiting" icon={<TreePalm className="size-5" />}>
        <p className="min-w-56 flex-1 py-1">
          <strong>
            You are away until <Moment at={until} />.
          </strong>{' '}
          Your phones are paused, and their pages say so. They go back up for sale automatically.
        </p>
        <span className="flex flex-wrap gap-2">
          <Button variant="ghost" className="px-3" onClick={() => setOpen(true)}>
            Change
          </Button>
          <Button
            className="px-3"
            busy={busy === 'back'}
            busyLabel="Ending your vacation"
            onClick={comeBack}
          >
            I’m back
          </Button>
        </span>
      </Notice>
      <VacationDialog {...{ api, until, refresh, open }} onClose={() => setOpen(false)} />
    </div>
  )
}

export function VacationButton({ api, until, refresh }: VacationProps) {
  const [open, setOpen] = useState(false)
  if (until) return null
  return (
    <>
      <Button
        icon={<TreePalm className="size-4" />}
        className="px-3"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Vacation
      </Button>
      <VacationDialog {...{ api, until, refresh, open }} onClose={() => setOpen(false)} />
    </>
  )
}

type VacationDialogProps = {
  api: Pick<Api, 'put'>
  until: string | null
  refresh: () => Promise<void>
  open: boolean
  onClose: () => void
}

export function VacationDialog({ open, onClose, ...rest }: VacationDialogProps) {
  const title = rest.until ? 'Change your vacation' : 'Go on vacation'
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && <VacationForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function VacationForm({ api, until, refresh, onClose }: Omit<VacationDialogProps, 'open'>) {
  const { timeZone } = useReader()
  const now = useNow()
  const dayIn = (days: number) => toLocalDay(new Date(now + days * DAY), timeZone)
  const [first, last] = [dayIn(0), dayIn(MAX_VACATION_DAYS)]
  const form = useForm({
    initial: { until: until ? toLocalDay(new Date(until), timeZone) : dayIn(7) },
    check: ({ until: day }) => {
      if (!day) return { until: 'Choose the last day of your vacation' }
      if (day < first) return { until: 'Choose today or a later day' }
      return day > last
        ? { until: `A vacation can last at most ${formatQuantity(MAX_VACATION_DAYS, 'day')}` }
        : {}
    },
    async send({ until: day }) {
      await api.put('/api/vacation', { body: { until: endOfDay(day, timeZone) } })
      onClose()
      toast.success('You are away. Your phones are paused.')
      await refresh()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Vacation">
      <ul className="list-disc space-y-1 ps-5 text-muted">
        <li>Everything you have for sale is paused and hidden from buyers.</li>
        <li>Your phones’ pages show when you’ll be back.</li>
        <li>Existing bookings continue.</li>
        <li>These phones go back up for sale afterwards.</li>
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
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel="Pausing your phones">
        {until ? 'Change the day' : 'Go on vacation'}
      </DialogButtons>
    </form>
  )
}

/** The end of a day in the zone in which the seller reads dates, for the API. */
export function endOfDay(day: string, timeZone: string): string {
  return new Date(boundsOfDay(day, timeZone).end.getTime() - SECOND).toISOString()
}
