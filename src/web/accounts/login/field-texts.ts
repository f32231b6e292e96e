import { MIN_PASSWORD_LENGTH } from '../../../shared/accounts/account-rules.ts'
import type { StrengthTexts } from '../../ui/form/password-field.tsx'
import { useCount, useTranslations } from '../../ui/text.ts'
import type { FieldProblems } from './signup-rules.ts'

/** What the form says about invalid fields, in the language of the page. */
export function useFieldProblems(): FieldProblems {
  const t = useTranslations('fields')
  const shown = useCount()
  return {
    nameRequired: t('nameRequired'),
    emailRequired: t('emailRequired'),
    emailInvalid: t('emailInvalid'),
    passwordRequired: t('passwordRequired'),
    passwordTooShort: t('passwordTooShort', { min: shown(MIN_PASSWORD_LENGTH) }),
  }
}

export function useStrengthTexts(): StrengthTexts {
  const t = useTranslations('fields.strength')
  return {
    label: t('label'),
    levels: [t('tooShort'), t('weak'), t('fair'), t('good'), t('strong')],
  }
}
