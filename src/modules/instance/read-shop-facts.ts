import type { Deps } from '../../deps.ts'
import { formatMoney } from '../../shared/money.ts'
import type { ShopFacts } from '../content/index.ts'
import { feeTerms, shopPaymentMethods, transferMode } from '../payments/index.ts'
import { usedServices } from './used-services.ts'

/** What the settings say now, for the texts of pages. */
export function readShopFacts(deps: Deps): ShopFacts {
  const { env } = deps
  const methods = shopPaymentMethods(deps)
  const transfers = transferMode(env)
  const { percent, fixedMinor } = feeTerms(deps, env.CURRENCY)
  const fee = [
    percent > 0 && `${percent}%`,
    fixedMinor > 0 && formatMoney(fixedMinor, env.CURRENCY),
  ].filter(Boolean)
  return {
    shopName: 'Redial',
    origin: deps.origin(),
    contactEmail: env.CONTACT_EMAIL ?? null,
    postalAddress: env.CONTACT_ADDRESS?.replaceAll('\\n', '\n') ?? null,
    currency: env.CURRENCY,
    takesOnline: methods.includes('online'),
    takesTransfer: methods.includes('transfer'),
    takesMeetUp: methods.includes('meet_up'),
    transferPayee: transfers === 'off' ? null : transfers,
    fee: fee.length > 0 ? fee.join(' + ') : null,
    services: usedServices(env),
    imageHosts: env.IMAGE_HOSTS,
    mailKeepDays: env.MAIL_KEEP_DAYS,
    eventKeepDays: env.EVENT_KEEP_DAYS,
  }
}
