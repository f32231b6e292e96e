import { addressIn, type Language, languageCodes } from '../../../shared/languages.ts'

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
  delivery_choice: '{{delivery_choice}}',
  completion_steps: '{{completion_steps}}',
  checks_title: '{{checks_title}}',
  meeting_advice: '{{meeting_advice}}',
  code_advice: '{{code_advice}}',
  hand_over: '{{hand_over}}',
  hand_over_order: '{{hand_over_order}}',
  grades: '{{grades}}',
  code_question: '{{code_question}}',
  refusing: '{{refusing}}',
  money_in_disputes: '{{money_in_disputes}}',
  dispute_until: '{{dispute_until}}',
}

/** A link of a default text, in Markdown, to a page in the language of the text. */
export function linkTo(text: string, address: string, language: Language): string {
  return `[${text}](${addressIn(language, address)})`
}

/** A default text in each language. */
export function inEachLanguage<Text>(write: (language: Language) => Text): Record<Language, Text> {
  const texts = languageCodes.map((language) => [language, write(language)])
  return Object.fromEntries(texts) as Record<Language, Text>
}
