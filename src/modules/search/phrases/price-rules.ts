import { toTypedPrice } from '../../../shared/money.ts'
import { currencySigns, readFilterPrice } from '../../../shared/parse-price.ts'
import { inAllLanguages } from './languages.ts'
import {
  AT_LEAST,
  AT_MOST,
  isDenied,
  OR_LESS,
  PHONE_SIZES,
  type PhraseContext,
  phrase,
  type Reading,
  type Rule,
  type RuleGroup,
} from './phrase.ts'

/** How people write currencies, in lower case. */
const currencyNames: Record<string, readonly string[]> = {
  USD: ['$', 'us$', 'usd', 'dollar', 'dollars', 'bucks', 'dólares', 'دولار', 'ডলার', 'डॉलर'],
  EUR: ['€', 'eur', 'euro', 'euros', 'يورو', 'ইউরো', 'यूरो'],
  GBP: ['£', 'gbp', 'pound', 'pounds', 'quid'],
  JPY: ['¥', 'jpy', 'yen'],
  CNY: ['cny', 'rmb', 'yuan'],
  INR: ['₹', 'inr', 'rupee', 'rupees', 'रुपये', 'रुपए', 'रुपया', 'रुपयों', 'रूपये', 'রুপি'],
  BDT: ['৳', 'bdt', 'taka', 'টাকা', 'টাকার', 'টাকায়', 'টাকাতে'],
  SAR: ['sar', 'ريال', 'ريالات'],
  AED: ['aed', 'درهم', 'دراهم'],
  EGP: ['egp', 'جنيه', 'جنيها'],
  IQD: ['iqd', 'دينار'],
  CAD: ['ca$', 'cad'],
  AUD: ['a$', 'aud'],
  NZD: ['nz$', 'nzd'],
  CHF: ['chf', 'franken', 'francs'],
  SEK: ['kr', 'sek', 'kronor'],
  NOK: ['nok', 'kroner'],
  DKK: ['dkk'],
  PLN: ['zł', 'pln', 'zloty'],
  CZK: ['kč', 'czk'],
  HUF: ['huf', 'forint'],
  RUB: ['₽', 'rub', 'rubles'],
  TRY: ['₺', 'lira'],
  UAH: ['₴', 'uah'],
  BRL: ['r$', 'brl', 'reais'],
  MXN: ['mx$', 'mxn', 'pesos'],
  KRW: ['₩', 'krw', 'won'],
  SGD: ['s$', 'sgd'],
  HKD: ['hk$', 'hkd'],
  ZAR: ['zar', 'rand'],
  KWD: ['kwd', 'dinar', 'dinars', 'دينار', 'دنانير'],
  BHD: ['bhd', 'dinar', 'dinars', 'دينار', 'دنانير'],
  JOD: ['jod', 'dinar', 'dinars', 'دينار', 'دنانير'],
  TND: ['tnd', 'dinar', 'dinars', 'دينار', 'دنانير'],
  OMR: ['omr', 'rial', 'rials', 'ريال'],
}

const allNames = [...new Set(Object.values(currencyNames).flat())]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[$]/g, '\\$&'))
  .join('|')

/** An amount followed by one of these is no price. */
const UNITS =
  '%|percent|pct|[gt]b|gigs?|gigabytes?|terabytes?|go|mb|km|kilomet\\w+|miles?|months?|mos?|years?|yrs?|weeks?|days?|mah|mp|megapixels?|inch(?:es)?|["″]|hz|watts?|stars?|hours?'

/** An amount with an optional currency, as groups whose names end in `suffix`. */
function money(suffix: number | string = ''): string {
  return `(?:(?<sign${suffix}>${allNames})\\s?)?(?<amount${suffix}>\\d{1,3}(?:[.,']\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?)(?<thousand${suffix}>k)?(?![.,']?\\d)(?:\\s?(?<unit${suffix}>${allNames})(?!\\w))?(?!\\s?(?:${UNITS})(?!\\w))`
}

type Groups = Record<string, string | undefined>
type Money = { minor: number; hasCurrency: boolean; foreign: boolean }

