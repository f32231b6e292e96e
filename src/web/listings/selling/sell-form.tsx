import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { User } from '../../api/index.ts'
import { useApi } from '../../shell/use-api.ts'
import { TextField } from '../../ui/fields.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { ProofOf } from './calls.ts'
import { ConditionSection } from './condition-section.tsx'
import { PhoneSection } from './phone-section.tsx'
import { PhotosSection } from './photos-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { PriceSection } from './price-section.tsx'
import { PublishBar } from './publish-bar.tsx'
import { SellSection } from './sell-section.tsx'
import { toPreview } from './to-preview.ts'
import type { Grading } from './use-grading.ts'
import type { SellForm as Sell } from './use-sell-form.ts'

const lazyProofs = lazyPart(async () => (await import('./proofs-section.tsx')).ProofsSection)
const lazyPreview = lazyPart(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

type SellFormProps = {
  sell: Sell
  /** For a phone that is not listed yet: its grade is computed. */
  grading?: Grading
  /** The grade that a listing has already, with why. */
  kept?: { grade: string; reasons: readonly string[] } | undefined
  of: ProofOf | undefined
  brands: readonly string[]
  currency: string
  seller: Pick<User, 'name' | 'email'>
  /** Names the form. */
  label: string
  act: string
  busyLabel: string
  /** Where the draft stands. */
  status: ReactNode
}

/** One flow from the phone to its price, the same for a new listing and an old one. */
export function SellForm(props: SellFormProps) {
  const { sell, grading, kept, of, brands, currency, seller, label } = props
  const [previewed, setPreviewed] = useState(false)
  const [Preview, wantPreview] = lazyPreview.useOnDemand()
  const Proofs = lazyProofs.usePart(of !== undefined)
  const api = useApi()
  const grade = kept?.grade ?? grading?.graded?.grade ?? sell.form.values.grade

  async function preview() {
    if (await wantPreview()) setPreviewed(true)
  }

  return (
    <>
      <form
        {...sell.form.form}
        aria-label={label}
        className="max-w-3xl"
        onKeyDown={keepFromSending}
      >
        <PhoneSection sell={sell} brands={brands} of={of} />
        <ConditionSection sell={sell} grading={grading} kept={kept} />
        <PhotosSection sell={sell} />
        <PriceSection sell={sell} grade={grade} currency={currency} />
        <PlaceSection sell={sell} />
        {Proofs && of && (
          <Proofs
            {...{ api, of }}
            model={sell.model?.slug}
            storageGb={sell.form.values.storageGb}
          />
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
          act={props.act}
          busyLabel={props.busyLabel}
          onPreview={preview}
        />
      </form>
      {Preview && (
        <Preview
          open={previewed}
          phone={toPreview({
            fields: sell.form.values,
            photos: sell.photos.items,
            model: sell.model,
            now: new Date(),
            ...{ grade, seller, currency },
          })}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  )
}

/** Enter ends a field here; on a phone's keyboard it is pressed after each of them. */
function keepFromSending(event: KeyboardEvent<HTMLFormElement>) {
  const isField = event.target instanceof HTMLInputElement && event.target.type !== 'file'
  if (event.key === 'Enter' && isField) event.preventDefault()
}
