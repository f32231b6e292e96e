import type { ListedPhone, NewPhone, Phone, User } from '../../api/index.ts'
import type { SentPhoto } from '../../forms/use-photo-list.ts'
import { useApi } from '../../shell/use-api.ts'
import { throwIfStopped, useGrading } from '../../verification/grading.tsx'
import { DraftNotices, DraftStatusLine, UnfinishedDrafts } from './draft/draft-notices.tsx'
import { useDraft } from './draft/use-draft.ts'
import { SellForm } from './sell-form.tsx'
import { toNewPhone } from './sell-form-rules.ts'
import { type SellFormFields, startingValues, valuesFromPhone } from './sell-form-values.ts'
import { useSellForm } from './use-sell-form.ts'

type AddProductScreenProps = {
  seller: Pick<User, '_id' | 'name' | 'email'>
  brands: readonly string[]
  currency: string
  /** A listing to copy from. */
  like?: Phone | undefined
  /** The seller's default place; empty when there is none. */
  place: string
  onAdded: (phone: ListedPhone) => Promise<void>
}

/** The form for a new listing, saved as a draft while the seller types. */
export function AddProductScreen(props: AddProductScreenProps) {
  const { seller, brands, currency, like, place, onAdded } = props
  const api = useApi()
  const empty = startingValues(place)
  const sell = useSellForm({ initial: like ? valuesFromPhone(like) : empty, send: publish })
  const draft = useDraft({
    sellerId: seller._id,
    formValues: sell.values,
    empty,
    restore: sell.restore,
    resumes: !like,
  })
  const { os = null, announced = null } = sell.model?.facts ?? {}
  const grading = useGrading({ os, announced }, sell.answers, { id: draft.id })

  async function publish(fields: SellFormFields, photos: SentPhoto[]) {
    throwIfStopped(grading)
    await draft.pauseSaving()
    try {
      const draftId = draft.savedId()
      if (draftId) await grading.settle()
      const body: NewPhone = toNewPhone(fields, photos, seller)
      const phone = await api.post('/api/phones', { body: { ...body, draftId } })
      draft.published()
      await onAdded(phone)
    } finally {
      draft.resumeSaving()
    }
  }

  return (
    <>
      <UnfinishedDrafts draft={draft} />
      <div className="mb-6 max-w-3xl empty:hidden">
        <DraftNotices draft={draft} />
      </div>
      <SellForm
        {...{ sell, grading, brands, currency, seller }}
        subject={draft.id === undefined ? undefined : { draftId: draft.id }}
        label="Add a product"
        submitLabel="Add product"
        busyLabel="Adding the product"
        status={<DraftStatusLine status={draft.status} why={draft.why} />}
      />
    </>
  )
}
