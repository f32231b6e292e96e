import { CalendarClock, MapPin } from 'lucide-react'
import type { Api } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Moment } from '../../ui/reader.tsx'
import { type MeetUp, openProposal } from '../next-action.ts'
import type { OrderDetail } from '../order-api.ts'
import { MeetUpForm } from './meet-up-form.tsx'

export function MeetUpCard({ meetUp }: { meetUp: MeetUp }) {
  return (
    <div className="flex flex-col gap-1.5 rounded-field bg-mist px-4 py-3">
      <p className="flex gap-2 font-semibold">
        <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{meetUp.place}</span>
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
          <li
            key={meetUp.number}
            className="flex items-start justify-between gap-4 py-3 first:pt-0"
          >
            <p className={`min-w-0 wrap-anywhere ${old ? 'text-muted' : ''}`}>
              <span className="font-medium">{meetUp.place}</span>
              <span className="block text-sm text-muted">
                <Moment at={meetUp.at} deadline /> · suggested by{' '}
                <span>{meetUp.by === order.viewerRole ? 'you' : order[meetUp.by]}</span>
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
              await api.post('/api/orders/{id}/meet-ups/{number}/accept', {
                path: { id: order._id, number: proposal.number },
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
  return (
    <DialogButton
      {...(large ? { size: 'large' } : { variant: 'link' })}
      title="Suggest another meet-up"
      dialogSize="wide"
      content={(close) => (
        <MeetUpForm
          {...{ api, order }}
          onDone={async () => {
            close()
            await onDone('Suggestion sent')
          }}
        />
      )}
    >
      Suggest another
    </DialogButton>
  )
}
