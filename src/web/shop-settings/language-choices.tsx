import { type ReactNode, useId } from 'react'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageCodes,
  languages,
} from '../../shared/languages.ts'
import { CheckboxField, FieldError } from '../ui/form/fields.tsx'
import { fromText, toText } from './setting-texts.ts'

type LanguageChoicesProps = {
  label: string
  help: ReactNode
  disabled: boolean
  error: string | undefined
  /** Codes, as the text of a form field. */
  value: string
  onText: (text: string) => void
}

/** The languages that the shop offers, each by its own name. */
export function LanguageChoices(props: LanguageChoicesProps) {
  const { label, help, disabled, error, value, onText } = props
  const id = useId()
  const chosen = (fromText('languages', value, '') as Language[] | null) ?? [DEFAULT_LANGUAGE]

  function toggle(code: Language, isChosen: boolean) {
    const codes = languageCodes.filter((one) => (one === code ? isChosen : chosen.includes(one)))
    onText(toText('languages', codes, ''))
  }

  return (
    <fieldset disabled={disabled} aria-describedby={`${id}-help`}>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {languageCodes.map((code) => (
          <CheckboxField
            key={code}
            label={<bdi lang={code}>{languages[code].name}</bdi>}
            checked={chosen.includes(code)}
            disabled={code === DEFAULT_LANGUAGE}
            onChange={({ currentTarget }) => toggle(code, currentTarget.checked)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <div id={`${id}-help`} className="mt-1.5 text-sm text-muted">
        {help}
      </div>
    </fieldset>
  )
}
