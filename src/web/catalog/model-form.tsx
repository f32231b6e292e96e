import type { ReactNode } from 'react'
import type { Model, ModelChange } from '../api/index.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { FormError, SelectField, TextareaField, TextField } from '../ui/form/fields.tsx'

/** The form of a model; lists are typed with commas, other names a line each. */
export const emptyModel = {
  brand: '',
  name: '',
  otherNames: '',
  announced: '',
  os: '',
  chipset: '',
  displayIn: '',
  mainCameraMp: '',
  batteryMah: '',
  ramGb: '',
  storageGb: '',
  colours: '',
  launchPriceUsd: '',
  securityUpdatesUntil: '',
  sourceNote: '',
}
export type ModelFields = typeof emptyModel

const numbers = ['displayIn', 'mainCameraMp', 'batteryMah', 'ramGb', 'launchPriceUsd'] as const

/** What is known of a model, as the form shows it. */
export function fieldsOf({ brand, name, otherNames, facts }: Model): ModelFields {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  const price = facts.launchPriceMinor
  return {
    brand,
    name,
    otherNames: otherNames.join('\n'),
    announced: text(facts.announced),
    os: text(facts.os),
    chipset: text(facts.chipset),
    displayIn: text(facts.displayIn),
    mainCameraMp: text(facts.mainCameraMp),
    batteryMah: text(facts.batteryMah),
    ramGb: text(facts.ramGb),
    storageGb: facts.storageGb.join(', '),
    colours: facts.colours.join(', '),
    launchPriceUsd: price === null ? '' : String(price / 100),
    securityUpdatesUntil: text(facts.securityUpdatesUntil),
    sourceNote: facts.sourceNote,
  }
}

/** Only what is no figure at all; the rest the server decides. */
export function checkModel(fields: ModelFields) {
  const problems: Partial<Record<keyof ModelFields, string>> = {}
  if (!fields.brand) problems.brand = 'Choose a brand'
  if (!fields.name.trim()) problems.name = 'Name is required'
  for (const name of numbers)
    if (Number.isNaN(toNumber(fields[name]))) problems[name] = 'Must be a number'
  if (listOf(fields.storageGb).some((size) => !/^\d{1,5}$/.test(size)))
    problems.storageGb = 'Must be whole gigabytes, separated by commas'
  return problems
}

/** What the form sends; what was emptied is emptied. */
export function toChange(fields: ModelFields): ModelChange {
  const figures = numbers.map((name) => [name, toNumber(fields[name])])
  return {
    name: fields.name.trim(),
    otherNames: listOf(fields.otherNames, '\n'),
    announced: fields.announced.trim() || null,
    os: fields.os.trim() || null,
    chipset: fields.chipset.trim() || null,
    ...(Object.fromEntries(figures) as Record<(typeof numbers)[number], number | null>),
    storageGb: listOf(fields.storageGb).map(Number),
    colours: listOf(fields.colours),
    securityUpdatesUntil: fields.securityUpdatesUntil || null,
    sourceNote: fields.sourceNote.trim(),
  }
}

function toNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return plain === '' ? null : Number(plain)
}

function listOf(text: string, separator = ','): string[] {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
}

type ModelFormProps = {
  initial: ModelFields
  /** To choose from for a new model; a known one keeps its brand. */
  brands?: readonly string[] | undefined
  act: string
  busyLabel: string
  onSend: (fields: ModelFields) => Promise<void>
  onClose: () => void
}

/** The facts of a model; refusals of the server are shown at their fields. */
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
