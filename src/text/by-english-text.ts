import { DEFAULT_LANGUAGE, type Language } from '../shared/languages.ts'
import { formatCount } from '../shared/quantities.ts'
import { serverMessages, translatorFor } from './server.ts'

const ARGUMENT = /\{(\w+)\}/g
/** '{count, plural, one {{shown} minute} other {{shown} minutes}}', and each of its forms. */
const PLURAL = /\{count, plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}/
const FORM = / \w+ \{((?:[^{}]|\{\w+\})*)\}/g
/** As English texts have them: '2,000'. */
const COUNT = /^\d{1,3}(?:,\d{3})*$/

/**
 * Finds messages by their English text: for texts declared or stored in English. In a message with arguments, such as
 * 'At most {most} characters', they are read from the text, and may be messages themselves. `shown` is the number of a
 * plural. A text that is not among them stays as it is.
 */
export function byEnglishText(area: 'errors' | 'grading' | 'risk') {
  const messagesIn = (language: Language): Readonly<Record<string, string>> =>
    serverMessages[language][area]
  const english = Object.entries(messagesIn(DEFAULT_LANGUAGE))
  const keys = new Map(english.map(([key, message]) => [message, key]))
  const patterns = english
    .filter(([, message]) => message.search(ARGUMENT) >= 0)
    .flatMap(([key, message]) =>
      formsOf(message).map((form) => ({ key, pattern: patternOf(form) })),
    )
  const exact = (text: string, language: Language) => messagesIn(language)[keys.get(text) ?? '']

  /** The value of an argument: another message, or a number in the language. */
  function argument(value: string, language: Language): string {
    if (COUNT.test(value)) return formatCount(Number(value.replaceAll(',', '')), language)
    return translate(value, language)
  }

  /** In the plural form for the number that is `shown`. */
  function counted(key: string, { shown = '', ...values }: Values, language: Language): string {
    const t = translatorFor(language, area) as unknown as (key: string, values: object) => string
    const count = Number(shown.replaceAll(',', ''))
    const others = Object.entries(values).map(([name, value]) => [name, argument(value, language)])
    return t(key, { ...Object.fromEntries(others), count, shown: formatCount(count, language) })
  }

  function translate(text: string, language: Language): string {
    if (language === DEFAULT_LANGUAGE) return text
    const translated = exact(text, language)
    if (translated) return translated
    for (const { key, pattern } of patterns) {
      const values = pattern.exec(text)?.groups
      const message = values && messagesIn(language)[key]
      if (message && PLURAL.test(message)) return counted(key, values, language)
      if (message)
        return message.replace(ARGUMENT, (_, name) => argument(values[name] ?? '', language))
    }
    return text
  }

  return translate
}

type Values = Readonly<Record<string, string>>

/** The texts that a message can have in English, apart from its arguments: one for each plural form. */
function formsOf(message: string): string[] {
  const [plural, forms] = PLURAL.exec(message) ?? []
  if (!plural || !forms) return [message]
  return [...forms.matchAll(FORM)].map(([, form = '']) => message.replace(plural, () => form))
}

function patternOf(message: string): RegExp {
  const [first = '', ...others] = message
    .split(ARGUMENT)
    .map((part, index) => (index % 2 === 0 ? RegExp.escape(part) : `(?<${part}>.+)`))
  return new RegExp(`^${first}${others.join('')}$`, 's')
}
