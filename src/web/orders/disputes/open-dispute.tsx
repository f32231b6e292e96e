import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { formatMoney } from '../../listings/money.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { AfterDeliveryProps } from '../after-delivery/after-delivery.tsx'
import {
  type AfterDeliveryApi,
  afterDeliveryCalls,
  afterDeliveryQueries,
  type Dispute,
  type NewDispute,
} from '../after-delivery/api.ts'
import { OrderSection } from '../order-section.tsx'
import { reasonLabels } from './dispute-labels.ts'
import { EvidenceField, MAX_STATEMENT, statementProblem, useEvidencePhotos } from './statements.tsx'

/** The way to say that something is wrong, begun by what the buyer has found; an admin says it for one who is silent. */
export function OpenDispute({ api, order, refresh }: AfterDeliveryProps) {
  const [open, setOpen] = useState(false)
  const isAdmin = order.you === 'admin'
  const queryClient = useQueryClient()
  const { data: arrival } = useQuery(afterDeliveryQueries.arrival(api, order._id))
  const isWorse = arrival?.isWorse === true
  const price = formatMoney(order.priceMinor, order.currency)

  async function opened(dispute: Dispute) {
    queryClient.setQueryData(afterDeliveryQueries.dispute(api, order._id).queryKey, dispute)
    setOpen(false)
    toast.success(isAdmin ? 'Both are told' : `${order.seller} is told`)
    await refresh()
    // The form is gone; here it goes on.
    document.getElementById('dispute')?.focus()
  }

  return (
    <OrderSection
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
    </OrderSection>
  )
}

type DisputeFormProps = {
  api: AfterDeliveryApi
  orderId: string
  /** An admin says it for a buyer who is silent. */
  byAdmin: boolean
  /** Who reads it, and what comes of it. */
  terms: string
  /** What is known already. */
  begin: { reason: string; text: string }
  onOpened: (dispute: Dispute) => Promise<void>
  onCancel: () => void
}

const reasonChoices = Object.entries(reasonLabels).map(([value, { label, help }]) => ({
  value,
  label,
  help,
}))

/** What is wrong, in the words of whoever says so, with photos of it. */
export function DisputeForm(props: DisputeFormProps) {
  const { api, orderId, byAdmin, terms, begin, onOpened, onCancel } = props
  const photos = useEvidencePhotos()
  const form = useDraftForm(`dispute-${orderId}`, {
    initial: { ...begin, photos: '' },
    check: ({ reason, text }) => ({
      reason: reason ? undefined : 'Choose a reason',
      text: statementProblem(text),
    }),
    async send({ reason, text }) {
      const body = { reason: reason as NewDispute['reason'], text: text.trim() }
      const complaint = { ...body, photos: await photos.urls() }
      await onOpened(await afterDeliveryCalls(api).openDispute(orderId, complaint))
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="What is wrong?">
      <ChoiceField
        legend="Reason"
        name="reason"
        choices={reasonChoices}
        value={form.values.reason}
        onChange={(reason) => form.set({ reason })}
        error={form.problem('reason')}
      />
      <TextareaField
        {...form.field('text')}
        label="What have you found?"
        help={
          byAdmin
            ? 'Facts help most: where the parcel was last seen, and what the carrier says.'
            : 'Facts help most: what the listing said, and what you hold in your hand.'
        }
        maxLength={MAX_STATEMENT}
      />
      <EvidenceField photos={photos} byAdmin={byAdmin} error={form.problem('photos')} />
      <FormError title={form.message} />
      <p className="text-sm text-muted">{terms}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Opening">
          Open a dispute
        </Button>
      </div>
    </form>
  )
}
