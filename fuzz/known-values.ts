import type { Random } from './random.ts'

/** Of each name; later ones replace earlier ones at random. */
const MAX_PER_NAME = 80
/** Of each list. */
const MAX_ITEMS = 20

/** Ids, tokens, codes and addresses that responses and emails contained, by name and by resource. */
export type KnownValues = ReturnType<typeof createKnownValues>

export function createKnownValues(random: Random) {
  const values = new Map<string, string[]>()

  function add(name: string, value: string) {
    const all = values.get(name) ?? []
    if (all.includes(value)) return
    if (all.length < MAX_PER_NAME) all.push(value)
    else all[random.below(MAX_PER_NAME)] = value
    values.set(name, all)
  }

  /** `kind` is the resource whose own `_id` the values hold. */
  function learn(value: unknown, kind: string, name = '') {
    if (Array.isArray(value)) for (const one of value.slice(0, MAX_ITEMS)) learn(one, kind, name)
    else if (value && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) learn(one, kind, key)
    else if (typeof value === 'string') learnText(value, kind, name)
  }

  function learnText(text: string, kind: string, name: string) {
    for (const [, page = '', token = ''] of text.matchAll(linkWithToken))
      add(resourceOfPage[page] ?? page, decodeURIComponent(token))
    if (text.length >= 200) return
    if (name === 'appeal') add('suspensions', text)
    if (/id$|token|slug|email|brand|code|number|key$/i.test(name)) add(name, text)
    if (/^(?:_id|id|token|slug|key)$/.test(name)) add(kind, text)
  }

  return {
    learn,
    add,
    /** Values for a field or a parameter of this name, such as `orderId`, or of this resource. */
    valuesFor(name: string): readonly string[] {
      const resource = resourceOfName[name] ?? `${name.replace(/Id$/, '')}s`
      return values.get(resource) ?? values.get(name) ?? []
    },
  }
}

const resourceOfName: Record<string, string> = {
  user: 'users',
  phoneId: 'phones',
  model: 'models',
  modelId: 'models',
}

/** `/renew/TOKEN` and `/confirm-email?token=TOKEN`. */
const linkWithToken = /\/([a-z-]+)(?:\/|\?token=)([\w.~%-]{20,})/g
const resourceOfPage: Record<string, string> = {
  checkup: 'checkups',
  renew: 'renewals',
  appeal: 'suspensions',
  unsubscribe: 'unsubscriptions',
  'confirm-email': 'token',
  'stop-email-change': 'token',
  'reset-password': 'token',
}

/** Lists whose items another resource is about. */
const resourceOfList: Record<string, string> = {
  'my-products': 'phones',
  'my-phones': 'phones',
  'all-listings': 'phones',
  'all-orders': 'orders',
  'my-passports': 'passports',
  'phone-passports': 'passports',
  'my-reputation': 'imported-reputations',
  'risk-cases': 'account-reviews',
  advertise: 'phones',
  buyers: 'users',
  disputes: 'orders',
  favorites: 'phones',
  messages: 'conversations',
  people: 'users',
  sales: 'orders',
  search: 'phones',
  seller: 'users',
  sellers: 'users',
}

/**
 * The resource that a path names before its first parameter, or else last: `orders` of `/api/orders/{id}/ship`.
 */
export function resourceOf(url: string): string {
  const segments = url.split('{')[0]!.split('/').filter(Boolean)
  const resource = segments.at(-1) ?? ''
  return resourceOfList[resource] ?? resource
}