/** The amount in minor units; undefined when it is no price. */
function readMoney(
  groups: Groups,
  currency: string,
  suffix: number | string = '',
): Money | undefined {
  const typed = groups[`amount${suffix}`] ?? ''
  const minor = readFilterPrice(typed, currency)
  if (minor === undefined) return undefined
  const names = [groups[`sign${suffix}`], groups[`unit${suffix}`]].flatMap((name) => name ?? [])
  return {
    minor: groups[`thousand${suffix}`] ? minor * 1_000 : minor,
    hasCurrency: names.length > 0,
    foreign: names.some((name) => !isCurrency(name.toLowerCase(), currency)),
  }
}

function isCurrency(name: string, currency: string): boolean {
  const signs = [...currencySigns(currency), ...(currencyNames[currency] ?? [])]
  // 'Dollars' means the dollar of the shop's currency.
  const isDollar = signs.includes('$') && /^(?:dollars?|bucks)$/.test(name)
  return isDollar || signs.includes(name)
}

function refuseCurrency(text: string, { currency, t }: PhraseContext): Reading {
  return { note: t('note.currency', { currency, text: text.trim() }) }
}

/** Without a currency, smaller numbers after 'for' or before 'max' are more likely part of a name. */
const LEAST_PLAIN_PRICE = 50

/** Without a currency, smaller amounts of a range are more likely models. */
const LEAST_OF_RANGE = 100

type Bound = 'min' | 'max'

function readBound(
  bound: Bound,
  { text, groups }: { text: string; groups: Groups },
  context: PhraseContext,
): Reading | undefined {
  const { currency } = context
  const price = readMoney(groups, currency)
  if (!price) return undefined
  if (price.foreign) return refuseCurrency(text, context)
  return { params: { [bound]: [toTypedPrice(price.minor, currency)] } }
}

function readRange(
  { text, groups }: { text: string; groups: Groups },
  context: PhraseContext,
  needsCurrency = false,
): Reading | undefined {
  const { currency } = context
  const one = readMoney(groups, currency, 1)
  const other = readMoney(groups, currency, 2)
  if (!one || !other) return undefined
  if (needsCurrency && !one.hasCurrency && !other.hasCurrency) return undefined
  if (one.foreign || other.foreign) return refuseCurrency(text, context)
  const [min, max] = [one.minor, other.minor].sort((a, b) => a - b)
  const typed = (minor = 0) => [toTypedPrice(minor, currency)]
  return { params: { min: typed(min), max: typed(max) } }
}

/** Whether numbers with a dash between them are something else than prices. */
function areNames(before: string, amounts: number[], context: PhraseContext): boolean {
  const [low = 0, high = 0] = amounts
  if (low >= high) return true
  if (amounts.every((amount) => PHONE_SIZES.includes(amount) || YEAR.test(`${amount}`))) return true
  return before !== '' && amounts.some((amount) => isNameWith(before, `${amount}`, context))
}

/** 'nokia 220': a model's name has the two next to each other, or consists of them. */
function isNameWith(before: string, amount: string, { isInName, isModelName }: PhraseContext) {
  return isInName(before, amount) || isModelName(`${before} ${amount}`)
}

/** 'iphone 13 or less' is about the name. */
function isPartOfName(before: string, groups: Groups, { isInName }: PhraseContext): boolean {
  return isInName(before, groups.amount ?? '')
}

function amountIn({ amount, thousand }: Groups): number {
  return Number(amount) * (thousand ? 1_000 : 1)
}

function isPlain(groups: Groups): boolean {
  return !groups.sign && !groups.unit
}

const PRICE = '(?:(?:priced?|costs?|costing|budget|for)(?: of| is|:)?\\s+)'
/** Between two prices: '200 to 400', '২০০ থেকে ৪০০'. */
const TO = 'to|bis|à|a|hasta|até|إلى|الى|حتى|থেকে|से'
/** 'from 2020' is a year. */
const YEAR = /^20[0-3]\d$/

