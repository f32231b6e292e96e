import { useQuery } from '@tanstack/react-query'
import { type AfterSaleTerms, noAfterSaleTerms } from '../../../shared/listings/after-sale-terms.ts'
import { mapInputs, readFieldText } from '../../../shared/listings/field-values.ts'
import type { FieldValues, InputKey } from '../../../shared/listings/listing.fields.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { type Model, type User, useApi } from '../../api/index.ts'
import { ModelFactsList } from '../../catalog/model-facts.tsx'
import { afterSaleFacts } from '../../delivery/after-sale-terms.tsx'
import type { PhotoItem } from '../../forms/use-photo-list.ts'
import { useShop } from '../../shell/shop.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Facts } from '../../ui/layout/page-layout.tsx'
import { Price } from '../../ui/price.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { PhoneCard } from '../phone-card.tsx'
import { Gallery } from '../phone-page/gallery.tsx'
import { usePhoneFacts } from '../phone-page/phone-facts.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import { listingQueries, type PhoneDetail } from '../queries.ts'
import { readAfterSaleTexts } from './after-sale-section.tsx'
import {
  deliveryText,
  offeredFields,
  previewDelivery,
  readDeliveryText,
  untouched,
} from './delivery-fields.ts'
import type { SellFormFields } from './sell-form-values.ts'

type PreviewSource = {
  fields: SellFormFields
  photos: readonly PhotoItem[]
  grade: string
  seller: Pick<User, 'name' | 'email'>
  currency: string
  model: Model | undefined
}

/** The form's values as a phone for sale. */
export function toPreview(
  listing: PreviewSource,
  defaults: AfterSaleTerms = noAfterSaleTerms,
): PhoneDetail {
  const { fields, photos, grade, seller, model } = listing
  const currency = listing.currency || 'USD'
  const values = {
    ...(mapInputs((key, field) => readFieldText(field, fields[key])) as Pick<
      FieldValues,
      InputKey
    >),
    ...readAfterSaleTexts(fields, defaults),
    name: fields.name.trim(),
    grade: (grade || null) as FieldValues['grade'],
  }
  const shown = photos.filter(({ error }) => error === undefined)
  return {
    _id: 'preview',
    ...values,
    img: shown[0]?.src ?? '',
    price: fields.price,
    priceMinor: readPrice(fields.price, currency) ?? 0,
    originalPrice: fields.originalPrice,
    originalPriceMinor: readPrice(fields.originalPrice, currency) ?? null,
    currency,
    usedMonths: null,
    seller: seller.name,
    sellerId: null,
    email: seller.email,
    state: 'live',
    advertised: false,
    createdAt: new Date().toISOString(),
    slug: '',
    model: model ? { slug: model.slug, name: model.name } : null,
    colorFamily: null,
    place: null,
    distanceKm: null,
    sellerLevel: 'new',
    takesTransfer: true,
    version: 1,
    delivery: previewDelivery(readDeliveryText(fields.delivery), currency),
    photos: shown.map(({ src, alt }) => ({
      src,
      alt,
      width: null,
      height: null,
      placeholder: null,
      sources: null,
    })),
    facts: model?.facts ?? null,
    market: null,
  }
}

type PreviewDialogProps = { open: boolean; listing: PreviewSource; onClose: () => void }

/** The phone as buyers will see it: its card among others, and its page. */
export default function PreviewDialog({ open, listing, onClose }: PreviewDialogProps) {
  const { data: saved } = useQuery(listingQueries.defaultAfterSale(useApi()))
  const { deliveryMethods } = useShop()
  const t = useTranslations('sellParts.preview')
  const typed = readDeliveryText(listing.fields.delivery) ?? untouched
  const delivery = deliveryText(offeredFields(typed, deliveryMethods))
  const name = listing.fields.name.trim() || t('yourPhone')
  const offered = { ...listing, fields: { ...listing.fields, name, delivery } }
  const phone = toPreview(offered, saved?.terms)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      size="wide"
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in it takes the focus, and it must scroll by keyboard */}
      <div tabIndex={0} data-initial-focus className="flex flex-col gap-8 outline-none">
        <section aria-labelledby="preview-card">
          <h3 id="preview-card" className="mb-3 text-sm text-muted">
            {t('card')}
          </h3>
          <div inert className="grid gap-6 md:grid-cols-3">
            <PhoneCard phone={phone} heading="h3" />
            <PlaceholderCard />
            <PlaceholderCard />
          </div>
        </section>
        <section aria-labelledby="preview-page" className="border-t border-hairline pt-6">
          <h3 id="preview-page" className="mb-3 text-sm text-muted">
            {t('page')}
          </h3>
          <PagePreview phone={phone} />
        </section>
      </div>
    </Dialog>
  )
}

function PlaceholderCard() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 opacity-60 max-md:hidden">
      <div className="aspect-square rounded-box bg-sand" />
      <div className="h-4 w-2/3 rounded-full bg-sand" />
      <div className="h-4 w-1/3 rounded-full bg-sand" />
    </div>
  )
}

function PagePreview({ phone }: { phone: PhoneDetail }) {
  const { prices } = usePhoneTexts()
  const t = useTranslations('facts')
  const facts = usePhoneFacts(phone)
  return (
    <div inert className="grid items-start gap-6 md:grid-cols-2">
      <Gallery phone={phone} />
      <div className="flex flex-col gap-5">
        <div>
          <p dir="auto" className="font-display text-xl font-bold">
            {phone.name}
          </p>
          <div className="mt-2">
            <Price {...prices(phone)} size="display" />
          </div>
        </div>
        <Facts facts={[...facts, ...afterSaleFacts(phone, t, useLanguage())]} />
        {phone.description && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {phone.description}
          </p>
        )}
      </div>
      <ModelFactsList phone={phone} />
    </div>
  )
}
