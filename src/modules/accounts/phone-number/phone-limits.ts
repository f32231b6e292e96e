import type { Deps } from '../../../deps.ts'
import { createLimiter, formatWait } from '../../../platform/http/index.ts'
import { DAY, MINUTE, SECOND } from '../../../shared/time.ts'

/** Codes in a day. Strangers’ telephones are not to ring, and every message costs the operator. */
const PER_ACCOUNT = 5
const PER_NUMBER = 3
const PER_NETWORK = 10

/** Limits the messages with codes; counts one and returns how long to wait when there were too many. */
export function phoneLimits(deps: Deps) {
  const limiter = (name: string, points: number, ms = DAY) =>
    createLimiter(deps.db.pool, name, points, ms / SECOND)
  const pause = limiter('sms-pause', 1, MINUTE)
  const perAccount = limiter('sms-account', PER_ACCOUNT)
  const perNumber = limiter('sms-number', PER_NUMBER)
  const perNetwork = limiter('sms-network', PER_NETWORK)
  const perShop = limiter('sms-shop', deps.env.SMS_DAILY_LIMIT)

  return async ({ userId, number, network }: Record<'userId' | 'number' | 'network', string>) => {
    const ownWait =
      (await pause.consume(userId)) ??
      (await perAccount.consume(userId)) ??
      (await perNumber.consume(number)) ??
      (await perNetwork.consume(network))
    if (ownWait !== undefined)
      return {
        wait: ownWait,
        message: `Too many codes. You can get a new one in ${formatWait(ownWait)}.`,
      }
    // Last, so that refused messages do not use up what all accounts share.
    const wait = await perShop.consume('all')
    if (wait === undefined) return
    deps.log.warn({ limit: deps.env.SMS_DAILY_LIMIT }, 'limit of text messages reached')
    return { wait, message: 'We can’t send more codes today. Try again tomorrow.' }
  }
}
