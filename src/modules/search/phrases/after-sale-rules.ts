import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { AT_LEAST, phrase, type Reading, type Rule } from './phrase.ts'

const WARRANTY = '(?:warrant(?:y|ies)|guarantee|garantie|garant[ií]a|garanzia|garantia)'
const DAYS = '(?<days>\\d{1,3})[ -]?(?:days?|d|tage?)'
const NUMBER = '(?<amount>\\d{1,2}|an?|one|two|six|twelve)'
const MONTHS = `${NUMBER}[ -]?(?<unit>months?|mo|monate?|mois|meses|mesi|maanden|years?|yrs?|jahre?)(?:['’]s|s['’])?`
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, six: 6, twelve: 12 }

/** 'no warranty' and 'without returns' name no filter. */
const isDenied = (before: string) => /^(?:no|not|without|ohne|sans|sin|zonder)$/i.test(before)

function readReturns({ text, days }: { text: string; days: string | undefined }): Reading {
  const { min, max } = listingFields.returnDays
  const wanted = Number(days ?? min)
  if (wanted > max)
    return { note: `Sellers accept returns for ${max} days at most, so “${text}” isn’t used.` }
  return { params: { returnDays: [String(Math.max(wanted, min))] } }
}

function readWarranty(text: string, amount = '1', unit = 'month'): Reading {
  const { min, max } = listingFields.warrantyMonths
  const count = numbers[amount.toLowerCase()] ?? Number(amount)
  const months = count * (/^[yj]/i.test(unit) ? 12 : 1)
  if (months > max)
    return { note: `Sellers give ${max} months of warranty at most, so “${text}” isn’t used.` }
  return { params: { warrantyMonths: [String(Math.max(months, min))] } }
}

/** Returns and warranty: before the rules for a phone's age, which is in months too. */
export const afterSaleRules: readonly Rule[] = [
  {
    pattern: phrase(
      `(?:with\\s+)?(?:a\\s+)?(?:${AT_LEAST}\\s*)?${MONTHS}\\s+(?:of\\s+)?${WARRANTY}(?:\\s+left)?`,
    ),
    read: ({ text, groups }) => readWarranty(text, groups.amount, groups.unit),
  },
  {
    pattern: phrase(
      `(?:with\\s+)?(?:a\\s+)?${WARRANTY}\\s+(?:of\\s+|for\\s+)?(?:${AT_LEAST}\\s*)?${MONTHS}`,
    ),
    read: ({ text, groups }) => readWarranty(text, groups.amount, groups.unit),
  },
  {
    pattern: phrase(
      `(?:(?:that\\s+|which\\s+)?(?:still\\s+)?(?:has|have|under|in|with|mit|avec|con|com|met)\\s+)?(?:an?\\s+|some\\s+)?${WARRANTY}`,
    ),
    read: ({ text, before }) => (isDenied(before) ? undefined : readWarranty(text)),
  },
  {
    pattern: phrase(
      `(?:with\\s+)?(?:an?\\s+)?(?:${AT_LEAST}\\s*)?${DAYS}\\s+(?:free\\s+)?(?:returns?|money[ -]back|to return(?: it)?|return (?:policy|period|window))`,
    ),
    read: ({ text, groups }) => readReturns({ text, days: groups.days }),
  },
  {
    pattern: phrase(
      `(?:with\\s+)?(?:returns?|returnable|(?:that\\s+|which\\s+)?can be returned|money[ -]back)\\s+(?:accepted\\s+|possible\\s+)?(?:within|for|in|of)\\s+${DAYS}`,
    ),
    read: ({ text, groups }) => readReturns({ text, days: groups.days }),
  },
  {
    pattern: phrase(
      '(?:with\\s+(?:an?\\s+|the\\s+)?)?(?:(?:free\\s+)?returns(?:\\s+(?:accepted|allowed|possible|ok))?|returnable|(?:that\\s+|which\\s+)?(?:i\\s+)?can\\s+(?:be\\s+returned|return)|return (?:policy|right|possible)|right (?:of|to) return|money[ -]back(?: guarantee)?|rückgaberecht|rückgabe(?: möglich)?)',
    ),
    read: ({ text, before }) =>
      isDenied(before) ? undefined : readReturns({ text, days: undefined }),
  },
]
