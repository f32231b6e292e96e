import { fieldEntries } from '../../../shared/field-values.ts'
import { type FieldKey, type ListingField, listingFields } from '../../../shared/listing.fields.ts'
import { SelectField, TextareaField, TextField } from '../../ui/fields.tsx'
import type { SellForm } from './use-sell-form.ts'

type Form = Pick<SellForm['form'], 'field' | 'values'>

/** The inputs of a part of the sell form, but those that the part draws itself. */
export function FieldInputs({ form, section }: { form: Form; section: ListingField['section'] }) {
  return fieldEntries
    .filter(([, field]) => field.section === section && field.input !== 'own')
    .map(([name, field]) => <FieldInput key={name} {...{ form, name, field }} />)
}

type FieldInputProps = { form: Form; name: FieldKey; field: ListingField }

function FieldInput({ form, name, field }: FieldInputProps) {
  const { label, help, placeholder } = field
  const shown = { ...form.field(name), label, help }
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          {...shown}
          optional
          placeholder="Not sure"
          options={optionsOf(field.options)}
        />
      )
    case 'number':
      return (
        <TextField
          {...shown}
          optional
          inputMode="numeric"
          placeholder={placeholder}
          maxLength={String(field.max).length}
          end={<span className="pe-2">{field.unit}</span>}
        />
      )
    case 'text': {
      const limits = { maxLength: field.max, optional: !field.required, placeholder }
      if (!field.multiline) return <TextField {...shown} {...limits} />
      return <TextareaField {...shown} {...limits} value={form.values[name]} />
    }
  }
}

function optionsOf(options: Readonly<Record<string, string>>) {
  return Object.entries(options).map(([value, label]) => ({ value, label }))
}

export const gradeOptions = optionsOf(listingFields.grade.options)
