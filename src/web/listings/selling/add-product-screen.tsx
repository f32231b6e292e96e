import {
  ApiError,
  type ListedPhone,
  type NewPhone,
  type Phone,
  type User,
} from '../../api/index.ts'
import type { SentPhoto } from '../../forms/photo-list.ts'
import { useApi } from '../../shell/use-api.ts'
import { DraftLine } from './draft-line.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { sheetOf } from './from-phone.ts'
import { toNewPhone } from './rules.ts'
import { SellForm } from './sell-form.tsx'
import { emptySheet, type SellingFields } from './sheet.ts'
import { useDraft } from './use-draft.ts'
import { useGrading } from './use-grading.ts'
import { useSellForm } from './use-sell-form.ts'

type AddProductScreenProps = {
  seller: Pick<User, '_id' | 'name' | 'email'>
  brands: readonly string[]
  currency: string
  /** A listing that the new one is like. */
  like?: Phone | undefined
  onAdded: (phone: ListedPhone) => Promise<void>
}

/** A new listing, kept as a draft while it is typed. */
export function AddProductScreen(props: AddProductScreenProps) {
  const { seller, brands, currency, like, onAdded } = props
  const api = useApi()
  const sell = useSellForm({ initial: like ? sheetOf(like) : emptySheet, send: publish })
  const draft = useDraft({
    sellerId: seller._id,
    sheet: sell.sheet,
    restore: sell.restore,
    resumes: !like,
  })
  const { os = null, announced = null } = sell.model?.facts ?? {}
  const grading = useGrading({ os, announced }, sell.answers, draft.id)

  async function publish(fields: SellingFields, photos: SentPhoto[]) {
    const [stop] = grading.graded?.stops ?? []
    if (stop) throw new ApiError(422, { error: 'stopped', message: stop })
    await draft.flush()
    const draftId = draft.savedId()
    if (draftId) await grading.settle()
    const grade = grading.graded?.grade ?? fields.grade
    const body: NewPhone = toNewPhone({ ...fields, grade }, photos, seller)
    const phone = await api.post('/api/phones', { body: { ...body, draftId } })
    draft.published()
    await onAdded(phone)
  }

  return (
    <>
      <DraftOffer draft={draft} />
      <div className="mb-6 max-w-3xl empty:hidden">
        <DraftNotices draft={draft} />
      </div>
      <SellForm
        {...{ sell, grading, brands, currency, seller }}
        of={draft.id === undefined ? undefined : { draftId: draft.id }}
        label="Add a product"
        act="Add product"
        busyLabel="Adding the product"
        status={<DraftLine status={draft.status} why={draft.why} />}
      />
    </>
  )
}
