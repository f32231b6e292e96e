import CalendarClock from 'virtual:icons/calendar-clock'
import MapPin from 'virtual:icons/map-pin'
import { useState } from 'react'
import { MAX_MEET_UP_PLACE_LENGTH } from '../../../shared/orders/order-limits.ts'
import { readLocalTime, toLocalTime } from '../../../shared/reader-format.ts'
import type { Api } from '../../api/index.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Moment, useReader } from '../../ui/reader.tsx'
import { type MeetUp, openProposal } from '../next-action.ts'
import type { OrderDetail } from '../order-api.ts'
import { serverNow, useServerOffset } from '../time-left.tsx'

export function MeetUpCard({ meetUp }: { meetUp: MeetUp }) {
  return (
    <div className="flex flex-col gap-1.5 rounded-field bg-mist px-4 py-3">
      <p className="flex gap-2 font-semibold">
        <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span className="min-w-0 break-words">{meetUp.place}</span>
      </p>
      <p className="flex gap-2">
        <CalendarClock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <Moment at={meetUp.at} deadline />
      </p>
    </div>
  )
}

const states = {
  proposed: { label: 'Suggested', tone: 'waiting' },
  agreed: { label: 'Agreed', tone: 'good' },
  superseded: { label: 'Replaced', tone: 'neutral' },
} as const

/** All suggestions, newest first. */
export function MeetUpList({ order }: { order: OrderDetail }) {
  return (
    <ul aria-label="Suggested meet-ups" className="divide-y divide-hairline">
      {order.meetUps.map((meetUp) => {
        const { label, tone } = states[meetUp.state]
        const old = meetUp.state === 'superseded'
        return (
          <li key={meetUp.n} className="flex items-start justify-between gap-4 py-3 first:pt-0">
            <p className={`min-w-0 break-words ${old ? 'text-muted' : ''}`}>
              <span className="font-medium">{meetUp.place}</span>
              <span className="block text-sm text-muted">
                <Moment at={meetUp.at} deadline /> · suggested by{' '}
                {meetUp.by === order.you ? 'you' : order[meetUp.by]}
              </span>
            </p>
            <Badge tone={tone}>{label}</Badge>
          </li>
        )
      })}
    </ul>
  )
}

type AcceptMeetUpProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

export function AcceptMeetUp({ api, order, onDone }: AcceptMeetUpProps) {
  const { busy, run } = useAction()
  const proposal = openProposal(order)
  if (!proposal) return null
  return (
    <div className="flex flex-col gap-4">
      <MeetUpCard meetUp={proposal} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="large"
          busy={busy === 'accept'}
          busyLabel="Accepting"
          onClick={() =>
            run('accept', async () => {
              await api.post('/api/orders/{id}/meet-ups/{n}/accept', {
                path: { id: order._id, n: proposal.n },
                once: true,
              })
              await onDone('Meet-up agreed')
            })
          }
        >
          Accept
        </Button>
        <ProposeAnother {...{ api, order, onDone }} large />
      </div>
    </div>
  )
}

export function ProposeAnother({
  api,
  order,
  onDone,
  large = false,
}: AcceptMeetUpProps & { large?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...(large ? { size: 'large' } : { variant: 'link' })} onClick={() => setOpen(true)}>
        Suggest another
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Suggest another meet-up"
        size="wide"
      >
        <MeetUpForm
          api={api}
          order={order}
          onDone={async () => {
            setOpen(false)
            await onDone('Suggestion sent')
          }}
        />
      </Dialog>
    </>
  )
}

type MeetUpFormProps = { api: Api; order: OrderDetail; onDone: () => Promise<void> }

export function MeetUpForm({ api, order, onDone }: MeetUpFormProps) {
  const ahead = useServerOffset()
  const { timeZone } = useReader()
  const form = useDraftForm(`meet-up-${order._id}`, {
    initial: { place: '', at: '' },
    check: ({ place, at }) => ({
      place: place.trim() === '' ? 'Place is required' : undefined,
      at: timeProblem(at, timeZone, ahead),
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
    <form {...form.form} className="flex flex-col gap-4" aria-label="Suggest a meet-up">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TextField
          {...form.field('place')}
          label="Place"
          placeholder="Central station café"
          maxLength={MAX_MEET_UP_PLACE_LENGTH}
          required
        />
        <TextField
          {...form.field('at')}
          label="Date and time"
          type="datetime-local"
          min={ahead === undefined ? undefined : toLocalTime(new Date(serverNow(ahead)), timeZone)}
          required
        />
      </div>
      <FormFooter form={form} busyLabel="Sending">
        Send suggestion
      </FormFooter>
    </form>
  )
}

/** While the server's time is unknown, the check is left to the server. */
function timeProblem(at: string, timeZone: string, ahead: number | undefined): string | undefined {
  const when = readLocalTime(at, timeZone)
  if (!when) return 'Date and time are required'
  if (ahead !== undefined && when.getTime() < serverNow(ahead)) return 'Choose a time in the future'
}
