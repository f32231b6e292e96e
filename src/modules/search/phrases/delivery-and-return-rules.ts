import { EU, isDestination, WORLD } from '../../../shared/listings/delivery-terms.ts'
import { listingFields } from '../../../shared/listings/listing.fields.ts'
import { countryByName, foldName } from '../../catalog/places/index.ts'
import {
  AT_LEAST,
  isDenied,
  LETTERS,
  type PhraseContext,
  phrase,
  type Reading,
  type Rule,
  type RuleGroup,
} from './phrase.ts'
import { pickUpPlace } from './place-rules.ts'

/** Names that belong to no country. */
const regions: Record<string, string> = {
  eu: EU,
  europe: EU,
  'european union': EU,
  us: 'US',
  worldwide: WORLD,
  world: WORLD,
  anywhere: WORLD,
  everywhere: WORLD,
  'any country': WORLD,
  'all countries': WORLD,
}

/** The destination with this name, or with a code in capitals; undefined for another text. */
function destinationNamed(text: string): string | undefined {
  if (/^[A-Z]{2}$/.test(text) && isDestination(text)) return text
  const name = foldName(text).replace(/^the /, '')
  const code = regions[name] ?? countryByName(name)
  return code && isDestination(code) ? code : undefined
}

/** 'the United States Minor Outlying Islands' has six. */
const MAX_NAME_WORDS = 6
const NAME = `(?<name>[${LETTERS}][${LETTERS}'’.-]*(?:\\s+[${LETTERS}][${LETTERS}'’.-]*){0,${MAX_NAME_WORDS - 1}})`

/** The longest name of a country that the words start with; the other words stay in the text. */
function readDestination(text = ''): { code: string; keep: string } | undefined {
  const words = text.split(/\s+/)
  for (let length = words.length; length > 0; length -= 1) {
    const code = destinationNamed(words.slice(0, length).join(' '))
    if (code) return { code, keep: words.slice(length).join(' ') }
  }
  return undefined
}

function readShipping(name: string | undefined, more: Reading['params'] = {}) {
  const destination = readDestination(name)
  return destination && { params: { ...more, shipsTo: [destination.code] }, keep: destination.keep }
}

/** 'ship an iPhone 13 mini to Norway' has four. */
const MAX_WORDS_BETWEEN = 6
const SHIPS =
  '(?:(?:can be |to be )?(?:ships?|shipped|shipping|delivers?|delivered|delivery|deliverable|sends?|sent|posted|mailed|versand|lieferung|lieferbar|verzending|bezorging|livraison|envoi|env[ií]o|spedizione|envoie|frete))'
const FREE = '(?:free|gratis)\\s+(?:shipping|delivery|postage|shipment|p&p)'
const POSTAGE = '(?:shipping|delivery|postage)'
const INCLUDED = '(?:included|incl\\.?|free|inclusive|paid|for free|gratis)'
const NEXT = '(?:to|into|in|within|towards?|nach|naar|vers|en|a|para)'
const WITH = '(?:(?:with|mit|met|avec|con|com)\\s+)?'

const shippingRules: readonly Rule[] = [
  {
    pattern: phrase(`(?:with\\s+)?${FREE}\\s+${NEXT}\\s+${NAME}`),
    read: ({ groups }) => readShipping(groups.name, { freeShipping: ['1'] }),
  },
  {
    pattern: phrase(
      `(?:with\\s+)?(?:${FREE}|${POSTAGE}\\s+(?:is\\s+)?${INCLUDED}|(?:incl\\.?|including|inclusive of)\\s+${POSTAGE}|no\\s+${POSTAGE}\\s+(?:costs?|fees?|charges?)|(?:ships?|delivered)\\s+(?:for\\s+)?free|versandkostenfrei|kostenloser versand|gratis verzending|livraison gratuite|env[ií]o gratis|spedizione gratuita)`,
    ),
    read: () => ({ params: { freeShipping: ['1'] } }),
  },
  {
    pattern: phrase(`(?:that\\s+|who\\s+|which\\s+)?${WITH}${SHIPS}\\s+${NEXT}\\s+${NAME}`),
    read: ({ groups }) => readShipping(groups.name),
  },
  {
    pattern: phrase(
      `(?:(?:that\\s+|who\\s+)?(?:can\\s+)?(?:ships?|delivers?|sends?))\\s+(?<what>(?:\\S+\\s+){1,${MAX_WORDS_BETWEEN}}?)(?:to|nach|naar)\\s+${NAME}`,
    ),
    read: ({ groups }) => {
      const reading = readShipping(groups.name)
      return reading && { ...reading, keep: `${groups.what} ${reading.keep}` }
    },
  },
  {
    pattern: phrase(
      `(?:worldwide|international|global)\\s+(?:shipping|delivery)|${SHIPS}\\s+(?:worldwide|internationally|globally|anywhere|everywhere)|weltweiter versand`,
    ),
    read: () => ({ params: { shipsTo: [WORLD] } }),
  },
  {
    pattern: phrase(
      `(?:for\\s+)?(?:(?:local\\s+)?(?:pick[ -]?ups?|collection)(?:\\s+only)?|(?:to\\s+)?(?:collect|pick\\s+up)|(?:can be\\s+)?(?:picked up|collected)|collect in person|abholung|selbstabholung|abholen|afhalen|ophalen|retrait|recogida(?: en mano)?|ritiro(?: a mano)?)(?:\\s+(?:in person|locally))?(?<place>\\s+(?:in|at|from|near|around|près de|bei|in der nähe von)(?=\\s+[${LETTERS}]))?`,
    ),
    read: ({ groups }) => ({
      params: { pickUp: ['1'] },
      ...(groups.place && { keep: 'near' }),
    }),
  },
]

