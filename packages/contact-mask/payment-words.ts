import { foldText } from './fold-text.ts'

/**
 * Payment methods that scammers use, because nobody can get the money back, and requests to leave
 * the shop. Written as people type them; case, accents, and what stands between the words do not matter.
 */
const phrases = {
  brands: [
    'western union',
    'moneygram',
    'paysafecard',
    'ria money',
    'cash app',
    'zelle',
    'venmo',
    'bitcoin',
    'btc',
    'usdt',
    'tether',
    'ethereum',
    'crypto',
    'cryptocurrency',
    'kryptowährung',
    'criptomoneda',
    'cryptomonnaie',
    'criptovaluta',
    'kryptovaluta',
  ],
  english: [
    'gift card',
    'gift cards',
    'steam card',
    'itunes card',
    'google play card',
    'friends and family',
    'friends & family',
    'pay outside',
    'pay me outside',
    'payment outside',

    'outside the site',
    'off platform',
    'wire before',
    'wire the money',
    'wire transfer first',
    'pay a deposit',
    'pay in advance',
    'money order',
  ],
  german: [
    'geschenkkarte',
    'gutscheinkarte',
    'freunde und familie',
    'freunde & familie',
    'an freunde',
    'außerhalb bezahlen',

    'vorab überweisen',
    'vorkasse',
    'geld vorab',
  ],
  french: [
    'carte cadeau',
    'cartes cadeaux',
    'entre proches',
    'amis et famille',
    'payer en dehors',
    'hors du site',
    'payer d’avance',
    'virement avant',
    'mandat cash',
    'coupon pcs',
  ],
  spanish: [
    'tarjeta de regalo',
    'tarjetas de regalo',
    'amigos y familiares',
    'amigos y familia',
    'pagar fuera',
    'fuera de la web',
    'pago por adelantado',
    'transferir antes',
  ],
  italian: [
    'carta regalo',
    'buono regalo',
    'amici e parenti',
    'amici e familiari',
    'pagare fuori',
    'fuori dal sito',
    'pagamento anticipato',
    'ricarica postepay',
  ],
  portuguese: [
    'cartão presente',
    'vale presente',
    'amigos e família',
    'pagar por fora',
    'fora do site',
    'pagamento adiantado',
  ],
  dutch: [
    'cadeaukaart',
    'vrienden en familie',
    'buiten de site',
    'vooraf overmaken',
    'vooruit betalen',
  ],
  nordic: [
    'gavekort',
    'presentkort',
    'venner og familie',
    'vänner och familj',
    'betale utenom',
    'utenfor siden',
    'betal på forhånd',
    'forhåndsbetaling',
    'betala i förskott',
    'betale forud',
  ],
  polish: ['karta podarunkowa', 'rodzina i znajomi', 'poza serwisem', 'przelew z góry', 'kod blik'],
} as const

const words = (phrase: string) => foldText(phrase).text.match(/[\p{L}\p{N}&]+/gu) ?? []

const SEPARATOR = /[^\p{L}\p{N}]/gu

/** With a space for every character that is not a letter or digit, except `&`, which is part of a phrase. */
const withSpaces = (text: string) =>
  foldText(text).text.replace(SEPARATOR, (sign) => (sign === '&' ? sign : ' '))

// Without classes of Unicode: with them between all words, compiling the pattern took 0.35 s.
const pattern = new RegExp(
  `(?<![^ &])(?:${Object.values(phrases)
    .flat()
    .map((phrase) => words(phrase).join('[ &]{1,3}'))
    .join('|')})(?![^ &])`,
)

/** Whether a text names a payment method without refunds, or asks to pay outside the shop. */
export function hasPaymentWords(text: string): boolean {
  return pattern.test(withSpaces(text))
}
