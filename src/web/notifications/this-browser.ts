import { queryOptions } from '@tanstack/react-query'
import { pages } from '../../contract/urls.ts'
import type { Api } from '../api/index.ts'

/** Whether this browser gets push notifications of the account, or why it cannot. */
export type BrowserState = 'unsupported' | 'shop_off' | 'blocked' | 'on' | 'off'

/** Nothing is asked of the person here, and nothing sent to a push service. */
export const browserQuery = (api: Pick<Api, 'get'>) =>
  queryOptions({
    queryKey: ['push-subscription'],
    queryFn: async (): Promise<BrowserState> => {
      if (!isSupported()) return 'unsupported'
      const { publicKey, endpoint } = await api.get('/api/push-subscription')
      if (publicKey === null) return 'shop_off'
      if (Notification.permission === 'denied') return 'blocked'
      const subscription = await findSubscription()
      return subscription && subscription.endpoint === endpoint ? 'on' : 'off'
    },
    // The permission may have been changed in the settings of the browser.
    refetchOnWindowFocus: 'always',
  })

/** Not over http, not in old browsers, and in iOS only once the shop is on the home screen. */
function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function findSubscription() {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Why it could not be switched on. */
export class NotSwitchedOn extends Error {
  readonly reason: 'undecided' | 'blocked' | 'shop_off' | 'unreachable'

  constructor(reason: NotSwitchedOn['reason']) {
    super(`Push notifications are not on: ${reason}`)
    this.reason = reason
  }
}

/**
 * Asks for the permission and subscribes. Called from a click: browsers ask only then.
 * @throws NotSwitchedOn, or ApiError when the shop refuses the subscription.
 */
export async function switchOn(api: Pick<Api, 'get' | 'put'>): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'default') throw new NotSwitchedOn('undecided')
  if (permission === 'denied') throw new NotSwitchedOn('blocked')
  const { publicKey } = await api.get('/api/push-subscription')
  if (publicKey === null) throw new NotSwitchedOn('shop_off')
  const subscription = await subscribe(publicKey)
  const { keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const body = { endpoint: subscription.endpoint, keys: { p256dh, auth } }
  await api.put('/api/push-subscription', { body })
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  try {
    await navigator.serviceWorker.register(pages.serviceWorker())
    const { pushManager } = await navigator.serviceWorker.ready
    const old = await pushManager.getSubscription()
    // A subscription takes messages of one key only, and the shop may have another one since.
    if (old && keyOf(old) !== publicKey) await old.unsubscribe()
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  } catch {
    throw new NotSwitchedOn('unreachable')
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Ends it at the shop first: from then on nothing is sent, even if the browser keeps its subscription. */
export async function switchOff(api: Pick<Api, 'delete'>): Promise<void> {
  await api.delete('/api/push-subscription')
  await (await findSubscription())?.unsubscribe().catch(() => false)
  await navigator.clearAppBadge?.().catch(() => undefined)
}
