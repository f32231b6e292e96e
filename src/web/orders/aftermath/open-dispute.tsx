import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { Dispute } from './calls.ts'
import { DisputeForm } from './dispute-form.tsx'
import type { OrderAftermathProps } from './order-aftermath.tsx'
import { aftermathQueries } from './queries.ts'
import { SectionFrame } from './section-frame.tsx'

/** The way to say that something is wrong, begun by what the buyer has found; an admin says it for one who is silent. */
export function OpenDispute({ api, order, refresh }: OrderAftermathProps) {
  const [open, setOpen] = useState(false)
  const isAdmin = order.you === 'admin'
  const queryClient = useQueryClient()
  const { data: arrival } = useQuery(aftermathQueries.arrival(api, order._id))
  const isWorse = arrival?.isWorse === true
  const price = formatMoney(order.priceMinor, order.currency)

  async function opened(dispute: Dispute) {
    queryClient.setQueryData(aftermathQueries.dispute(api, order._id).queryKey, dispute)
    setOpen(false)
    toast.success(isAdmin ? 'Both are told' : `${order.seller} is told`)
    await refresh()
    // The form is gone; here it goes on.
    document.getElementById('dispute')?.focus()
  }

  return (
    <SectionFrame
      id="wrong"
      title={isAdmin ? 'Is it lost?' : 'Something is wrong?'}
      Icon={CircleHelp}
      lead={
        isAdmin
          ? `Open a dispute when the parcel did not come and ${order.buyer} is silent. ${price} stays where it is until the two agree, or an admin decides.`
          : `Say so before you confirm. ${price} stays where it is until the two of you agree, or an admin who is no party decides.`
      }
    >
      <div>
        <Button variant={isWorse ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
          {isAdmin ? 'Open a dispute' : isWorse ? 'Report these differences' : 'Report a problem'}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="What is wrong?" size="wide">
        <DisputeForm
          api={api}
          orderId={order._id}
          byAdmin={isAdmin}
          terms={
            isAdmin
              ? `Both read this, and ${order.seller} has 3 days to answer. If they do not settle it, an admin decides.`
              : `${order.seller} reads this and has 3 days to answer. You can settle between you at any time; if you do not, an admin decides.`
          }
          begin={{
            reason: isWorse ? 'not_as_described' : order.state === 'shipped' ? 'not_arrived' : '',
            text: isWorse ? arrival.words : '',
          }}
          onOpened={opened}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </SectionFrame>
  )
}
