import { MAX_MEET_UP_PLACE_LENGTH } from '../../../shared/orders/order-limits.ts'
import { readLocalTime, toLocalTime } from '../../../shared/reader-format.ts'
import type { Api } from '../../api/index.ts'
import { serverNow, useServerOffset } from '../../api/server-time.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useReader } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { OrderDetail } from '../order-api.ts'

type MeetUpFormProps = { api: Api; order: OrderDetail; onDone: () => Promise<void> }

/** Suggests a place and a time to meet. */
export function MeetUpForm({ api, order, onDone }: MeetUpFormProps) {
  const t = useTranslations('orderPage.meetUp')
  const ahead = useServerOffset()
  const { timeZone } = useReader()
  const form = useDraftForm(`meet-up-${order._id}`, {
    initial: { place: '', at: '' },
    check: ({ place, at }) => ({
      place: place.trim() === '' ? t('placeRequired') : undefined,
      at: timeProblem(at),
    }),
    async send({ place, at }) {
      await api.post('/api/orders/{id}/meet-ups', {
        path: { id: order._id },
        body: { place: place.trim(), at: readLocalTime(at, timeZone)?.toISOString() ?? at },
        once: true,
      })
      await onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label={t('form')}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TextField
          {...form.field('place')}
          label={t('place')}
          placeholder={t('placeExample')}
          maxLength={MAX_MEET_UP_PLACE_LENGTH}
          required
        />
        <TextField
          {...form.field('at')}
          label={t('at')}
          type="datetime-local"
          min={ahead === undefined ? undefined : toLocalTime(new Date(serverNow(ahead)), timeZone)}
          required
        />
      </div>
      <FormFooter form={form} busyLabel={t('sending')}>
        {t('send')}
      </FormFooter>
    </form>
  )

  /** While the server's time is unknown, the check is left to the server. */
  function timeProblem(at: string): string | undefined {
    const when = readLocalTime(at, timeZone)
    if (!when) return t('atRequired')
    if (ahead !== undefined && when.getTime() < serverNow(ahead)) return t('atPast')
  }
}
