import { Eye } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { User } from '../../api/index.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApi } from '../../shell/use-api.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Grading } from '../../verification/grading.tsx'
import type { ProofSubject } from '../../verification/proof-section.tsx'
import { AfterSaleSection } from './after-sale-section.tsx'
import { ConditionSection, type ListedGrading } from './condition-section.tsx'
import { DeliverySection, PlaceSection } from './delivery-section.tsx'
import { PhoneSection } from './phone-section.tsx'
import { PhotosSection } from './photos-section.tsx'
import { PriceSection } from './price-section.tsx'
import { formParts } from './sell-form-values.ts'
import { SellSection } from './sell-section.tsx'
import type { SellFormState } from './use-sell-form.ts'

const lazyProofs = lazyPart(
  async () => (await import('../../verification/proof-panels.tsx')).ProofPanels,
)
const lazyPreview = lazyPart(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

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
  /** The accessible name of the form. */
  label: string
  submitLabel: string
  busyLabel: string
  /** Whether the draft is saved. */
  status: ReactNode
}

/** All sections of the form, for a new listing and for an existing one. */
export function SellForm(props: SellFormProps) {
  const { sell, grading, listed, subject, brands, currency, seller, label } = props
  const [previewed, setPreviewed] = useState(false)
  const [Preview, wantPreview] = lazyPreview.useOnDemand()
  const Proofs = lazyProofs.usePart(subject !== undefined)
  const api = useApi()
  const grade = grading?.graded?.grade ?? listed?.graded?.grade ?? ''

  async function preview() {
    if (await wantPreview()) setPreviewed(true)
  }

  return (
    <>
      <form {...sell.form.form} aria-label={label} className="max-w-3xl" onKeyDown={ignoreEnter}>
        <PhoneSection sell={sell} brands={brands} subject={subject} />
        <ConditionSection sell={sell} grading={grading} listed={listed} />
        <PhotosSection sell={sell} />
        <PriceSection sell={sell} grade={grade} currency={currency} />
        <PlaceSection sell={sell} />
        <DeliverySection sell={sell} currency={currency} />
        <AfterSaleSection sell={sell} />
        {Proofs && subject && (
          <SellSection
            title="Proof"
            lead="Optional, but verified phones sell sooner: buyers see what was checked and when."
          >
            <Proofs
              {...{ api, subject }}
              model={sell.model?.slug}
              storageGb={sell.form.values.storageGb}
            />
          </SellSection>
        )}
        <SellSection title="Seller">
          <div className="grid items-start gap-5 md:grid-cols-2">
            <TextField label="Seller name" value={seller.name} readOnly />
            <TextField label="Seller email" type="email" value={seller.email} readOnly />
          </div>
        </SellSection>
        <PublishBar
          sell={sell}
          graded={grade !== ''}
          status={props.status}
          submitLabel={props.submitLabel}
          busyLabel={props.busyLabel}
          onPreview={preview}
        />
      </form>
      {Preview && (
        <Preview
          open={previewed}
          listing={{
            fields: sell.form.values,
            photos: sell.photos.items,
            model: sell.model,
            ...{ grade, seller, currency },
          }}
          onClose={() => setPreviewed(false)}
        />
      )}
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
  onPreview: () => void
}

/** The bar at the lower edge of the screen: progress, preview and the submit button. */
export function PublishBar(props: PublishBarProps) {
  const { sell, graded, status, submitLabel, busyLabel, onPreview } = props
  const parts = formParts(sell.values, graded)
  const done = parts.filter((part) => part.done).length
  const sending = sell.photos.items.filter(({ progress }) => progress !== undefined).length
  return (
    <div className="publish-bar">
      <FormError title={sell.form.message} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-3 text-sm text-muted">
          <progress
            className="meter w-16 shrink-0"
            aria-label="Form progress"
            value={done}
            max={parts.length}
          />
          <span className="min-w-0 truncate">{status}</span>
        </div>
        <div className="flex flex-1 gap-2 md:flex-none">
          <Button
            size="large"
            className="px-3"
            icon={<Eye className="size-4" />}
            onClick={onPreview}
          >
            Preview
          </Button>
          <div className="flex-1">
            <SubmitButton
              form={sell.form}
              wide
              busyLabel={sending > 0 ? 'Waiting for the photos' : busyLabel}
            >
              {submitLabel}
            </SubmitButton>
          </div>
        </div>
      </div>
    </div>
  )
}
