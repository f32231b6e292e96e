import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { inputEntries } from '../../../shared/listings/field-values.ts'
import type { InputKey, ListingField } from '../../../shared/listings/listing.fields.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField, TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import type { SellFormState } from './sell-form.tsx'

type SellSectionProps = {
  title: string
  lead?: ReactNode
  /** Shows a check mark at the heading. */
  done?: boolean
  children: ReactNode
}

/** One section of the form. */
export function SellSection({ title, lead, done = false, children }: SellSectionProps) {
  const t = useTranslations('sell')
  return (
    // No accessible name: some fields have the same name as their section.
    <section className="flex flex-col gap-5 border-t border-hairline py-8 first-of-type:border-t-0 first-of-type:pt-0">
      <div>
        <h2 className="flex items-center gap-2 text-lg">
          {title}
          {done && (
            <span className="rounded-full bg-green-wash p-1 text-green">
              <Check className="size-4" />
              <span className="sr-only">{t('done')}</span>
            </span>
          )}
        </h2>
        {lead && <p className="mt-0.5 text-sm text-pretty text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

type Form = Pick<SellFormState['form'], 'field' | 'values'>

/** The inputs of a section, except those that the section renders itself. */
export function FieldInputs({ form, section }: { form: Form; section: ListingField['section'] }) {
  return inputEntries
    .filter(([, field]) => field.section === section && field.input !== 'own')
    .map(([name, field]) => <FieldInput key={name} {...{ form, name, field }} />)
}

type FieldInputProps = { form: Form; name: InputKey; field: ListingField }

function FieldInput({ form, name, field }: FieldInputProps) {
  const t = useTranslations('sell')
  const text = useFieldTexts(name, field)
  const { placeholder } = text
  const shown = { ...form.field(name), label: text.label, help: text.help }
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          {...shown}
          optional
          placeholder={t('notSure')}
          options={toOptions(field.options)}
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
      if (name === 'used') return <TimeOfUseField {...shown} {...limits} />
      if (!field.multiline) return <TextField {...shown} {...limits} />
      return <TextareaField {...shown} {...limits} value={form.values[name]} />
    }
  }
}

/** Says how the time will be shown, such as '18 months' for '18 mo'. */
function TimeOfUseField(props: ComponentProps<typeof TextField> & { value: string }) {
  const t = useTranslations('sell.field.used')
  const typed = props.value.trim()
  const time = usePhoneTexts().timeOfUse(typed)
  const help = time && time !== typed ? t('understood', { time }) : props.help
  return <TextField {...props} help={help} />
}

/** The texts of a field in the language of the page; those of its table where it has no others. */
function useFieldTexts(name: InputKey, field: ListingField) {
  const t = useTranslations('sell.field')
  const text = (part: 'label' | 'help' | 'placeholder') => {
    const key = `${name}.${part}` as 'used.label'
    return t.has(key) ? t(key) : (field[part] ?? '')
  }
  return {
    label: text('label'),
    help: text('help') || undefined,
    placeholder: text('placeholder') || undefined,
  }
}

function toOptions(options: Readonly<Record<string, string>>) {
  return Object.entries(options).map(([value, label]) => ({ value, label }))
}

type SaveDefaultProps = {
  /** What is saved; tells the buttons of several sections apart. */
  what: 'delivery' | 'afterSale'
  /** Saves it for new listings, with `applyToLive` for all live ones too. Returns the message to show. */
  save: (applyToLive: boolean) => Promise<string>
}

/** Saves terms of the form as the seller's default, and for all live listings where wanted. */
export function SaveDefault({ what, save }: SaveDefaultProps) {
  const { busy, run } = useAction()
  const t = useTranslations('sell.default')
  const saveAs = (name: string, applyToLive: boolean) =>
    run(name, async () => void toast.success(await save(applyToLive)))
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        className="px-3"
        busy={busy === 'default'}
        busyLabel={t('saving')}
        aria-label={t('useOf', { what: t(what) })}
        onClick={() => saveAs('default', false)}
      >
        {t('use')}
      </Button>
      <Button
        variant="ghost"
        className="px-3"
        busy={busy === 'all'}
        busyLabel={t('saving')}
        aria-label={t('applyOf', { what: t(what) })}
        onClick={() => saveAs('all', true)}
      >
        {t('apply')}
      </Button>
    </div>
  )
}
