import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDecimal } from '../../shared/quantities.ts'
import {
  accentColors,
  contrast,
  MIN_TEXT_CONTRAST,
  textContrast,
} from '../../shared/settings/accent-colors.ts'
import { definitionFor, definitions, type SettingName } from '../../shared/settings/definitions.ts'
import type { PageMessages } from '../../text/pages.ts'
import type { ShopSettings } from '../api/index.ts'
import { countryOptions } from '../delivery/viewer-country.ts'
import { Button } from '../ui/button.tsx'
import { TextareaField, TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { LanguageChoices } from './language-choices.tsx'
import { toText } from './setting-texts.ts'

type FieldProps = {
  name: SettingName
  setting: ShopSettings[SettingName]
  currency: string
  /** Somebody else has saved another value while this one was typed. */
  isConflict: boolean
  onTakeSaved: () => void
  /** Sets the text of a field that is not a single input. */
  onText: (text: string) => void
  field: {
    name: string
    value: string
    error: string | undefined
    onChange: (event: {
      currentTarget: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
    }) => void
  }
}

/** One setting: its input, where its value comes from, and what somebody else has saved meanwhile. */
export function SettingField({
  name,
  setting,
  currency,
  isConflict,
  onTakeSaved,
  onText,
  field,
}: FieldProps) {
  const t = useTranslations('shopSettings')
  const { source, variable, lock } = setting
  const held = source === 'environment'
  const common = {
    ...field,
    label: t(`setting.${name}.label`),
    disabled: held || lock !== null,
    help: (
      <>
        <span>{t(lock === null ? `setting.${name}.help` : 'currencyLocked')}</span>
        {held && <HeldNote variable={variable} />}
      </>
    ),
  }
  return (
    <div>
      <SettingInput {...{ name, common, onText }} />
      {name === 'accentColor' && <ColorPreview color={field.value} />}
      {isConflict && (
        <div role="status" className="mt-2 rounded-field bg-amber-wash p-3 text-sm">
          <p>
            {t.rich('otherValue', {
              name: () => <b>{setting.changedBy ?? t('somebody')}</b>,
              value: () => <q>{toText(name, setting.value, currency) || t('empty')}</q>,
            })}
          </p>
          <p className="mt-1">{t('saveAgain')}</p>
          <Button className="mt-2" onClick={onTakeSaved}>
            {t('takeSaved')}
          </Button>
        </div>
      )}
    </div>
  )
}

function HeldNote({ variable }: { variable: string | null }) {
  const t = useTranslations('shopSettings')
  return <span className="block">{t.rich('held', { code: () => <code>{variable}</code> })}</span>
}

type InputProps = {
  name: SettingName
  onText: FieldProps['onText']
  common: FieldProps['field'] & { label: string; disabled: boolean; help: ReactNode }
}

function SettingInput({ name, common, onText }: InputProps) {
  const t = useTranslations('shopSettings')
  const definition = definitionFor(name)
  switch (definition.kind) {
    case 'choice': {
      return <ChoiceSetting name={name as ChoiceName} common={common} />
    }
    case 'place':
      return <ChoiceSetting name={name as ChoiceName} common={common} />
    case 'time':
      return <TextField {...common} type="time" />
    case 'flag':
      return (
        <SelectField
          {...common}
          options={[
            { value: 'off', label: t('off') },
            { value: 'on', label: t('on') },
          ]}
        />
      )
    case 'languages':
      return <LanguageChoices {...common} onText={onText} />
    case 'country':
      return <CountryField {...common} />
    case 'text':
      return <TextareaField {...common} maxLength={definition.max} rows={3} />
    case 'links':
      return <TextareaField {...common} rows={3} />
    case 'line':
      return <TextField {...common} maxLength={definition.max} autoComplete="off" />
    case 'email':
      return <TextField {...common} type="email" autoComplete="off" />
    case 'number':
    case 'whole':
      return (
        <TextField
          {...common}
          inputMode="decimal"
          autoComplete="off"
          end={
            definition.unit && <span className="pe-2">{t(`unit.${definition.unit as Unit}`)}</span>
          }
        />
      )
    case 'minorUnits':
      return <TextField {...common} inputMode="decimal" autoComplete="off" />
    case 'color':
      return (
        <TextField
          {...common}
          dir="ltr"
          autoComplete="off"
          end={
            <input
              type="color"
              aria-label={t('pickColor')}
              className="size-9 cursor-pointer"
              value={/^#[0-9a-f]{6}$/i.test(common.value) ? common.value : '#000000'}
              disabled={common.disabled}
              onChange={common.onChange}
            />
          }
        />
      )
    default:
      return <TextField {...common} autoComplete="off" />
  }
}

/** The names of countries are those of the browser: the server may use others. */
function CountryField(common: InputProps['common']) {
  const t = useTranslations('shopSettings')
  const language = useLanguage()
  const options = useHydrated() ? countryOptions(language) : []
  return <SelectField {...common} placeholder={t('notGiven')} options={options} />
}

type Unit = keyof PageMessages['shopSettings']['unit']
type ChoiceName = keyof PageMessages['shopSettings']['option']

/** One of few values. The environment can name a place for backups that nobody can choose here. */
function ChoiceSetting({ name, common }: Pick<InputProps, 'common'> & { name: ChoiceName }) {
  const t = useTranslations('shopSettings')
  const { options } = definitions[name]
  const named = Object.keys(options).map((value) => ({
    value,
    // Each setting has values of its own, all of which have a text.
    label: t(`option.${name}.${value}` as 'option.moderation.pre'),
  }))
  const present = common.value
  return (
    <SelectField
      {...common}
      options={
        Object.hasOwn(options, present) ? named : [...named, { value: present, label: present }]
      }
    />
  )
}

/** The contrasts of what the shop draws with this color, in both themes. */
function ColorPreview({ color }: { color: string }) {
  const t = useTranslations('shopSettings.contrast')
  const language = useLanguage()
  const accent = color.trim().toLowerCase()
  if (!/^#[0-9a-f]{6}$/.test(accent)) return null
  const { fill, ink } = accentColors(accent)
  const rows = [
    ['buttonLight', fill.light, '#ffffff', textContrast(fill.light)],
    ['buttonDark', fill.dark, '#ffffff', textContrast(fill.dark)],
    ['linkLight', '#fbfaf7', ink.light, contrast(ink.light, '#fbfaf7')],
    ['linkDark', '#131215', ink.dark, contrast(ink.dark, '#131215')],
  ] as const
  return (
    <ul className="mt-2 grid gap-1 text-sm sm:grid-cols-2">
      {rows.map(([label, background, text, ratio]) => (
        <li key={label} className="flex items-center gap-2">
          <svg viewBox="0 0 44 24" className="h-6 w-11 shrink-0" aria-hidden="true">
            <rect width="44" height="24" rx="6" fill={background} />
            <text x="22" y="17" textAnchor="middle" fontSize="14" fontWeight="700" fill={text}>
              Aa
            </text>
          </svg>
          <span>{t(label, { ratio: formatDecimal(ratio, language, 1) })}</span>
          {ratio < MIN_TEXT_CONTRAST && <b>{t('tooLow')}</b>}
        </li>
      ))}
    </ul>
  )
}
