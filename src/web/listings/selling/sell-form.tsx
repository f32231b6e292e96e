import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { countryName } from '../../../shared/countries.ts'
import { EU, WORLD } from '../../../shared/listings/delivery-terms.ts'
import { type Answers, ApiError, type User, useApi } from '../../api/index.ts'
import { rotatePhoto } from '../../api/upload.ts'
import { catalogQueries } from '../../catalog/queries.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { type SentPhoto, toSent, usePhotoList } from '../../forms/use-photo-list.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { useShop } from '../../shell/shop.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { useInView } from '../../ui/hooks.ts'
import { LazyDialog, LazyPanel, useLazyDialog } from '../../ui/lazy-dialog.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import type { Grading } from '../../verification/grading.tsx'
import type { ProofSubject } from '../../verification/proof-subject.ts'
import { AfterSaleSection } from './after-sale-section.tsx'
import { ConditionSection, type ListedGrading } from './condition-section.tsx'
import { deliveryRefusal, readDeliveryText } from './delivery-fields.ts'
import { DeliverySection, PlaceSection } from './delivery-section.tsx'
import { PhoneSection } from './phone-section.tsx'
import { PhotosSection } from './photos-section.tsx'
import { PriceSection } from './price-section.tsx'
import {
  checkPhone,
  emptyFields,
  formParts,
  type KnownImei,
  type SellFormFields,
  type SellFormValues,
  withOfferedDelivery,
} from './sell-form-values.ts'
import { SellSection } from './sell-section.tsx'

const PreviewDialog = lazyPart(
  ['facts', 'phone', 'sellParts'],
  () => import('./preview-dialog.tsx'),
)
const ProofPanels = lazyPart(['proving'], () => import('../../verification/proof-panels.tsx'))

type SellFormProps = {
  sell: SellFormState
  /** The questions; absent while the phone keeps the grade that it has. */
  grading: Grading | undefined
  /** The grade of a listing, and how it is graded again. */
  listed?: ListedGrading
  subject: ProofSubject | undefined
  brands: readonly string[]
  currency: string
  seller: Pick<User, 'name' | 'email'>
  /** Photos that were shared from another app. */
  sharedPhotos?: readonly File[] | undefined
  /** The accessible name of the form. */
  label: string
  submitLabel: string
  busyLabel: string
  /** Whether the draft is saved. */
  status: ReactNode
  /** What to do about a refusal, beside the button. */
  notice?: ReactNode
}

/** All sections of the form, for a new listing and for an existing one. */
export function SellForm(props: SellFormProps) {
  const { sell, grading, listed, subject, brands, currency, seller, label } = props
  const preview = useLazyDialog()
  const t = useTranslations('sell')
  const [proofs, areProofsNear] = useInView<HTMLDivElement>()
  const api = useApi()
  const grade = grading?.graded?.grade ?? listed?.graded?.grade ?? ''

  return (
    <>
      <form {...sell.form.form} aria-label={label} className="max-w-3xl" onKeyDown={ignoreEnter}>
        <PhoneSection sell={sell} brands={brands} subject={subject} />
        <ConditionSection sell={sell} grading={grading} listed={listed} />
        <PhotosSection sell={sell} received={props.sharedPhotos} />
        <PriceSection sell={sell} grade={grade} currency={currency} />
        <PlaceSection sell={sell} />
        <DeliverySection sell={sell} currency={currency} />
        <AfterSaleSection sell={sell} />
        <SellSection title={t('proof.title')} lead={t('proof.lead')}>
          {/* They need the browser; this is their room. */}
          <div ref={proofs} className="min-h-129 md:min-h-107">
            {areProofsNear && subject && (
              <LazyPanel fallback={null}>
                <ProofPanels
                  {...{ api, subject }}
                  model={sell.model?.slug}
                  storageGb={sell.form.values.storageGb}
                />
              </LazyPanel>
            )}
          </div>
        </SellSection>
        <SellSection title={t('seller.title')}>
          <div className="grid items-start gap-5 md:grid-cols-2">
            <TextField label={t('seller.name')} value={seller.name} readOnly />
            <TextField label={t('seller.email')} type="email" value={seller.email} readOnly />
          </div>
        </SellSection>
        <PublishBar
          sell={sell}
          graded={grade !== ''}
          status={props.status}
          notice={props.notice}
          submitLabel={props.submitLabel}
          busyLabel={props.busyLabel}
          preview={preview}
        />
      </form>
      <LazyDialog dialog={preview}>
        <PreviewDialog
          open={preview.isOpen}
          listing={{
            fields: sell.form.values,
            photos: sell.photos.items,
            model: sell.model,
            ...{ grade, seller, currency },
          }}
          onClose={preview.close}
        />
      </LazyDialog>
    </>
  )
}

/** Enter must not submit: on a phone's keyboard it is pressed after every field. */
function ignoreEnter(event: KeyboardEvent<HTMLFormElement>) {
  const isField = event.target instanceof HTMLInputElement && event.target.type !== 'file'
  if (event.key === 'Enter' && isField) event.preventDefault()
}

