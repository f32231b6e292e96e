import { EU, isDestination, WORLD } from '../../../shared/listings/delivery-terms.ts'
import { countryByName, foldName } from '../../catalog/places/index.ts'
import { phrase, type Reading, type Rule } from './phrase.ts'

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
const NAME = `(?<name>\\p{L}[\\p{L}\\p{M}'’.-]*(?:\\s+\\p{L}[\\p{L}\\p{M}'’.-]*){0,${MAX_NAME_WORDS - 1}})`

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
  const found = readDestination(name)
  return found && { params: { ...more, shipsTo: [found.code] }, keep: found.keep }
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

/** Before the rules for places: 'pick up in Utrecht' is both. */
export const deliveryRules: readonly Rule[] = [
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
      '(?:for\\s+)?(?:(?:local\\s+)?(?:pick[ -]?ups?|collection)(?:\\s+only)?|(?:to\\s+)?(?:collect|pick\\s+up)|(?:can be\\s+)?(?:picked up|collected)|collect in person|abholung|selbstabholung|abholen|afhalen|ophalen|retrait|recogida(?: en mano)?|ritiro(?: a mano)?)(?:\\s+(?:in person|locally))?(?<place>\\s+(?:in|at|from|near|around|près de|bei|in der nähe von)(?=\\s+\\p{L}))?',
    ),
    read: ({ groups }) => ({
      params: { pickUp: ['1'] },
      ...(groups.place && { keep: 'near' }),
    }),
  },
]
