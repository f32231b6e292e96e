import { countryName } from '../../shared/countries.ts'
import type { Language } from '../../shared/languages.ts'
import { EU, WORLD } from '../../shared/listings/delivery-terms.ts'
import type { FilterField } from '../../shared/listings/field-filters.ts'
import { displayField } from '../../shared/listings/field-values.ts'
import type { FilterKey } from '../../shared/listings/listing.fields.ts'
import { formatCount } from '../../shared/quantities.ts'
import { phoneTexts } from '../listings/phone-texts.ts'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'

/** The names of filters and of their values, in the language of the page. */
export function useFilterTexts() {
  return filterTexts(useTranslations('search'), useTranslations('card'), useLanguage())
}

export type FilterTexts = ReturnType<typeof filterTexts>

export function filterTexts(t: Translate<'search'>, card: Translate<'card'>, language: Language) {
  const shown = (count: number) => formatCount(count, language)
  return {
    t,
    language,
    shown,
    phone: phoneTexts(card, language),
    level: (level: 'proven' | 'trusted') => card(`level.${level}`),
    /** 'Battery health'. A field without messages keeps the label and the unit that it is declared with. */
    field: (key: FilterKey, { label }: FilterField) =>
      t.has(`field.${key}`) ? t(`field.${key}`) : label,
    unit: (key: FilterKey, { unit }: Extract<FilterField, { kind: 'number' }>) =>
      t.has(`unit.${key}`) ? t(`unit.${key}`) : unit,
    /** '80 %', '14 days', '6 months'. */
    value: (key: FilterKey, field: FilterField, value: number) =>
      t.has(`value.${key}`)
        ? t(`value.${key}`, { count: value, shown: shown(value) })
        : displayField(field, value),
    /** "Ships to Germany", "Ships worldwide". The name of a country is the server's where it is given. */
    shipsTo(code: string, name?: string): string {
      if (code === WORLD) return t('shipsTo.world')
      if (code === EU) return t('shipsTo.eu')
      return t('shipsTo.country', { country: name ?? countryName(code, language) })
    },
  }
}
