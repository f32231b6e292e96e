import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { deliveries } from '../../shared/orders/delivery-methods.ts'
import type { FeeTerms } from '../../shared/orders/fees.ts'
import type { ShippingPayment } from '../../shared/orders/payment-methods.ts'
import { DEFAULT_ACCENT } from '../../shared/settings/default-look.ts'
import { type Api, type Config, useApi } from '../api/index.ts'

export function configQuery(api: Api) {
  return queryOptions({ queryKey: ['config'], queryFn: () => api.get('/api/config') })
}

/** What the texts of the pages depend on. */
export type ShopTerms = {
  /** The name of the shop. */
  name: string
  accentColor: string
  /** Where the shop does business; null where it has not said. */
  country: string | null
  /** In place of the name; empty for none. */
  logos: Config['logos']
  icons: Config['icons']
  /** Whether the shop takes payments online and holds the money until the buyer has the phone. */
  takesOnline: boolean
  takesTransfer: boolean
  transferPayee: Config['transferPayee']
  /** Services of others that get data of people. */
  services: Config['services']
  deliveryMethods: Config['deliveryMethods']
  /** Who can be paid before a phone is shipped. */
  shippingPayment: ShippingPayment
  /** The fee for sales paid online; undefined when there is none. */
  fee: (FeeTerms & { currency: string }) | undefined
  contact: Config['contact']
  socialLinks: readonly string[]
  /** The languages of the shop. */
  languages: Config['languages']
  /** The published pages of the shop. */
  pages: Config['pages']
  origin: string
  /** Whether the shop can send email: it has a mail server, or is a demo that shows what it would send. */
  sendsMail: boolean
  /** Whether people must confirm their address before they act. */
  confirmsEmail: boolean
  /** Shown on every page; null for none. */
  announcement: string | null
}

/** Until the settings are loaded. */
const unloaded: Omit<ShopTerms, 'takesOnline' | 'takesTransfer' | 'fee' | 'sendsMail'> = {
  name: '',
  accentColor: DEFAULT_ACCENT,
  country: null,
  logos: [],
  icons: [],
  transferPayee: null,
  services: [],
  deliveryMethods: [...deliveries],
  shippingPayment: 'any',
  contact: { email: null, address: null },
  socialLinks: [],
  languages: [],
  pages: [],
  origin: '',
  confirmsEmail: false,
  announcement: null,
}

export function toShopTerms(config: Config | undefined): ShopTerms {
  const { fee, currency = 'USD', paymentMethods = [], services = [], outbox = false } = config ?? {}
  const takesOnline = paymentMethods.includes('online')
  const hasFee = fee && (fee.percent > 0 || fee.fixedMinor > 0)
  return {
    ...unloaded,
    ...config,
    takesOnline,
    takesTransfer: paymentMethods.includes('transfer'),
    sendsMail: outbox || services.includes('mail_server'),
    fee: takesOnline && hasFee ? { ...fee, currency } : undefined,
  }
}

const Shop = createContext<ShopTerms>(toShopTerms(undefined))
/** Provides the result of `useShopState`, so that the many cards of a page share one query. */
export const ShopProvider = Shop.Provider

/** The terms of this shop. */
export function useShop(): ShopTerms {
  return useContext(Shop)
}

/** Reads the terms, once per page; every page loads them with the root route. */
export function useShopState(): ShopTerms {
  const { data } = useQuery(configQuery(useApi()))
  return useMemo(() => toShopTerms(data), [data])
}
