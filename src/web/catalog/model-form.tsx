import type { ReactNode } from 'react'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { FormError, SelectField, TextareaField, TextField } from '../ui/fields.tsx'

import { checkModel, type ModelFields } from './model-fields.ts'

type ModelFormProps = {
  initial: ModelFields
  /** To choose from for a new model; a known one keeps its brand. */
  brands?: readonly string[] | undefined
  act: string
  busyLabel: string
  onSend: (fields: ModelFields) => Promise<void>
  onClose: () => void
}

/** The facts of a model; what the server refuses is said at its field. */
export function ModelForm({ initial, brands, act, busyLabel, onSend, onClose }: ModelFormProps) {
  const form = useForm({ initial, check: checkModel, send: onSend })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={act}>
      <Row>
        {brands && (
          <SelectField
            {...form.field('brand')}
            label="Brand"
            placeholder="Choose a brand"
            options={brands.map((brand) => ({ value: brand, label: brand }))}
            required
          />
        )}
        <TextField {...form.field('name')} label="Name" maxLength={80} required />
        <TextField
          {...form.field('announced')}
          label="Announced"
          optional
          placeholder="2024-09"
          help="Year or month."
        />
        <TextField {...form.field('os')} label="System at launch" optional maxLength={40} />
        <TextField {...form.field('chipset')} label="Chip" optional maxLength={120} />
        <TextField {...form.field('displayIn')} label="Display" optional end="inches" />
        <TextField {...form.field('mainCameraMp')} label="Main camera" optional end="MP" />
        <TextField {...form.field('batteryMah')} label="Battery" optional end="mAh" />
        <TextField {...form.field('ramGb')} label="Memory" optional end="GB" />
        <TextField
          {...form.field('storageGb')}
          label="Storage"
          optional
          end="GB"
          help="Every variant: 128, 256."
        />
        <TextField
          {...form.field('colours')}
          label="Colours"
          optional
          help="Separated by commas."
        />
        <TextField {...form.field('launchPriceUsd')} label="Price at launch" optional end="USD" />
        <TextField
          {...form.field('securityUpdatesUntil')}
          type="date"
          label="Security updates until"
          optional
        />
      </Row>
      <TextareaField
        {...form.field('otherNames')}
        label="Other names"
        optional
        help="Other spellings, one per line."
      />
      <TextField
        {...form.field('sourceNote')}
        label="Source"
        optional
        maxLength={300}
        help="Where these facts come from."
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={busyLabel}>
          {act}
        </Button>
      </div>
    </form>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 md:grid-cols-2">{children}</div>
}
