import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  accentColors,
  contrast,
  MIN_TEXT_CONTRAST,
  textContrast,
} from '../../shared/settings/accent-colors.ts'
import { definitionFor, type SettingName } from '../../shared/settings/definitions.ts'
import type { ShopSettings } from '../api/index.ts'
import { countryOptions } from '../delivery/viewer-country.ts'
import { Button } from '../ui/button.tsx'
import { TextareaField, TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { toText } from './setting-texts.ts'

type FieldProps = {
  name: SettingName
  setting: ShopSettings[SettingName]
  currency: string
  /** Somebody else has saved another value while this one was typed. */
  isConflict: boolean
  onTakeSaved: () => void
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
  field,
}: FieldProps) {
  const definition = definitionFor(name)
  const { source, variable, lock } = setting
  const held = source === 'environment'
  const common = {
    ...field,
    label: definition.label,
    disabled: held || lock !== null,
    help: (
      <>
        <span>{lock ?? definition.help}</span>
        {held && <HeldNote variable={variable} />}
      </>
    ),
  }
  return (
    <div>
      <SettingInput {...{ name, common }} />
      {name === 'accentColor' && <ColorPreview color={field.value} />}
      {isConflict && (
        <div role="status" className="mt-2 rounded-field bg-amber-wash p-3 text-sm">
          <p>
            <b>{setting.changedBy ?? 'Somebody else'}</b> has saved another value:{' '}
            <q>{toText(name, setting.value, currency) || 'empty'}</q>
          </p>
          <p className="mt-1">Save again to replace it with yours.</p>
          <Button className="mt-2" onClick={onTakeSaved}>
            Use the saved value
          </Button>
        </div>
      )}
    </div>
  )
}

function HeldNote({ variable }: { variable: string | null }) {
  return (
    <span className="block">
      Set by the environment variable <code>{variable}</code>. Remove it there to change it here.
    </span>
  )
}

type InputProps = {
  name: SettingName
  common: FieldProps['field'] & { label: string; disabled: boolean; help: ReactNode }
}

function SettingInput({ name, common }: InputProps) {
  const definition = definitionFor(name)
  switch (definition.kind) {
    case 'choice': {
      const options = Object.entries(definition.options).map(([value, label]) => ({ value, label }))
      return <SelectField {...common} options={options} />
    }
    case 'place':
      return <SelectField {...common} options={placeOptions(definition.options, common.value)} />
    case 'time':
      return <TextField {...common} type="time" />
    case 'flag':
      return <SelectField {...common} options={switches} />
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
          end={definition.unit && <span className="pe-2">{definition.unit}</span>}
        />
      )
    case 'minorUnits':
      return <TextField {...common} inputMode="decimal" autoComplete="off" />
    case 'color':
      return (
        <TextField
          {...common}
          autoComplete="off"
          end={
            <input
              type="color"
              aria-label="Pick a color"
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
  const options = useHydrated() ? countryOptions() : []
  return <SelectField {...common} placeholder="Not given" options={options} />
}

/** The environment can name a place that nobody can choose here. */
function placeOptions(options: Readonly<Record<string, string>>, present: string) {
  const named = Object.hasOwn(options, present) ? options : { ...options, [present]: present }
  return Object.entries(named).map(([value, label]) => ({ value, label }))
}

const switches = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
]

/** The contrasts of what the shop draws with this color, in both themes. */
function ColorPreview({ color }: { color: string }) {
  const accent = color.trim().toLowerCase()
  if (!/^#[0-9a-f]{6}$/.test(accent)) return null
  const { fill, ink } = accentColors(accent)
  const rows = [
    ['Button, light theme', fill.light, '#ffffff', textContrast(fill.light)],
    ['Button, dark theme', fill.dark, '#ffffff', textContrast(fill.dark)],
    ['Link, light theme', '#fbfaf7', ink.light, contrast(ink.light, '#fbfaf7')],
    ['Link, dark theme', '#131215', ink.dark, contrast(ink.dark, '#131215')],
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
          <span>
            {label}: {ratio.toFixed(1)} : 1
          </span>
          {ratio < MIN_TEXT_CONTRAST && <b>Too low</b>}
        </li>
      ))}
    </ul>
  )
}
