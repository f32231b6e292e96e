import { createHash, randomUUID } from 'node:crypto'
import { api } from '../../contract/urls.ts'
import { rawPublicKey, signStatement } from '../../platform/signature.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { countExpiredOffers, hasSellerOnVacation, type StockRow } from '../demo.store.ts'
import { DemoRefusal, type Person } from '../demo-app.ts'
import type { SeedContext } from '../history/sale.ts'
import type { Step } from '../history/steps.ts'
import { admin, bea, buyers, type DemoPerson, sam, sellers } from '../people.ts'
import type { Random } from '../random.ts'

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
export async function sellerOnVacation(
  { demoApp, now }: SeedContext,
  stock: readonly StockRow[],
): Promise<DemoPerson | undefined> {
  if (await hasSellerOnVacation(demoApp.deps.db.kysely, new Date(now.getTime() + DAY)))
    return undefined
  const phones = Map.groupBy(stock, ({ sellerEmail }) => sellerEmail)
  return sellers.find((seller) => {
    const phonesOfSeller = phones.get(seller.email) ?? []
    const isSmall =
      phonesOfSeller.length >= AWAY_PHONES.least && phonesOfSeller.length <= AWAY_PHONES.most
    return seller !== sam && isSmall && !phonesOfSeller.some(({ advertised }) => advertised)
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
  const messages = await moderator.get<Seen[]>(api.contactMessages())
  const open = messages.filter(({ state }) => state === 'open').length
  const writers = random.shuffle(buyers.filter((buyer) => buyer !== bea))
  const wanted = OPEN_MESSAGES - open + (messages.length === 0 ? 1 : 0)
  return random
    .shuffle(contactMessages)
    .slice(0, Math.max(0, wanted))
    .flatMap((text, index): Step[] => {
      const story = `message to the shop ${index}`
      const write = async () =>
        (await demoApp.as(writers[index]!)).post(api.contact(), { ...text, clientId: randomUUID() })
      const answer = async () => {
        const [first] = await moderator.get<Seen[]>(api.contactMessages())
        await moderator.put(api.contactMessage(first!._id), { state: 'answered' })
      }
      const isAnswered = messages.length === 0 && index === wanted - 1
      const hours = 4 + 13 * index
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

/**
 * What an admin has to decide about the safety of the shop, where there is nothing: an appeal, an
 * account of somebody who may be back after a ban with a listing that waits, and a sale that would
 * not be paid out. And the reputation that a seller brought from another shop.
 */
export async function safetySteps(context: SeedContext): Promise<Step[]> {
  const moderator = await context.demoApp.as(admin)
  const [appeals, cases, { shops }] = await Promise.all([
    moderator.get<{ state: string }[]>(api.appeals()),
    moderator.get<{ accounts: unknown[]; payouts: unknown[] }>(api.riskCases()),
    moderator.get<{ shops: unknown[] }>(api.trustedShops()),
  ])
  const hasAppeal = appeals.some(({ state }) => state === 'open')
  return [
    ...(hasAppeal && cases.accounts.length > 0 ? [] : bannedSteps(context)),
    ...(cases.payouts.length > 0 ? [] : heldPayoutSteps(context)),
    ...(shops.length > 0 ? [] : reputationSteps(context)),
  ]
}

/** Somebody who signs up days ago; others may have the name, but not the address. */
function newcomer({ now }: SeedContext, name: string): Person {
  const key = `${name.toLowerCase().replaceAll(' ', '.')}.${now.toISOString().slice(0, 10)}`
  return { key, name, email: `${key}@demo.redial.example`, role: 'Seller', joinedDaysAgo: 0 }
}

type Entry = { password: string; device: string }

/** Opens an account as strangers do; returns its id. */
async function signUp(
  { demoApp }: SeedContext,
  { name, email, role }: Person,
  { password, device }: Entry,
) {
  const { user } = await demoApp.visit<{ user: { id: string } }>(
    api.signUp(),
    { name, email, role, password },
    `redial_device=${device}`,
  )
  return user.id
}

/** A seller is suspended and appeals; soon after, somebody signs up in the same browser and lists a phone. */
function bannedSteps(context: SeedContext): Step[] {
  const { demoApp } = context
  const [suspended, back] = [newcomer(context, 'Pim Sanders'), newcomer(context, 'P Sander')]
  const password = randomUUID()
  const device = createHash('sha256').update(suspended.key).digest('base64url')
  const story = `suspension of ${suspended.key}`
  let userId = ''
  const steps: [hours: number, run: () => Promise<unknown>][] = [
    [
      90,
      async () => {
        userId = await signUp(context, suspended, { password, device })
      },
    ],
    [
      40,
      async () => {
        const reason = 'Three buyers reported the same photos of phones that you could not show.'
        await (await demoApp.as(admin)).put(api.ban(userId), { reason })
      },
    ],
    [
      32,
      async () => {
        const text =
          'The photos are my own: I list the same model again and again, because I repair these phones. I can send the invoices of all three.'
        const token = await appealToken(context, { email: suspended.email, password })
        await demoApp.visit(api.appealBan(token), { text })
      },
    ],
    [20, () => signUp(context, back, { password, device })],
    [
      19,
      async () =>
        (await demoApp.as(back)).post(api.phones(), {
          brand: 'Apple',
          name: 'iPhone 13',
          price: '290',
          location: 'Utrecht, Netherlands',
          used: '2 years',
        }),
    ],
  ]
  return steps.map(([hours, run]) => ({ at: ago(context, hours), story, run }))
}

/** Who was suspended gets the token when they log in. */
async function appealToken({ demoApp }: SeedContext, credentials: object): Promise<string> {
  try {
    await demoApp.visit(api.logIn(), credentials)
  } catch (error) {
    if (!(error instanceof DemoRefusal)) throw error
    return JSON.parse(error.body).appeal
  }
  throw new Error('nobody is suspended')
}

const RULE = 'removed_listings'
type Rule = {
  key: string
  version: number
  weight: number
  thresholds: { fact: string; value: number }[]
}

/** An admin has the sales of sellers held whose listings were taken down, and one of them sells on. */
function heldPayoutSteps(context: SeedContext): Step[] {
  const { demoApp } = context
  // Not from the network that the suspended seller signed up from.
  const seller = { ...newcomer(context, 'Rory Finch'), joinedDaysAgo: 62 / 24 }
  const story = `held payout of ${seller.key}`
  // For more than the fair price: far below it a moderator would look first.
  const phone = { brand: 'Samsung', name: 'Galaxy S21', location: 'Leeds, United Kingdom' }
  const list = async (price: string) =>
    (await demoApp.as(seller)).post<{ _id: string }>(api.phones(), {
      ...phone,
      price,
      used: '3 years',
    })
  const holdPayouts = async () => {
    const moderator = await demoApp.as(admin)
    const { rules } = await moderator.get<{ rules: Rule[] }>(api.riskRules())
    const rule = rules.find(({ key }) => key === RULE)
    // Not if an admin of the demo has set it.
    if (!rule || rule.version > 0) return
    const thresholds = Object.fromEntries(rule.thresholds.map(({ fact, value }) => [fact, value]))
    const { version, weight } = rule
    const wanted = { version, weight, thresholds, action: 'hold_payout', enabled: true }
    const { trial } = await moderator.post<{ trial: string }>(api.riskRuleTrial(RULE), wanted)
    await moderator.put(api.riskRule(RULE), { ...wanted, trial })
  }
  let removedId = ''
  const steps: [hours: number, run: () => Promise<unknown>][] = [
    [150, holdPayouts],
    [
      60,
      async () => {
        removedId = (await list('330'))._id
      },
    ],
    [
      55,
      async () => {
        const reason = 'The photos show another phone than the one that is described.'
        await (await demoApp.as(admin)).post(api.removePhone(removedId), { reason })
      },
    ],
    [28, () => list('320')],
  ]
  return steps.map(([hours, run]) => ({ at: ago(context, hours), story, run }))
}

const OTHER_SHOP = 'https://second-ring.example'

/** Sells at another shop of this kind, too, which the admin trusts. */
function reputationSteps(context: SeedContext): Step[] {
  const { demoApp } = context
  const seller = sellers.find((one) => one !== sam) ?? sam
  // Nobody can sign for the other shop but this instance.
  const secret = `${OTHER_SHOP} ${demoApp.deps.secret}`
  const run = async () => {
    const publicKey = rawPublicKey(secret)
    await (await demoApp.as(admin)).post(api.trustedShops(), { origin: OTHER_SHOP, publicKey })
    const client = await demoApp.as(seller)
    const { code } = await client.post<{ code: string }>(api.reputationCodes())
    const now = demoApp.deps.clock.now()
    const statement = signStatement(secret, {
      type: 'redial-reputation',
      version: 1,
      issuer: OTHER_SHOP,
      issuedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 180 * DAY).toISOString(),
      subject: randomUUID(),
      memberSince: '2023-03',
      sales: 41,
      ratings: 30,
      average: 4.8,
      code,
      nonce: randomUUID(),
    })
    await client.post(api.importedReputations(), statement)
  }
  return [{ at: ago(context, 70), story: 'reputation of another shop', run }]
}
