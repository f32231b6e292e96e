import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { findSpans, type Span } from './span.ts'

/** Words before numbers that are no phone numbers, in the languages of the shops. */
const LABELS = {
  bands:
    'bands?|lte|4g|5g|umts|gsm|wcdma|b[aä]nd(?:er|ern)?|frequen\\p{L}+|frecuencias?|fréquences?|bandes?|bandas?|bande|frequências?|częstotliwo\\p{L}*',
  places:
    'room|flat|apartment|apt|unit|locker|box|gate|platform|seat|house|zimmer|raum|wohnung|haus|schließfach|gleis|platz|chambre|salle|appartement|casier|quai|porte|bâtiment|habitación|sala|piso|puerta|andén|casilla|stanza|camera|appartamento|interno|binario|armadietto|quarto|apartamento|bloco|porta|armário|pokój|mieszkanie|skrytka|peron',
  references:
    'order|invoice|receipt|ticket|case|claim|ref|reference|booking|article|item|sku|part|model|build|version|firmware|ean|upc|gtin|barcode|serial|s/n|code|auftrag\\p{L}*|bestell\\p{L}*|rechnung\\p{L}*|beleg\\p{L}*|vorgang\\p{L}*|artikel\\p{L}*|modell\\p{L}*|seriennummer|commande|facture|reçu|dossier|référence|réf|article|modèle|pedido|factura|recibo|referencia|artículo|modelo|ordine|fattura|ricevuta|riferimento|articolo|modello|encomenda|fatura|nota fiscal|protocolo|referência|artigo|zamówieni\\p{L}*|faktur\\p{L}*|paragon\\p{L}*|cep|plz|zip|postcode|postleitzahl|code postal|código postal|cap',
  scores:
    'antutu|geekbench|benchmark|score|punkte|points|puntos|punti|pontos|imagens|photos|steps|views|km|mileage',
} as const
/** Words that announce a phone number, whatever stands before them. */
const CONTACT =
  '(?<!\\p{L})(?:call|phone|text|txt|sms|ring|dial|whats\\s?app|telegram|signal|viber|wa|tel|tlf|mobile|mob|cell|contact|reach|hit me|ruf|anruf\\p{L}*|telefon\\p{L}*|handy|erreich\\p{L}*|schreib|appel\\p{L}*|téléphone|portable|joindre|llám\\p{L}*|llam\\p{L}*|teléfono|móvil|escríb\\p{L}*|chiam\\p{L}*|telefono|cellulare|scriv\\p{L}*|lig[au]\\p{L}*|telefone|celular|telemóvel|zadzwo\\p{L}*|dzwo\\p{L}*|komórk\\p{L}*|bel|mobiel|ara|cep tel\\p{L}*)(?!\\p{L})'

/** The digits of one row, with what stands between its groups. */
const ROW = String.raw`\d(?:[ ./,–—-]{0,3}\d){5,24}`
const LABELLED = new RegExp(
  String.raw`(?<!\p{L})(${Object.values(LABELS).join('|')})(?!\p{L})([^\d\n+]{0,24})(?<![\d+])(${ROW})(?!\d)`,
  'giu',
)
const HAS_CONTACT = new RegExp(CONTACT, 'iu')
/** Words before the label that are read too: "call me about the order 555 …". */
const BEFORE = 30

/**
 * A code of letters and digits, as shops number their orders: "R-1042-7788", "#1042-7788", "INV 2026/00123".
 */
const REFERENCE =
  /(?<![\p{L}\d])(?!(?:tel|tlf|ph|nr|no|mob|wa|fon)\b)(?:[a-z]{1,4}[-/#]|#)\d{2,6}(?:[-/]\d{2,5}){0,2}(?![\d-])/giu
const MAX_REFERENCE_DIGITS = 9
/** The shop's own order numbers (RD and eight signs), which may be digits only. */
const ORDER_NUMBER = /(?<![\p{L}\d])rd ?[a-z2-9]{4} ?[a-z2-9]{4}(?![\p{L}\d])/giu

/** Rows of digits that the words before them name as something else than a phone number. */
export function findLabelled(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(LABELLED)) {
    const [whole, , between = '', row = ''] = match
    const start = match.index + whole.length - row.length
    const before = text.slice(Math.max(0, match.index - BEFORE), match.index)
    if (HAS_CONTACT.test(between) || HAS_CONTACT.test(before) || isPhoneFormat(row)) continue
    spans.push({ start, end: start + row.length })
  }
  const references = findSpans(text, REFERENCE).filter(
    ({ start, end }) => text.slice(start, end).replace(/\D/g, '').length <= MAX_REFERENCE_DIGITS,
  )
  return [...spans, ...references, ...findSpans(text, ORDER_NUMBER)]
}

/** Where most of those who write in these languages live. */
const COUNTRIES = ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'PT', 'BR', 'PL', 'IN'] as const

/**
 * Whether a row is written as phone numbers are, and is a mobile number of a country: with a leading
 * zero or in at most four groups. A list such as "1 3 5 7 20 28" may have the digits of one by chance.
 */
function isPhoneFormat(row: string): boolean {
  const groups = row.split(/\D+/)
  const digits = groups.join('')
  if (digits.length < 9 || digits.length > 13) return false
  if (groups.length > 4 && !row.startsWith('0')) return false
  // New Yorkers and others write 3-3-4, also with numbers that do not exist.
  if (groups.map(({ length }) => length).join() === '3,3,4') return true
  return COUNTRIES.some((country) => parsePhoneNumberFromString(digits, country)?.isValid())
}
