import { type Language, languageCodes } from '../../../shared/languages.ts'

/** A text that admins edit. The description is below the title, and what search engines show. */
export type PageText = { title: string; description: string; body: string }

/** Values that a message names are placeholders in the text, which admins see too. */
export const marks = {
  shop_name: '{{shop_name}}',
  hold_time: '{{hold_time}}',
  when_to_pay: '{{when_to_pay}}',
  code_reason: '{{code_reason}}',
  completion: '{{completion}}',
  other_payments: '{{other_payments}}',
  contact_details: '{{contact_details}}',
  trackers: '{{trackers}}',
  services: '{{services}}',
  costs: '{{costs}}',
}

/** A default text in each language. */
export function inEachLanguage<Text>(write: (language: Language) => Text): Record<Language, Text> {
  const texts = languageCodes.map((language) => [language, write(language)])
  return Object.fromEntries(texts) as Record<Language, Text>
}
