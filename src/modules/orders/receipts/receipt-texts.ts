import type { Language } from '../../../shared/languages.ts'
import type { ReceiptTexts } from '../../../shared/orders/receipt.ts'
import type { ReaderFormat } from '../../../shared/reader-format.ts'
import { translatorFor } from '../../../text/server.ts'

/** The texts of a receipt that the server draws. */
export function receiptTexts(language: Language, reader: ReaderFormat): ReceiptTexts {
  const t = translatorFor(language, 'receipt') as unknown as ReceiptTexts['t']
  return { t, language, reader: reader.in(language) }
}
