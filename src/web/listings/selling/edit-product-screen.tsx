import type { EditedPhone, User } from '../../api/index.ts'
import type { SentPhoto } from '../../forms/photo-list.ts'
import { useApi } from '../../shell/use-api.ts'
import type { PhoneDetail } from '../phone-page/detail.ts'
import { EditNotices } from './edit-notices.tsx'
import { editedSheetOf } from './from-phone.ts'
import { toNewPhone } from './rules.ts'
import { SellForm } from './sell-form.tsx'
import type { SellingFields } from './sheet.ts'
import { useEditCopy } from './use-edit-copy.ts'
import { useSellForm } from './use-sell-form.ts'

type EditProductScreenProps = {
  phone: PhoneDetail
  seller: Pick<User, '_id' | 'name' | 'email'>
  brands: readonly string[]
  currency: string
  onSaved: (phone: EditedPhone) => Promise<void>
}

/** A listing again, in the form that it came from. */
export function EditProductScreen(props: EditProductScreenProps) {
  const { phone, seller, brands, currency, onSaved } = props
  const api = useApi()
  const sell = useSellForm({ initial: editedSheetOf(phone), send: save })
  const copy = useEditCopy({
    sellerId: seller._id,
    phoneId: phone._id,
    sheet: sell.sheet,
    restore: sell.restore,
  })

  async function save(fields: SellingFields, photos: SentPhoto[]) {
    const saved = await api.put('/api/phones/{id}', {
      path: { id: phone._id },
      body: toNewPhone(fields, photos, seller),
    })
    copy.sent()
    await onSaved(saved)
  }

  return (
    <>
      <EditNotices phone={phone} copy={copy} />
      <SellForm
        {...{ sell, brands, currency, seller }}
        kept={phone.proofs?.grading ?? undefined}
        of={{ phoneId: phone._id }}
        label="Edit a product"
        act="Save changes"
        busyLabel="Saving"
        status={copy.isChanged ? 'Changed, not saved yet' : 'Nothing changed yet'}
      />
    </>
  )
}