/** Before the rules for places: 'pick up in Utrecht' is both. */
export const deliveryRules: RuleGroup = {
  needs:
    /ship|deliver|post|p&p|sen[dt]|mailed|free|gratis|versand|lieferung|lieferbar|verzending|bezorging|livraison|envoi|env[ií]o|spedizione|frete|pick|collect|abhol|afhalen|ophalen|retrait|recogida|ritiro/,
  rules: [pickUpPlace, ...shippingRules],
}

const WARRANTY = '(?:warrant(?:y|ies)|guarantee|garantie|garant[ií]a|garanzia|garantia)'
const DAYS = '(?<days>\\d{1,3})[ -]?(?:days?|d|tage?)'
const NUMBER = '(?<amount>\\d{1,2}|an?|one|two|six|twelve)'
const MONTHS = `${NUMBER}[ -]?(?<unit>months?|mo|monate?|mois|meses|mesi|maanden|years?|yrs?|jahre?)(?:['’]s|s['’])?`
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, six: 6, twelve: 12 }

function readReturns(
  { text, days }: { text: string; days: string | undefined },
  { t }: PhraseContext,
): Reading {
  const { min, max } = listingFields.returnDays
  const wanted = Number(days ?? min)
  if (wanted > max) return { note: t('note.returns', { max: String(max), text }) }
  return { params: { returnDays: [String(Math.max(wanted, min))] } }
}

function readWarranty({ t }: PhraseContext, text: string, amount = '1', unit = 'month'): Reading {
  const { min, max } = listingFields.warrantyMonths
  const count = numbers[amount.toLowerCase()] ?? Number(amount)
  const months = count * (/^[yj]/i.test(unit) ? 12 : 1)
  if (months > max) return { note: t('note.warranty', { max: String(max), text }) }
  return { params: { warrantyMonths: [String(Math.max(months, min))] } }
}

const returnAndWarrantyRules: readonly Rule[] = [
  {
    pattern: phrase(
      `(?:with\\s+)?(?:a\\s+)?(?:${AT_LEAST}\\s*)?${MONTHS}\\s+(?:of\\s+)?${WARRANTY}(?:\\s+left)?`,
    ),
    read: ({ text, groups }, context) => readWarranty(context, text, groups.amount, groups.unit),
  },
  {
    pattern: phrase(
      `(?:with\\s+)?(?:a\\s+)?${WARRANTY}\\s+(?:of\\s+|for\\s+)?(?:${AT_LEAST}\\s*)?${MONTHS}`,
    ),
    read: ({ text, groups }, context) => readWarranty(context, text, groups.amount, groups.unit),
  },
  {
    pattern: phrase(
      `(?:(?:that\\s+|which\\s+)?(?:still\\s+)?(?:has|have|under|in|with|mit|avec|con|com|met)\\s+)?(?:an?\\s+|some\\s+)?${WARRANTY}`,
    ),
    read: ({ text, before }, context) =>
      isDenied(before) ? undefined : readWarranty(context, text),
  },
  {
    pattern: phrase(
      `(?:with\\s+)?(?:an?\\s+)?(?:${AT_LEAST}\\s*)?${DAYS}\\s+(?:free\\s+)?(?:returns?|money[ -]back|to return(?: it)?|return (?:policy|period|window))`,
    ),
    read: ({ text, groups }, context) => readReturns({ text, days: groups.days }, context),
  },
  {
    pattern: phrase(
      `(?:with\\s+)?(?:returns?|returnable|(?:that\\s+|which\\s+)?can be returned|money[ -]back)\\s+(?:accepted\\s+|possible\\s+)?(?:within|for|in|of)\\s+${DAYS}`,
    ),
    read: ({ text, groups }, context) => readReturns({ text, days: groups.days }, context),
  },
  {
    pattern: phrase(
      '(?:with\\s+(?:an?\\s+|the\\s+)?)?(?:(?:free\\s+)?returns(?:\\s+(?:accepted|allowed|possible|ok))?|returnable|(?:that\\s+|which\\s+)?(?:i\\s+)?can\\s+(?:be\\s+returned|return)|return (?:policy|right|possible)|right (?:of|to) return|money[ -]back(?: guarantee)?|rückgaberecht|rückgabe(?: möglich)?)',
    ),
    read: ({ text, before }, context) =>
      isDenied(before) ? undefined : readReturns({ text, days: undefined }, context),
  },
]

/** Before the rules for a phone's age, which is in months too. */
export const afterSaleRules: RuleGroup = {
  needs: /warrant|guarantee|garantie|garant[ií]a|garanzia|return|money|rückgabe/,
  rules: returnAndWarrantyRules,
}
