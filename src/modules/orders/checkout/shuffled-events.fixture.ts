import type { StripeEvent } from '../../../../test/fake-stripe/objects.ts'
import {
  buildSale,
  CARD,
  chooseOnline,
  DECLINED_CARD,
  DISPUTED_CARD,
  type Sale,
  type Shop,
} from './checkout.fixture.ts'

/**
 * Sales whose buyers pay with a working card, a second card or one whose bank disputes the charge.
 * Each leaves about five webhook events, none of them delivered yet.
 */
export async function paySilently(shop: Shop, sales: readonly Sale[]): Promise<StripeEvent[]> {
  const from = shop.fake.events.length
  for (const [at, sale] of sales.entries()) {
    const { body } = await chooseOnline(shop.app, sale)
    const secret = body.payment.clientSecret
    if (at % 2 === 0) await shop.fake.pay(secret, DECLINED_CARD)
    await shop.fake.pay(secret, at % 5 === 4 ? DISPUTED_CARD : CARD)
  }
  return shop.fake.events.slice(from)
}

export async function buildSales({ app }: Pick<Shop, 'app'>, count: number): Promise<Sale[]> {
  const sales: Sale[] = []
  for (let made = 0; made < count; made += 1) sales.push(await buildSale(app))
  return sales
}

/** `times` copies of everything, in an order that depends only on `random` (0 to 1). */
export function shuffled<T>(things: readonly T[], times: number, random: () => number): T[] {
  const all = Array.from({ length: times }, () => things).flat()
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}
