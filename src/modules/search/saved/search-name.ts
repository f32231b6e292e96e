import type { Deps } from '../../../deps.ts'
import { brandInText } from '../../../shared/brands.ts'
import { countryName } from '../../../shared/countries.ts'
import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { EU, WORLD } from '../../../shared/listings/delivery-terms.ts'
import {
  filterEntries,
  filterLabels,
  startInLowerCase,
} from '../../../shared/listings/field-filters.ts'
import { UNGRADED } from '../../../shared/listings/grades.ts'
import { formatMoney } from '../../../shared/money.ts'
import { formatCount, formatDecimal } from '../../../shared/quantities.ts'
import { type Translator, translatorFor } from '../../../text/server.ts'
import type { NamesByLanguage } from '../../catalog/places/index.ts'
import { colorFamilies } from '../../listings/index.ts'
import type { Criteria, SavedSearch } from './saved.store.ts'

/** What the name of a search is composed of, in no language; stored with the search. */
export type NameParts = {
  /** As typed; empty without words. */
  q: string
  models: string[]
  brands: string[]
  place: string | null
  /** Those of the place that differ; missing in searches that were saved before there were any. */
  placeNames?: NamesByLanguage
  /** The name of the seller that the search is limited to. */
  sellerName: string | null
} & Pick<
  Criteria,
  | ('excluded' | 'storageGb' | 'grades' | 'colors' | 'minMinor' | 'maxMinor' | 'usedMonths')
  | ('withinKm' | 'sellerLevel' | 'advertised' | 'photo' | 'fields' | 'pickUp' | 'shipsTo')
  | ('freeShipping' | 'seller')
>

/** Models or brands listed in a name; further ones are only counted. */
const MAX_NAMES = 2

/** 'iPhone 13 Pro, 128 GB, grade A or B, up to $400', in a language. */
export function nameSearch(parts: NameParts, language: Language, currency: string): string {
  const t = translatorFor(language, 'savedSearches')
  const { list, size, grades, price, field } = wordsIn(t, language, currency)
  const { q, usedMonths, withinKm, shipsTo, sellerLevel } = parts
  const subject = q || list(parts.models) || list(parts.brands.map(brandInText))
  const place = parts.place
    ? isolate(parts.placeNames?.[language] ?? parts.place, language)
    : t('here')
  const seller = parts.sellerName ? isolate(parts.sellerName, language) : t('someSeller')
  const shown = [
    isolate(subject, language),
    ...parts.excluded.map((text) => t('not', { text: isolate(text, language) })),
    list(parts.storageGb.map(size)),
    grades(parts.grades),
    list(
      parts.colors.flatMap((family) => {
        const color = colorFamilies[family - 1]
        return color ? t(`color.${color}`).toLocaleLowerCase(language) : []
      }),
      3,
    ),
    price(parts.minMinor, parts.maxMinor),
    usedMonths !== null &&
      t('used', { count: usedMonths, shown: formatCount(usedMonths, language) }),
    ...filterEntries.map((entry) => field(entry, parts.fields)),
    withinKm !== null && t('within', { km: formatCount(withinKm, language), place }),
    parts.pickUp && t('pickUp'),
    shipsTo !== null && destination(shipsTo, t, language),
    parts.freeShipping && t('freeShipping'),
    parts.seller !== null && t('seller', { name: seller }),
    sellerLevel > 0 && t(sellerLevel === 1 ? 'level.proven' : 'level.trusted'),
    parts.advertised && t('advertised'),
    parts.photo && t('photo'),
  ].filter((part): part is string => Boolean(part))
  const name = shown.join(t('comma'))
  // What was typed and names keep their first letter.
  return subject ? name : name.charAt(0).toUpperCase() + name.slice(1)
}

/** Names searches for a reader: as a person typed it, or composed in the language. */
export function namesIn({ settings }: Pick<Deps, 'settings'>, language: Language) {
  const { currency } = settings.current()
  return ({ name, nameParts }: Pick<SavedSearch, 'name' | 'nameParts'>): string =>
    nameParts ? nameSearch(nameParts, language, currency) : name
}

function wordsIn(t: Translator<'savedSearches'>, language: Language, currency: string) {
  const money = (minor: number) => formatMoney(minor, currency, language)

  /** 'iPhone 13 or iPhone 14', 'iPhone 13, iPhone 14 and 3 more'. */
  function list(names: readonly string[], most = MAX_NAMES): string {
    if (names.length <= most) return names.join(` ${t('or')} `)
    const first = names.slice(0, most).join(t('comma'))
    return t('more', { names: first, shown: formatCount(names.length - most, language) })
  }

  return {
    list,
    size: (gb: number) =>
      gb >= 1024 && gb % 1024 === 0
        ? t('terabytes', { size: formatDecimal(gb / 1024, language) })
        : t('gigabytes', { size: formatDecimal(gb, language) }),
    /** 'grade A or B', 'grade A or not graded'. */
    grades(wanted: readonly string[]): string {
      const letters = wanted.filter((grade) => grade !== UNGRADED)
      const graded = letters.length > 0 ? t('grade', { grades: list(letters, 4) }) : ''
      const ungraded = wanted.includes(UNGRADED) ? t('notGraded') : ''
      return list([graded, ungraded].filter(Boolean))
    },
    price(min: number | null, max: number | null) {
      if (min !== null && max !== null) return t('between', { min: money(min), max: money(max) })
      if (max !== null) return t('upTo', { max: money(max) })
      return min !== null && t('from', { min: money(min) })
    },
    /** 'battery health at least 85 %'. A field without messages keeps the words that it is declared with. */
    field([key, field]: (typeof filterEntries)[number], fields: NameParts['fields']) {
      const chosen = fields[key]
      if (!chosen) return undefined
      const label = t.has(`field.${key}`) ? t(`field.${key}`) : field.label
      // German nouns keep their capital.
      const name = language === 'de' ? label : startInLowerCase(label)
      if (typeof chosen !== 'number') return `${name} ${list(filterLabels(field, chosen), 4)}`
      if (!t.has(`value.${key}`)) return `${name} ${list(filterLabels(field, chosen))}`
      const value = t(`value.${key}`, { count: chosen, shown: formatCount(chosen, language) })
      return t('least', { field: name, value })
    },
  }
}

function destination(code: string, t: Translator<'savedSearches'>, language: Language): string {
  if (code === WORLD) return t('shipsTo.world')
  if (code === EU) return t('shipsTo.eu')
  return t('shipsTo.country', { country: countryName(code, language) })
}
