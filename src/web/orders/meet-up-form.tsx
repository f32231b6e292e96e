import { TextField } from '../ui/text-field.tsx'
import { FormEnd } from './form-end.tsx'
import { localInput, momentOf } from './local-input.ts'
import { type OrderApi, type OrderDetail, orderCalls } from './order-calls.ts'
import { serverNow, useServerAhead } from './server-clock.ts'
import { useKeptForm } from './use-kept-form.ts'

type MeetUpFormProps = { api: OrderApi; order: OrderDetail; onDone: () => Promise<void> }

/** Proposes where and when to meet. */
export function MeetUpForm({ api, order, onDone }: MeetUpFormProps) {
  const ahead = useServerAhead()
  const form = useKeptForm(`meet-up-${order._id}`, {
    initial: { place: '', at: '' },
    check: ({ place, at }) => ({
      place: place.trim() === '' ? 'Place is required' : undefined,
      at: whyNotTime(at, ahead),
    }),
    async send({ place, at }) {
      await orderCalls(api).proposeMeetUp(
        order._id,
        place.trim(),
        momentOf(at)?.toISOString() ?? at,
      )
      await onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Propose a meeting">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TextField
          {...form.field('place')}
          label="Place"
          placeholder="Café at the central station"
          maxLength={120}
          required
        />
        <TextField
          {...form.field('at')}
          label="Date and time"
          type="datetime-local"
          min={ahead === undefined ? undefined : localInput(new Date(serverNow(ahead)))}
          required
        />
      </div>
      <FormEnd form={form} busyLabel="Proposing">
        Propose this
      </FormEnd>
    </form>
  )
}

/** Before the server's time is known the server alone decides. */
function whyNotTime(at: string, ahead: number | undefined): string | undefined {
  const when = momentOf(at)
  if (!when) return 'Date and time are required'
  if (ahead !== undefined && when.getTime() < serverNow(ahead))
    return 'Choose a time that is still to come'
}
