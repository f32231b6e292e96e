import type { Delivery } from '../../shared/orders/order-life-cycle.ts'
import type { OutsideService } from '../../shared/outside-services.ts'

/** What the settings of the shop say, for texts that name it. */
export type ShopFacts = {
  shopName: string
  /** The public address of the shop, without a slash at its end. */
  origin: string
  contactEmail: string | null
  /** Whether the shop reports its sellers to the tax authority. */
  reportsSellers: boolean
  /** With line breaks. */
  postalAddress: string | null
  currency: string
  /** Whether the shop takes payments online and holds the money until the buyer has the phone. */
  takesOnline: boolean
  takesTransfer: boolean
  takesMeetUp: boolean
  /** The delivery methods that the shop offers. */
  deliveryMethods: readonly Delivery[]
  /** Who is paid by a transfer; null where nobody is. */
  transferPayee: 'seller' | 'shop' | null
  /** What the shop keeps of a sale paid online; null when it keeps nothing. */
  fee: { percent: number; fixedMinor: number } | null
  /** The VAT that the fee contains, in percent; null when the shop charges none. */
  feeVatPercent: number | null
  /** Services of others that get data of people. */
  services: readonly OutsideService[]
  /** Hosts whose pictures pages may show. */
  imageHosts: readonly string[]
  /** Emails are deleted after so many days. */
  mailKeepDays: number
  /** Events that belong to no order are deleted after so many days. */
  eventKeepDays: number
  /** Whether people can choose among languages. */
  hasLanguages: boolean
}
