import { useState } from 'react'
import { formatStorage } from '../../../shared/field-values.ts'
import { listingFields } from '../../../shared/listing.fields.ts'
import type { ModelFacts } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { PillGroup } from '../../ui/choice-fields.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { STORAGE_GB } from './rules.ts'
import type { SellForm } from './use-sell-form.ts'

const allStorages = STORAGE_GB.map((size) => ({ value: String(size), label: formatStorage(size) }))

type OfferedChoicesProps = { sell: SellForm; facts: ModelFacts | undefined }

/** Storage and colour: those that the model was made with, or any where that is not known. */
export function OfferedChoices({ sell: { form }, facts }: OfferedChoicesProps) {
  const { storageGb, colour, modelSlug } = form.values
  const sizes = facts?.storageGb ?? []
  const colours = facts?.colours ?? []
  /** The model of which a colour is typed that it was not made in. */
  const [otherOf, setOtherOf] = useState<string>()
  const hasSizes = sizes.length > 0 && (!storageGb || sizes.map(String).includes(storageGb))
  const hasColours =
    colours.length > 0 && otherOf !== modelSlug && (!colour || colours.includes(colour))

  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      {hasSizes ? (
        <PillGroup
          legend="Storage"
          name="storageGb"
          optional
          choices={sizes.map((size) => ({ value: String(size), label: formatStorage(size) }))}
          value={storageGb}
          onChange={(chosen) => form.set({ storageGb: chosen })}
          error={form.problem('storageGb')}
        />
      ) : (
        <SelectField
          {...form.field('storageGb')}
          label="Storage"
          optional
          placeholder="Not sure"
          options={allStorages}
        />
      )}
      {hasColours ? (
        <PillGroup
          legend="Colour"
          name="colour"
          optional
          choices={colours.map((one) => ({ value: one, label: one }))}
          value={colour}
          onChange={(chosen) => form.set({ colour: chosen })}
          error={form.problem('colour')}
        >
          <Button
            variant="ghost"
            className="px-3 text-sm"
            onClick={() => {
              form.set({ colour: '' })
              setOtherOf(modelSlug)
            }}
          >
            Another
          </Button>
        </PillGroup>
      ) : (
        <TextField
          {...form.field('colour')}
          label="Colour"
          optional
          maxLength={listingFields.colour.max}
        />
      )}
    </div>
  )
}