const rules: readonly Rule[] = [
  {
    pattern: phrase(
      `${PRICE}?(?:${inAllLanguages('between')})\\s+${money(1)}\\s*(?:${inAllLanguages('and')})\\s*${money(2)}`,
    ),
    read: readRange,
  },
  {
    pattern: phrase(
      `${PRICE}?(?:from|von|de)\\s+${money(1)}\\s*(?:up to|to|till|until|bis|a|-)\\s*${money(2)}`,
    ),
    read: readRange,
  },
  {
    pattern: phrase(
      `${money(1)}\\s*(?<between>-|${TO})\\s*${money(2)}(?:\\s*(?:के बीच|${inAllLanguages('orLess')}))?`,
    ),
    // '12-13' and '5 to 7' are models, '128-256' are sizes, and '2020-2022' years.
    read: (match, context) => {
      const { between, amount1, amount2 } = match.groups
      const amounts = [Number(amount1), Number(amount2)]
      const arePrices =
        Math.min(...amounts) >= LEAST_OF_RANGE &&
        (between !== '-' || !areNames(match.before, amounts, context))
      return readRange(match, context, !arePrices)
    },
  },
  {
    pattern: phrase(`${PRICE}?(?:${AT_MOST}\\s*)+${money()}(?:${OR_LESS})?`),
    // 'not under 300' is a lowest price.
    read: (match, context) =>
      isDenied(match.before) ? undefined : readBound('max', match, context),
  },
  {
    pattern: phrase(
      `(?:max(?:imum)?|budget|price)(?:\\s+(?:price|budget|of))?\\s*:?\\s*${money()}`,
    ),
    // The 'max' of 'iPhone 13 Pro Max 250 €' belongs to the name.
    read: (match, context) =>
      /^max\b/i.test(match.text) && context.isInName(match.before, 'max')
        ? undefined
        : readBound('max', match, context),
  },
  {
    pattern: phrase(`(?<word>for|with)\\s+${money()}`),
    read: (match, context) => {
      const { word = '', amount } = match.groups
      const isSize = /^with$/i.test(word) && PHONE_SIZES.includes(Number(amount))
      return isPlain(match.groups) && (Number(amount) < LEAST_PLAIN_PRICE || isSize)
        ? undefined
        : readBound('max', match, context)
    },
  },
  {
    pattern: phrase(
      `${money()}(?:${OR_LESS}|\\s*(?:max(?:imum)?|tops|(?:is )?(?:my |the )?budget))`,
    ),
    read: (match, context) =>
      isPlain(match.groups) &&
      (amountIn(match.groups) < LEAST_PLAIN_PRICE ||
        isPartOfName(match.before, match.groups, context))
        ? undefined
        : readBound('max', match, context),
  },
  {
    pattern: phrase(
      `${PRICE}?(?:(?:${AT_LEAST}|not?\\s+(?:under|below|less than))\\s*)+${money()}`,
    ),
    read: (match, context) =>
      isPlain(match.groups) && YEAR.test(match.groups.amount ?? '')
        ? undefined
        : readBound('min', match, context),
  },
  {
    pattern: phrase(
      `${money()}(?:\\s+(?:or|and)\\s+(?:more|above|over|up)|\\s*(?:${inAllLanguages('orMore')}))`,
    ),
    read: (match, context) =>
      isPlain(match.groups) && isPartOfName(match.before, match.groups, context)
        ? undefined
        : readBound('min', match, context),
  },
  {
    pattern: phrase(money()),
    read: (match, context) =>
      isPlain(match.groups) ? undefined : readBound('max', match, context),
  },
]

const WORDS = `${inAllLanguages('between')}|from|von|de|for|with|max|budget|price|tops`
const AFTER = `${inAllLanguages('orLess')}|${inAllLanguages('orMore')}`

/** An amount, and what makes it a price. */
export const priceRules: RuleGroup = {
  needs: new RegExp(
    `^(?=.*\\d).*(?:${WORDS}|[\\dk]\\s*(?:-|${TO}|${AFTER})|(?:or|and)\\s|${AT_MOST}|${AT_LEAST}|${allNames})`,
  ),
  rules,
}
