import { isolate } from '../isolate.ts'
import type { Language } from '../languages.ts'
import type { AfterSaleTerms } from '../listings/after-sale-terms.ts'
import { formatMoney } from '../money.ts'
import { formatPercent } from '../quantities.ts'
import type { ReaderFormat } from '../reader-format.ts'
import type { FeeVat } from './fee-vat.ts'
import type { PaymentMethod } from './order-life-cycle.ts'

/** What a receipt shows; times in ISO 8601, amounts in minor units. */
type ReceiptFacts = {
  number: string
  viewerRole: 'buyer' | 'seller'
  name: string
  imeiLast4: string | null
  buyer: string
  seller: string
  shipTo: readonly string[] | null
  paymentMethod: PaymentMethod
  currency: string
  priceMinor: number
  postageMinor: number
  totalMinor: number
  refundMinor: number
  feeMinor: number | null
  feeVat: FeeVat | null
  /** False until the order has ended: the fee is then an estimate. */
  isFeeCharged: boolean
  afterSale: AfterSaleTerms
  returnUntil: string | null
  warrantyUntil: string | null
  bookedAt: string
  paidAt: string
  completedAt: string | null
  refundedAt: string | null
}

export type ReceiptRow = { term: string; lines: readonly string[]; isTotal?: boolean }

const payments = { online: 'online', transfer: 'transfer', meet_up: 'meetUp' } as const

/** The messages of src/text/en/parts/receipt.ts in a language: of a page, or of the server. */
export type ReceiptTexts = {
  t: (key: string, values?: Record<string, string | number>) => string
  language: Language
  reader: ReaderFormat
}

export function receiptTitle(
  { number }: Pick<ReceiptFacts, 'number'>,
  { t }: ReceiptTexts,
): string {
  return t('title', { number })
}

/** Whose receipt it is. */
export function receiptLead(
  { viewerRole, shop }: Pick<ReceiptFacts, 'viewerRole'> & { shop: { name: string } },
  { t, language }: ReceiptTexts,
): string {
  return t(viewerRole === 'buyer' ? 'purchase' : 'sale', { shop: isolate(shop.name, language) })
}

/** The rows of a receipt: the page and the PDF show the same. */
export function receiptRows(receipt: ReceiptFacts, texts: ReceiptTexts): ReceiptRow[] {
  const { t, language, reader } = texts
  const { currency, refundMinor, totalMinor, feeMinor, afterSale } = receipt
  const isExpected = !receipt.isFeeCharged && feeMinor !== null && feeMinor > 0
  const money = (minor: number) => formatMoney(minor, currency, language)
  const momentWithZone = (time: string) => `${reader.moment(time)} ${reader.zone(time)}`
  const row = (key: string, text: string): ReceiptRow => ({ term: t(key), lines: [text] })
  const withEnd = (key: string, text: string, end: string | null): ReceiptRow => ({
    term: t(key),
    lines: end === null ? [text] : [text, t('until', { time: momentWithZone(end) })],
  })
  const rows: (ReceiptRow | false)[] = [
    row('phone', receipt.name),
    receipt.imeiLast4 !== null && row('imei', t('imeiEnds', { digits: receipt.imeiLast4 })),
    row('seller', receipt.seller),
    row('buyer', receipt.buyer),
    receipt.shipTo !== null && { term: t('shipTo'), lines: receipt.shipTo },
    row('booked', momentWithZone(receipt.bookedAt)),
    row('paid', momentWithZone(receipt.paidAt)),
    receipt.completedAt !== null && row('completed', momentWithZone(receipt.completedAt)),
    receipt.refundedAt !== null && row('refunded', momentWithZone(receipt.refundedAt)),
    row('payment', t(payments[receipt.paymentMethod])),
    row('price', money(receipt.priceMinor)),
    receipt.postageMinor > 0 && row('shipping', money(receipt.postageMinor)),
    { ...row('total', money(totalMinor)), isTotal: true },
    refundMinor > 0 &&
      row(refundMinor === totalMinor ? 'refundedFull' : 'refundedPart', money(-refundMinor)),
    isExpected
      ? { term: t('expectedFee'), lines: [money(-feeMinor), t('chargedLater')] }
      : feeMinor !== null && row('fee', money(feeMinor === 0 ? 0 : -feeMinor)),
    ...(receipt.feeVat ? vatRows(receipt.feeVat, currency, texts) : []),
    feeMinor !== null && {
      ...row(isExpected ? 'willReceive' : 'receive', money(totalMinor - refundMinor - feeMinor)),
      isTotal: true,
    },
    withEnd('returns', describeReturns(afterSale, texts), receipt.returnUntil),
    withEnd('warranty', describeWarranty(afterSale, texts), receipt.warrantyUntil),
  ]
  return rows.filter((one) => one !== false)
}

function describeReturns({ returnDays, returnPostage }: AfterSaleTerms, { t }: ReceiptTexts) {
  if (returnDays === null) return t('returnsNone')
  return t(returnPostage === 'seller' ? 'returnsSeller' : 'returnsBuyer', { days: returnDays })
}

function describeWarranty(
  { warrantyMonths, warrantyText }: AfterSaleTerms,
  { t, language }: ReceiptTexts,
) {
  if (warrantyMonths === null) return t('warrantyNone')
  const months = t('warrantyMonths', { count: warrantyMonths, shown: String(warrantyMonths) })
  return warrantyText ? `${months}: ${isolate(warrantyText, language)}` : months
}

function vatRows(vat: FeeVat, currency: string, { t, language }: ReceiptTexts): ReceiptRow[] {
  const { percent, netMinor, vatMinor, shopName, shopVatNumber, sellerVatNumber } = vat
  const money = (minor: number) => formatMoney(minor, currency, language)
  const number = isolate(shopVatNumber, language)
  const net = { term: t('feeNet'), lines: [money(netMinor)] }
  const shop = { term: t('feeBy'), lines: [shopName, t('vatNumber', { number })] }
  if (sellerVatNumber === null) {
    const term = t('vatInFeePercent', { percent: formatPercent(percent, language) })
    return [net, { term, lines: [money(vatMinor)] }, shop]
  }
  return [
    net,
    { term: t('vatInFee'), lines: [money(0), t('reverseCharge')] },
    shop,
    { term: t('yourVat'), lines: [sellerVatNumber] },
  ]
}

/** Who held the money. */
export function receiptNote(
  { paymentMethod, shop }: Pick<ReceiptFacts, 'paymentMethod'> & { shop: { name: string } },
  { t, language }: ReceiptTexts,
): string {
  const name = isolate(shop.name, language)
  return t(paymentMethod === 'online' ? 'noteOnline' : 'noteDirect', { shop: name })
}
