import { editablePrice, toTypedPrice } from '../../shared/money.ts'
import { readPrice } from '../../shared/parse-price.ts'
import { MIN_TEXT_CONTRAST, textContrast } from '../../shared/settings/accent-colors.ts'
import { definitionFor, type SettingName } from '../../shared/settings/definitions.ts'

/** The text of a form field for the value of a setting. */
export function toText(name: SettingName, value: unknown, currency: string): string {
  if (value === null || value === undefined) return ''
  switch (definitionFor(name).kind) {
    case 'links':
      return (value as string[]).join('\n')
    case 'countries':
    case 'languages':
      return (value as string[]).join(', ')
    case 'minorUnits':
      return editablePrice(toTypedPrice(Number(value), currency))
    case 'flag':
      return value ? 'on' : 'off'
    default:
      return String(value)
  }
}

/** What was typed as a value; null restores the default. */
export function fromText(name: SettingName, text: string, currency: string): unknown {
  const typed = text.trim()
  switch (definitionFor(name).kind) {
    case 'links':
    case 'countries':
    case 'languages':
      return typed === '' ? null : typed.split(/[\s,]+/)
    case 'number':
    case 'whole':
      return typed === '' ? null : Number(typed.replace(',', '.'))
    case 'minorUnits':
      return typed === '' ? null : (readPrice(typed, currency) ?? (Number(typed) === 0 ? 0 : typed))
    case 'flag':
      return typed === 'on'
    default:
      return typed === '' ? null : typed
  }
}

/** What is wrong with a typed value, as far as the page can say: a key of the messages. */
export function checkText(
  name: SettingName,
  text: string,
): 'number' | 'color' | 'contrast' | undefined {
  const { kind } = definitionFor(name)
  if (kind === 'number' || kind === 'whole')
    return Number.isFinite(Number(text.trim().replace(',', '.'))) ? undefined : 'number'
  if (kind === 'color') return checkColor(text.trim().toLowerCase())
}

function checkColor(color: string) {
  if (!/^#[0-9a-f]{6}$/.test(color)) return 'color'
  if (textContrast(color) < MIN_TEXT_CONTRAST) return 'contrast'
}
