import { randomUUID } from 'node:crypto'
import type { Random } from '@redial/demo-phones/random'
import { api } from '../../routes.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { countExpiredOffers, isSomebodyAway, type StockRow } from '../demo.store.ts'
import type { SeedContext } from '../history/sale-steps.ts'
import type { Step } from '../history/steps.ts'
import { admin, bea, buyers, type DemoPerson, sam, sellers } from '../people.ts'

const OPEN_MESSAGES = 3
const AWAY_DAYS = 11
/** Phones that a seller on vacation takes off the market. */
const AWAY_PHONES = { least: 2, most: 9 }
/** Expired offers count as shown for this long. */
const OFFERS_SHOWN_DAYS = 14
/** An offer is open for 48 hours. */
const EXPIRED_HOURS = 70

const ago = ({ now }: SeedContext, hours: number) => new Date(now.getTime() - hours * HOUR)

/** A seller who goes on vacation, unless one is away: somebody with a few phones, none advertised. */
export async function sellerToSendAway(
  { demoApp, now }: SeedContext,
  stock: readonly StockRow[],
): Promise<DemoPerson | undefined> {
  if (await isSomebodyAway(demoApp.deps.db.kysely, new Date(now.getTime() + DAY))) return undefined
  const phones = Map.groupBy(stock, ({ sellerEmail }) => sellerEmail)
  return sellers.find((seller) => {
    const own = phones.get(seller.email) ?? []
    const isSmall = own.length >= AWAY_PHONES.least && own.length <= AWAY_PHONES.most
    return seller !== sam && isSmall && !own.some(({ advertised }) => advertised)
  })
}

export function vacationSteps(context: SeedContext, seller: DemoPerson | undefined): Step[] {
  if (!seller) return []
  const until = new Date(context.now.getTime() + AWAY_DAYS * DAY).toISOString()
  const run = async () => (await context.demoApp.as(seller)).put(api.vacation(), { until })
  return [{ at: ago(context, 30), story: `vacation of ${seller.key}`, run }]
}

type Seen = { _id: string; state: 'open' | 'answered' }

/** Messages to the shop; the first ones ever are joined by one that was answered. */
export async function messagesToShop(context: SeedContext, random: Random): Promise<Step[]> {
  const { demoApp } = context
  const moderator = await demoApp.as(admin)
  const seen = await moderator.get<Seen[]>(api.contactMessages())
  const open = seen.filter(({ state }) => state === 'open').length
  const writers = random.shuffle(buyers.filter((buyer) => buyer !== bea))
  const wanted = OPEN_MESSAGES - open + (seen.length === 0 ? 1 : 0)
  return random
    .shuffle(contactMessages)
    .slice(0, Math.max(0, wanted))
    .flatMap((text, at): Step[] => {
      const story = `message to the shop ${at}`
      const write = async () =>
        (await demoApp.as(writers[at]!)).post(api.contact(), { ...text, clientId: randomUUID() })
      const answer = async () => {
        const [first] = await moderator.get<Seen[]>(api.contactMessages())
        await moderator.put(api.contactMessage(first!._id), { state: 'answered' })
      }
      const isAnswered = seen.length === 0 && at === wanted - 1
      const hours = 4 + 13 * at
      const steps: Step[] = [{ at: ago(context, hours), story, run: write }]
      if (isAnswered) steps.push({ at: ago(context, hours - 2), story, run: answer })
      return steps
    })
}

/** Offers that nobody answered in time: one of Bea's, and one to Sam. */
export async function expiredOffers(
  context: SeedContext,
  free: StockRow[],
  random: Random,
): Promise<Step[]> {
  const { demoApp, now } = context
  const since = new Date(now.getTime() - OFFERS_SHOWN_DAYS * DAY)
  const madeAt = ago(context, EXPIRED_HOURS)
  const others = buyers.filter((buyer) => buyer !== bea)
  const wanted = [
    { buyer: bea, isOfSam: false, shown: { party: 'buyer', email: bea.email } },
    { buyer: random.pick(others), isOfSam: true, shown: { party: 'seller', email: sam.email } },
  ] as const
  const steps: Step[] = []
  for (const { buyer, isOfSam, shown } of wanted) {
    if ((await countExpiredOffers(demoApp.deps.db.kysely, { ...shown, since })) > 0) continue
    const phone = free.find(
      ({ sellerEmail, createdAt, priceMinor }) =>
        (sellerEmail === sam.email) === isOfSam && createdAt < madeAt && priceMinor > 10_000,
    )
    if (!phone) continue
    const body = { phoneId: phone.id, price: String(Math.round((phone.priceMinor / 100) * 0.7)) }
    const run = async () => (await demoApp.as(buyer)).post(api.offers(), body)
    steps.push({ at: madeAt, story: `expired offer ${phone.id}`, run })
  }
  return steps
}

/** What people ask the shop, by topic. */
export const contactMessages = [
  {
    topic: 'payment',
    message:
      'My payout was due on Monday, and my bank shows nothing yet. Can you see whether it was sent?',
  },
  {
    topic: 'account',
    message: 'I moved to another country. Do I need a new account, or can I change my address?',
  },
  {
    topic: 'listing',
    message:
      'A phone that I watch has changed its photos twice this week. Is that allowed? I am not sure it is the same phone.',
  },
  {
    topic: 'order',
    message: 'The seller and I agreed on another day by message. Does the booking stay until then?',
  },
  {
    topic: 'other',
    message: 'We repair phones and have about forty to sell. Can we upload them from a file?',
  },
] as const
