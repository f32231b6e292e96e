import type { Deps } from '../../deps.ts'
import { shopDeliveries } from '../../shared/orders/delivery-methods.ts'
import { reportsSellers } from '../../shared/taxes.ts'
import type { ShopFacts } from '../content/index.ts'
import { feeTerms, shopPaymentMethods } from '../payments/index.ts'
import { usedServices } from './used-services.ts'

/** What the settings say now, for the texts of pages. */
export function readShopFacts(deps: Deps): ShopFacts {
  const settings = deps.settings.current()
  const { currency, transferPayee } = settings
  const methods = shopPaymentMethods(deps)
  const { percent, fixedMinor } = feeTerms(settings, currency)
  return {
    shopName: settings.name,
    origin: deps.origin(),
    contactEmail: settings.contactEmail,
    postalAddress: settings.contactAddress,
    currency,
    reportsSellers: reportsSellers(settings.country),
    takesOnline: methods.includes('online'),
    takesTransfer: methods.includes('transfer'),
    takesMeetUp: methods.includes('meet_up'),
    deliveryMethods: shopDeliveries(settings),
    transferPayee: transferPayee === 'off' ? null : transferPayee,
    fee: percent > 0 || fixedMinor > 0 ? { percent, fixedMinor } : null,
    feeVatPercent: settings.chargesVat && settings.vatPercent > 0 ? settings.vatPercent : null,
    services: usedServices(deps.env, settings),
    imageHosts: deps.env.IMAGE_HOSTS,
    mailKeepDays: settings.mailKeepDays,
    eventKeepDays: settings.eventKeepDays,
    hasLanguages: settings.languages.length > 1,
  }
}
