import { useState } from 'react'
import { useAct } from '../dashboard/use-act.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { MeetUpForm } from './meet-up-form.tsx'
import { MeetUpCard } from './meet-ups.tsx'
import { type OrderApi, type OrderDetail, orderCalls } from './order-calls.ts'
import { openProposal } from './stage.ts'

type AcceptMeetUpProps = {
  api: OrderApi
  order: OrderDetail
  onDone: (words: string) => Promise<void>
}

/** The answer to what the other side proposed. */
export function AcceptMeetUp({ api, order, onDone }: AcceptMeetUpProps) {
  const { busy, act } = useAct()
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
          busyLabel="Agreeing"
          onClick={() =>
            act('accept', async () => {
              await orderCalls(api).acceptMeetUp(order._id, proposal.n)
              await onDone('Agreed')
            })
          }
        >
          Agree
        </Button>
        <ProposeAnother {...{ api, order, onDone }} large />
      </div>
    </div>
  )
}

/** Another place or time than what was proposed or agreed. */
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
        Propose another
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Propose another meeting"
        size="wide"
      >
        <MeetUpForm
          api={api}
          order={order}
          onDone={async () => {
            setOpen(false)
            await onDone('Proposed')
          }}
        />
      </Dialog>
    </>
  )
}
