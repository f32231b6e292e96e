import { useId } from 'react'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageCodes,
  languages,
} from '../../shared/languages.ts'
import { Pill } from '../ui/form/choice-fields.tsx'
import { useTranslations } from '../ui/text.ts'

type LanguagesFieldProps = {
  chosen: readonly Language[]
  onChange: (chosen: readonly Language[]) => void
}

/** What the shop will offer. English is always one of them. */
export function LanguagesField({ chosen, onChange }: LanguagesFieldProps) {
  const t = useTranslations('setup.shop')
  const helpId = useId()
  const toggle = (code: Language) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <fieldset aria-describedby={helpId}>
      <legend className="mb-1.5 text-sm font-medium">{t('languages')}</legend>
      <div className="flex flex-wrap gap-2">
        {languageCodes.map((code) => (
          <Pill
            key={code}
            checked={chosen.includes(code)}
            disabled={code === DEFAULT_LANGUAGE}
            onToggle={() => toggle(code)}
          >
            <span lang={code}>{languages[code].name}</span>
          </Pill>
        ))}
      </div>
      <p id={helpId} className="mt-1.5 text-sm text-muted">
        {t('languagesHelp')}
      </p>
    </fieldset>
  )
}
