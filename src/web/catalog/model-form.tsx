import {
  MAX_CHIPSET_LENGTH,
  MAX_MODEL_NAME_LENGTH,
  MAX_MODEL_OS_LENGTH,
  MAX_SOURCE_NOTE_LENGTH,
} from '../../shared/limits.ts'
import { plainLine } from '../../shared/plain-line.ts'
import type { Model, ModelChange, ModelCorrection } from '../api/index.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useForm } from '../forms/use-form.ts'
import { FormError, TextareaField, TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { type Translate, useTranslations } from '../ui/text.ts'

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
  colors: '',
  launchPriceUsd: '',
  securityUpdatesUntil: '',
  sourceNote: '',
}
export type ModelFields = typeof emptyModel

const numbers = ['displayIn', 'mainCameraMp', 'batteryMah', 'ramGb', 'launchPriceUsd'] as const

/** What is known of a model, as the form shows it. */
export function toModelFields({ brand, name, otherNames, facts }: Model): ModelFields {
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
    colors: facts.colors.join(', '),
    launchPriceUsd: price === null ? '' : String(price / 100),
    securityUpdatesUntil: text(facts.securityUpdatesUntil),
    sourceNote: facts.sourceNote,
  }
}

/** Checks what is required and that numbers are numbers; the server checks the rest. */
export function checkModel(fields: ModelFields, t: Translate<'catalog'>) {
  const problems: Partial<Record<keyof ModelFields, string>> = {}
  if (!fields.brand) problems.brand = t('form.chooseBrand')
  if (!fields.name.trim()) problems.name = t('form.nameRequired')
  for (const name of numbers)
    if (Number.isNaN(toNumber(fields[name]))) problems[name] = t('form.notNumber')
  if (listOf(fields.storageGb).some((size) => !/^\d{1,5}$/.test(size)))
    problems.storageGb = t('form.notGigabytes')
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
    colors: listOf(fields.colors),
    securityUpdatesUntil: fields.securityUpdatesUntil || null,
    sourceNote: fields.sourceNote.trim(),
  }
}

/**
 * What a correction sends: only what was changed, so that two admins who correct different facts of a model at once keep
 * both, and what it replaces, so that of two who correct the same fact the second learns of the first.
 */
export function toCorrection(shown: ModelFields, fields: ModelFields): ModelCorrection {
  const before = toChange(shown)
  const after = toChange(fields)
  const changed = (Object.keys(after) as (keyof ModelChange)[]).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  )
  const only = (change: ModelChange) =>
    Object.fromEntries(changed.map((name) => [name, change[name]])) as Partial<ModelChange>
  return { ...only(after), replaces: only(before) }
}

function toNumber(text: string): number | null {
  const plain = plainLine(text).replace(',', '.')
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
  onSend: (fields: ModelFields) => Promise<void>
  onClose: () => void
}

/** The facts of a model; refusals of the server are shown at their fields. */
export function ModelForm({ initial, brands, onSend, onClose }: ModelFormProps) {
  const t = useTranslations('catalog')
  const fact = useTranslations('facts.model')
  const form = useForm({ initial, check: (fields) => checkModel(fields, t), send: onSend })
  const save = t('form.save')
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={save}>
      <div className="grid gap-5 md:grid-cols-2">
        {brands && (
          <SelectField
            {...form.field('brand')}
            label={t('brand')}
            placeholder={t('form.chooseBrand')}
            options={brands.map((brand) => ({ value: brand, label: brand }))}
            required
          />
        )}
        <TextField
          {...form.field('name')}
          label={t('form.name')}
          maxLength={MAX_MODEL_NAME_LENGTH}
          required
        />
        <TextField
          {...form.field('announced')}
          label={fact('announced')}
          optional
          placeholder="2024-09"
          help={t('form.announcedHelp')}
        />
        <TextField
          {...form.field('os')}
          label={fact('os')}
          optional
          maxLength={MAX_MODEL_OS_LENGTH}
        />
        <TextField
          {...form.field('chipset')}
          label={fact('chipset')}
          optional
          maxLength={MAX_CHIPSET_LENGTH}
        />
        <TextField
          {...form.field('displayIn')}
          label={fact('display')}
          optional
          end={<Unit text={t('form.inches')} />}
        />
        <TextField
          {...form.field('mainCameraMp')}
          label={fact('camera')}
          optional
          end={<Unit text={t('form.megapixels')} />}
        />
        <TextField
          {...form.field('batteryMah')}
          label={fact('battery')}
          optional
          end={<Unit text={t('form.milliampereHours')} />}
        />
        <TextField
          {...form.field('ramGb')}
          label={fact('memory')}
          optional
          end={<Unit text={t('form.gigabytes')} />}
        />
        <TextField
          {...form.field('storageGb')}
          label={fact('storage')}
          optional
          end={<Unit text={t('form.gigabytes')} />}
          help={t('form.storageHelp')}
        />
        <TextField
          {...form.field('colors')}
          label={fact('colors')}
          optional
          help={t('form.colorsHelp')}
        />
        <TextField
          {...form.field('launchPriceUsd')}
          label={t('launchPrice')}
          optional
          end={<Unit text="USD" />}
        />
        <TextField
          {...form.field('securityUpdatesUntil')}
          type="date"
          label={fact('updates')}
          optional
        />
      </div>
      <TextareaField
        {...form.field('otherNames')}
        label={t('form.otherNames')}
        optional
        help={t('form.otherNamesHelp')}
      />
      <TextField
        {...form.field('sourceNote')}
        label={t('form.source')}
        optional
        maxLength={MAX_SOURCE_NOTE_LENGTH}
        help={t('form.sourceHelp')}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={t('form.saving')}>
        {save}
      </DialogButtons>
    </form>
  )
}

/** Inside a field, with room to its edge. */
function Unit({ text }: { text: string }) {
  return <span className="pe-2">{text}</span>
}
