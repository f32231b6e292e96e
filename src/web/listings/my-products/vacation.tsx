import { TreePalm } from 'lucide-react'
import { useState } from 'react'
import { MAX_VACATION_DAYS } from '../../../shared/listings/listing-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
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
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

type VacationProps = { api: Pick<Api, 'put'>; until: string | null; refresh: () => Promise<void> }

/** Notice during a vacation, with buttons to change or end it. */
export function VacationNotice({ api, until, refresh }: VacationProps) {
  const { busy, run } = useAction()
  const t = useTranslations('products.vacation')
  const [open, setOpen] = useState(false)
  if (!until) return null

  function comeBack() {
    return run('back', async () => {
      await api.put('/api/vacation', { body: { until: null } })
      toast.success(t('welcome'))
      await refresh()
    })
  }

  return (
    <div className="mb-6">
      <Notice label={t('label')} tone="waiting" icon={<TreePalm className="size-5" />}>
        <p className="min-w-56 flex-1 py-1">
          <strong>{t.rich('away', { time: () => <Moment key="time" at={until} /> })}</strong>{' '}
          <span>{t('paused')}</span>
        </p>
        <span className="flex flex-wrap gap-2">
          <Button variant="ghost" className="px-3" onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
          <Button
            className="px-3"
            busy={busy === 'back'}
            busyLabel={t('ending')}
            onClick={comeBack}
          >
            {t('back')}
          </Button>
        </span>
      </Notice>
      <VacationDialog {...{ api, until, refresh, open }} onClose={() => setOpen(false)} />
    </div>
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
  const t = useTranslations('products.vacation')
  const title = t(rest.until ? 'changeTitle' : 'title')
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && <VacationForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function VacationForm({ api, until, refresh, onClose }: Omit<VacationDialogProps, 'open'>) {
  const { timeZone } = useReader()
  const t = useTranslations('products.vacation')
  const language = useLanguage()
  const now = useNow()
  const dayIn = (days: number) => toLocalDay(new Date(now + days * DAY), timeZone)
  const [first, last] = [dayIn(0), dayIn(MAX_VACATION_DAYS)]
  const form = useForm({
    initial: { until: until ? toLocalDay(new Date(until), timeZone) : dayIn(7) },
    check: ({ until: day }) => {
      if (!day) return { until: t('choose') }
      if (day < first) return { until: t('later') }
      return day > last
        ? {
            until: t('tooLong', {
              count: MAX_VACATION_DAYS,
              shown: formatCount(MAX_VACATION_DAYS, language),
            }),
          }
        : {}
    },
    async send({ until: day }) {
      await api.put('/api/vacation', { body: { until: endOfDay(day, timeZone) } })
      onClose()
      toast.success(t('done'))
      await refresh()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('label')}>
      <ul className="list-disc space-y-1 ps-5 text-muted">
        <li>{t('hidden')}</li>
        <li>{t('pages')}</li>
        <li>{t('bookings')}</li>
        <li>{t('after')}</li>
      </ul>
      <TextField
        {...form.field('until')}
        label={t('until')}
        type="date"
        min={first}
        max={last}
        className="max-w-52"
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={t('pausing')}>
        {t(until ? 'changeDay' : 'title')}
      </DialogButtons>
    </form>
  )
}

/** The end of a day in the zone in which the seller reads dates, for the API. */
export function endOfDay(day: string, timeZone: string): string {
  return new Date(boundsOfDay(day, timeZone).end.getTime() - SECOND).toISOString()
}
