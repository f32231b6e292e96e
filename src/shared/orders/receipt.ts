import {
  type AfterSaleTerms,
  summarizeReturns,
  summarizeWarranty,
} from '../listings/after-sale-terms.ts'
import { formatMoney } from '../money.ts'
import type { ReaderFormat } from '../reader-format.ts'
import { type FeeVat, REVERSE_CHARGE } from './fee-vat.ts'
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

const payments: Record<PaymentMethod, string> = {
  online: 'Online',
  transfer: 'By transfer',
  meet_up: 'In person',
}

export function receiptTitle({ number }: Pick<ReceiptFacts, 'number'>): string {
  return `Receipt ${number}`
}

/** The rows of a receipt: the page and the PDF show the same. */
export function receiptRows(receipt: ReceiptFacts, reader: ReaderFormat): ReceiptRow[] {
  const { currency, refundMinor, totalMinor, feeMinor, afterSale } = receipt
  const isExpected = !receipt.isFeeCharged && feeMinor !== null && feeMinor > 0
  const money = (minor: number) => formatMoney(minor, currency)
  const momentWithZone = (time: string) => `${reader.moment(time)} ${reader.zone(time)}`
  const withEnd = (term: string, text: string, end: string | null): ReceiptRow => ({
    term,
    lines: end === null ? [text] : [text, `until ${momentWithZone(end)}`],
  })
  const rows: (ReceiptRow | false)[] = [
    row('Phone', receipt.name),
    receipt.imeiLast4 !== null && row('IMEI', `ends in ${receipt.imeiLast4}`),
    row('Seller', receipt.seller),
    row('Buyer', receipt.buyer),
    receipt.shipTo !== null && { term: 'Ship to', lines: receipt.shipTo },
    row('Booked', momentWithZone(receipt.bookedAt)),
    row('Paid', momentWithZone(receipt.paidAt)),
    receipt.completedAt !== null && row('Completed', momentWithZone(receipt.completedAt)),
    receipt.refundedAt !== null && row('Refunded', momentWithZone(receipt.refundedAt)),
    row('Payment', payments[receipt.paymentMethod]),
    row('Price', money(receipt.priceMinor)),
    receipt.postageMinor > 0 && row('Shipping', money(receipt.postageMinor)),
    { ...row('Total', money(totalMinor)), isTotal: true },
    refundMinor > 0 &&
      row(
        refundMinor === totalMinor ? 'Refunded in full' : 'Refunded in part',
        money(-refundMinor),
      ),
    isExpected
      ? { term: 'Expected fee', lines: [money(-feeMinor), 'Charged when the order ends'] }
      : feeMinor !== null && row('Fee', money(feeMinor === 0 ? 0 : -feeMinor)),
    ...(receipt.feeVat ? vatRows(receipt.feeVat, currency) : []),
    feeMinor !== null && {
      ...row(
        isExpected ? 'You will receive' : 'You receive',
        money(totalMinor - refundMinor - feeMinor),
      ),
      isTotal: true,
    },
    withEnd('Returns', summarizeReturns(afterSale), receipt.returnUntil),
    withEnd('Warranty', summarizeWarranty(afterSale), receipt.warrantyUntil),
  ]
  return rows.filter((one) => one !== false)
}

function vatRows(vat: FeeVat, currency: string): ReceiptRow[] {
  const { percent, netMinor, vatMinor, shopName, shopVatNumber, sellerVatNumber } = vat
  const net = row('Fee without VAT', formatMoney(netMinor, currency))
  const shop = { term: 'Fee charged by', lines: [shopName, `VAT number ${shopVatNumber}`] }
  return sellerVatNumber === null
    ? [net, row(`VAT in the fee (${percent}%)`, formatMoney(vatMinor, currency)), shop]
    : [
        net,
        { term: 'VAT in the fee', lines: [formatMoney(0, currency), REVERSE_CHARGE] },
        shop,
        row('Your VAT number', sellerVatNumber),
      ]
}

function row(term: string, text: string): ReceiptRow {
  return { term, lines: [text] }
}

/** Who held the money. */
export function receiptNote({
  paymentMethod,
  shop,
}: Pick<ReceiptFacts, 'paymentMethod'> & { shop: { name: string } }): string {
  return paymentMethod === 'online'
    ? `The buyer paid through ${shop.name}, which holds the money until the order has ended.`
    : `The buyer paid the seller directly. No money passed through ${shop.name}.`
}