type PublishBarProps = {
  sell: SellFormState
  /** True once the phone has a grade. */
  graded: boolean
  /** Whether the draft is saved. */
  status: ReactNode
  /** 'Add product'. */
  submitLabel: string
  busyLabel: string
  notice: ReactNode
  preview: ReturnType<typeof useLazyDialog>
}

/** The bar at the lower edge of the screen: progress, preview and the submit button. */
function PublishBar(props: PublishBarProps) {
  const { sell, graded, status, submitLabel, busyLabel, preview } = props
  const t = useTranslations('sell')
  const parts = formParts(sell.values, graded)
  const done = parts.filter((part) => part.done).length
  const sending = sell.photos.items.filter(({ progress }) => progress !== undefined).length
  return (
    <div className="publish-bar">
      <FormError title={sell.form.message} />
      {props.notice && <div className="mb-2 text-sm">{props.notice}</div>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-3 text-sm text-muted">
          <progress
            className="meter w-16 shrink-0"
            aria-label={t('progress')}
            value={done}
            max={parts.length}
          />
          <span className="min-w-0 truncate">{status}</span>
        </div>
        <div className="flex flex-1 gap-2 md:flex-none">
          <Button
            className="h-13 px-3 md:px-6"
            icon={<Eye className="size-4" />}
            busy={preview.isLoading}
            onClick={preview.open}
          >
            {t('preview')}
          </Button>
          <div className="flex-1">
            <SubmitButton
              form={sell.form}
              wide
              busyLabel={sending > 0 ? t('waitingForPhotos') : busyLabel}
            >
              {submitLabel}
            </SubmitButton>
          </div>
        </div>
      </div>
    </div>
  )
}

type SellFormOptions = {
  initial: SellFormValues
  /** Submits the form; errors that it throws are shown at their fields. */
  send: (fields: SellFormFields, photos: SentPhoto[]) => Promise<void>
}

/** State of the sell form, with what the catalog knows about its model. */
export function useSellForm({ initial, send }: SellFormOptions) {
  const { deliveryMethods } = useShop()
  const t = useTranslations('sell')
  const language = useLanguage()
  const photos = usePhotoList({ initial: initial.photos, rotate: rotatePhoto })
  const [answers, setAnswers] = useState<Answers>(initial.answers)
  const [imei, setImei] = useState<KnownImei | null>(initial.imei)
  const [imeiProblem, setImeiProblem] = useState<string>()
  const form = useForm({
    initial: initial.fields,
    check: (fields) => checkPhone(withOfferedDelivery(fields, deliveryMethods), t, language),
    async send(typed) {
      const fields = withOfferedDelivery(typed, deliveryMethods)
      // Otherwise the phone would be listed without the IMEI that was typed.
      if (imeiProblem) throw new ApiError(422, { error: 'imei', message: t('imei.first') })
      const stored = await photos.settled()
      await send(fields, toSent(stored))
        .catch((error: unknown) =>
          throwAtDeliveryField(error, describeRefusal(error, fields.delivery)),
        )
        .catch(throwAtPhotosField)
    },
  })
  const { modelSlug } = form.values
  const { data: model } = useQuery({
    ...catalogQueries.model(useApi(), modelSlug),
    enabled: modelSlug !== '',
  })
  const { photos: _, ...typed } = form.values
  const values: SellFormValues = {
    fields: { ...typed, photos: '' },
    photos: toSent(photos.items),
    answers,
    imei,
  }

  /** What the server says of the delivery terms, with the names of the destinations. */
  function describeRefusal(error: unknown, typed: string): string | undefined {
    if (!(error instanceof ApiError)) return
    const refused = deliveryRefusal(error.fields, readDeliveryText(typed))
    if (!refused || refused.destinations.length === 0) return refused?.message
    const names = refused.destinations.map((code) => {
      if (code === WORLD) return t('delivery.worldwide')
      return code === EU ? t('delivery.eu') : countryName(code, language)
    })
    return t('delivery.refused', { places: names.join(', '), problem: refused.message })
  }

  function restore(next: SellFormValues) {
    form.set(next.fields)
    photos.restore(next.photos)
    setAnswers(next.answers)
    setImei(next.imei)
  }

  return {
    ...{ form, photos, answers, setAnswers, imei, setImei, setImeiProblem, values, restore },
    answer: (id: string, given: Answers[string]) =>
      setAnswers((before) => ({ ...before, [id]: given })),
    model: modelSlug === '' ? undefined : model,
  }
}
export type SellFormState = ReturnType<typeof useSellForm>

/** Shows an error of any part of the delivery terms at their section. */
function throwAtDeliveryField(error: unknown, message: string | undefined): never {
  if (!(error instanceof ApiError) || !message) throw error
  const fields = { ...error.fields, delivery: message }
  throw new ApiError(error.status, { error: error.code, message: error.message, fields })
}

/** Shows an error of a single photo, or of the cover, at the photos field. */
function throwAtPhotosField(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const [name, message] =
    Object.entries(error.fields).find(([field]) => /^(photos|img)\b/.test(field)) ?? []
  if (!name || !message || name in emptyFields) throw error
  const fields = { ...error.fields, photos: message }
  throw new ApiError(error.status, { error: error.code, message: error.message, fields })
}
