import { CalendarClock, MapPin } from 'lucide-react'
import type { Api } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import { type MeetUp, openProposal } from '../next-action.ts'
import type { OrderDetail } from '../order-api.ts'
import { MeetUpForm } from './meet-up-form.tsx'

export function MeetUpCard({ meetUp }: { meetUp: MeetUp }) {
  return (
    <div className="flex flex-col gap-1.5 rounded-field bg-mist px-4 py-3">
      <p className="flex gap-2 font-semibold">
        <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {meetUp.place}
        </span>
      </p>
      <p className="flex gap-2">
        <CalendarClock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <Moment at={meetUp.at} deadline />
      </p>
    </div>
  )
}

const tones = { proposed: 'waiting', agreed: 'good', superseded: 'neutral' } as const

/** All suggestions, newest first. */
export function MeetUpList({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderPage.meetUp')
  return (
    <ul aria-label={t('list')} className="divide-y divide-hairline">
      {order.meetUps.map((meetUp) => {
        const old = meetUp.state === 'superseded'
        return (
          <li
            key={meetUp.number}
            className="flex items-start justify-between gap-4 py-3 first:pt-0"
          >
            <p className={`min-w-0 wrap-anywhere ${old ? 'text-muted' : ''}`}>
              <span dir="auto" className="font-medium">
                {meetUp.place}
              </span>
              <span className="block text-sm text-muted">
                {t.rich(meetUp.by === order.viewerRole ? 'byYou' : 'by', {
                  time: () => <Moment at={meetUp.at} deadline />,
                  name: () => <bdi>{order[meetUp.by]}</bdi>,
                })}
              </span>
            </p>
            <Badge tone={tones[meetUp.state]}>{t(`state.${meetUp.state}`)}</Badge>
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
  const t = useTranslations('orderPage.meetUp')
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
          busyLabel={t('accepting')}
          onClick={() =>
            run('accept', async () => {
              await api.post('/api/orders/{id}/meet-ups/{number}/accept', {
                path: { id: order._id, number: proposal.number },
                once: true,
              })
              await onDone(t('agreed'))
            })
          }
        >
          {t('accept')}
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
  const t = useTranslations('orderPage.meetUp')
  return (
    <DialogButton
      {...(large ? { size: 'large' } : { variant: 'link' })}
      title={t('anotherTitle')}
      dialogSize="wide"
      content={(close) => (
        <MeetUpForm
          {...{ api, order }}
          onDone={async () => {
            close()
            await onDone(t('sent'))
          }}
        />
      )}
    >
      {t('another')}
    </DialogButton>
  )
}
