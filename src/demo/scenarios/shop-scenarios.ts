import { createHash, randomUUID } from 'node:crypto'
import { api } from '../../contract/urls.ts'
import { rawPublicKey, signStatement } from '../../platform/signature.ts'
import { inputEntries } from '../../shared/listings/field-values.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { countExpiredOffers, hasSellerOnVacation, type StockRow } from '../demo.store.ts'
import { DemoRefusal, type Person } from '../demo-app.ts'
import type { SeedContext } from '../history/sale.ts'
import type { Step } from '../history/steps.ts'
import { admin, bea, type DemoPerson, sam, sellers } from '../people.ts'
import { appealTexts, contactMessages } from '../texts/member-texts.ts'
import { getAs, otherBuyers, postAs, type Scene, storySteps, takeMissing } from './scene.ts'

const OPEN_MESSAGES = 3
const AWAY_DAYS = 11
/** Phones that a seller on vacation takes off the market. */
const AWAY_PHONES = { least: 2, most: 9 }
/** Expired offers count as shown for this long. */
const OFFERS_SHOWN_DAYS = 14
/** An offer is open for 48 hours. */
const EXPIRED_HOURS = 70

/** A seller who goes on vacation, unless one is away: somebody with a few phones, none advertised. */
export async function sellerOnVacation(
  { demoApp, now }: SeedContext,
  stock: readonly StockRow[],
): Promise<DemoPerson | undefined> {
  if (await hasSellerOnVacation(demoApp.deps.db.kysely, new Date(now.getTime() + DAY)))
    return undefined
  const phones = Map.groupBy(stock, ({ sellerEmail }) => sellerEmail)
  return sellers.find((seller) => {
    const stockOfSeller = phones.get(seller.email) ?? []
    const { length: count } = stockOfSeller
    const isSmall = count >= AWAY_PHONES.least && count <= AWAY_PHONES.most
    return seller !== sam && isSmall && !stockOfSeller.some(({ advertised }) => advertised)
  })
}

export function vacationSteps(context: SeedContext, seller: DemoPerson | undefined): Step[] {
  if (!seller) return []
  const until = new Date(context.now.getTime() + AWAY_DAYS * DAY).toISOString()
  const run = async () => (await context.demoApp.as(seller)).put(api.vacation(), { until })
  return storySteps(context, `vacation of ${seller.key}`, [[30, run]])
}

type ContactMessage = { _id: string; state: 'open' | 'answered' }

/** Messages to the shop; the first ones ever are joined by one that was answered. */
export async function messagesToShop({ context, random }: Scene): Promise<Step[]> {
  const moderator = await context.demoApp.as(admin)
  const messages = await moderator.get<ContactMessage[]>(api.contactMessages())
  const open = messages.filter(({ state }) => state === 'open').length
  const writers = random.shuffle(otherBuyers)
  const wanted = OPEN_MESSAGES + (messages.length === 0 ? 1 : 0)
  const texts = takeMissing(random.shuffle(contactMessages), wanted, open)
  const answer = async () => {
    const [first] = await moderator.get<ContactMessage[]>(api.contactMessages())
    await moderator.put(api.contactMessage(first!._id), { state: 'answered' })
  }
  return texts.flatMap((text, index) => {
    const hours = 4 + 13 * index
    const body = { ...text, clientId: randomUUID() }
    const isAnswered = messages.length === 0 && index === texts.length - 1
    return storySteps(context, `message to the shop ${index}`, [
      [hours, () => postAs(context, writers[index]!, api.contact(), body)],
      ...(isAnswered ? [[hours - 2, answer] as const] : []),
    ])
  })
}

/** Offers that nobody answered in time: one of Bea's, and one to Sam. */
export async function expiredOffers({ context, free, random }: Scene): Promise<Step[]> {
  const { demoApp, now } = context
  const since = new Date(now.getTime() - OFFERS_SHOWN_DAYS * DAY)
  const wanted = [
    { buyer: bea, isOfSam: false, shown: { party: 'buyer', email: bea.email } },
    {
      buyer: random.pick(otherBuyers),
      isOfSam: true,
      shown: { party: 'seller', email: sam.email },
    },
  ] as const
  const steps: Step[] = []
  for (const { buyer, isOfSam, shown } of wanted) {
    if ((await countExpiredOffers(demoApp.deps.db.kysely, { ...shown, since })) > 0) continue
    const phone = free.find(
      ({ sellerEmail, createdAt, priceMinor }) =>
        (sellerEmail === sam.email) === isOfSam &&
        now.getTime() - createdAt.getTime() > EXPIRED_HOURS * HOUR &&
        priceMinor > 10_000,
    )
    if (!phone) continue
    const body = { phoneId: phone.id, price: String(Math.round((phone.priceMinor / 100) * 0.7)) }
    steps.push(
      ...storySteps(context, `expired offer ${phone.id}`, [
        [EXPIRED_HOURS, () => postAs(context, buyer, api.offers(), body)],
      ]),
    )
  }
  return steps
}

/** What the home page shows at once. */
const LOWERED_PHONES = 6
const LOWERED_TO = 0.93

type LoweredPhone = Record<string, unknown> & { photos: { src: string; alt: string }[] }

/** Sellers who make a phone cheaper: of free phones the last ones, because the others are ordered. */
export async function priceDrops({ context, free }: Scene): Promise<Step[]> {
  const { demoApp, now } = context
  const { priceDrops: shown } = await getAs<{ priceDrops: unknown[] }>(
    context,
    admin,
    api.highlights(),
  )
  if (shown.length > 0) return []
  const old = free.filter(({ createdAt }) => now.getTime() - createdAt.getTime() > 4 * DAY)
  return old.slice(-LOWERED_PHONES).flatMap((phone, index) => {
    const seller = sellers.find(({ email }) => email === phone.sellerEmail)
    if (!seller) return []
    const lower = async () => {
      const client = await demoApp.as(seller)
      const { photos, ...view } = await client.get<LoweredPhone>(api.phone(phone.id))
      const filled = inputEntries.flatMap(([key]) => (view[key] ? [[key, view[key]]] : []))
      await client.put(api.phone(phone.id), {
        ...Object.fromEntries(filled),
        price: String(Math.round((phone.priceMinor / 100) * LOWERED_TO)),
        originalPrice: view.originalPrice,
        photos: photos.map(({ src: url, alt }) => ({ url, alt })),
      })
    }
    return storySteps(context, `price of ${phone.id}`, [[5 + 13 * index, lower]])
  })
}

/**
 * What an admin has to decide about the safety of the shop, where there is nothing: an appeal, an
 * account of somebody who may be back after a ban with a listing that waits, and a sale that would
 * not be paid out. And the reputation that a seller brought from another shop.
 */
export async function safetySteps(context: SeedContext): Promise<Step[]> {
  const [appeals, cases, { shops }] = await Promise.all([
    getAs<{ state: string }[]>(context, admin, api.appeals()),
    getAs<{ accounts: unknown[]; payouts: unknown[] }>(context, admin, api.riskCases()),
    getAs<{ shops: unknown[] }>(context, admin, api.trustedShops()),
  ])
  const hasAppeal = appeals.some(({ state }) => state === 'open')
  return [
    ...(hasAppeal && cases.accounts.length > 0 ? [] : bannedSteps(context)),
    ...(cases.payouts.length > 0 ? [] : heldPayoutSteps(context)),
    ...(shops.length > 0 ? [] : reputationSteps(context)),
  ]
}

/** Somebody who signs up days ago; others may have the name, but not the address. */
function newcomer({ now }: SeedContext, name: string, joinedDaysAgo = 0): Person {
  const key = `${name.toLowerCase().replaceAll(' ', '.')}.${now.toISOString().slice(0, 10)}`
  return { key, name, email: `${key}@demo.redial.example`, role: 'Seller', joinedDaysAgo }
}

/** A seller is suspended and appeals; soon after, somebody signs up in the same browser and lists a phone. */
function bannedSteps(context: SeedContext): Step[] {
  const { demoApp } = context
  const [suspended, back] = [newcomer(context, 'Pim Sanders'), newcomer(context, 'P Sander')]
  const password = randomUUID()
  const device = createHash('sha256').update(suspended.key).digest('base64url')
  let userId = ''
  /** Opens an account as strangers do. */
  const signUp = async ({ name, email, role }: Person) => {
    const body = { name, email, role, password }
    const cookie = `redial_device=${device}`
    const { user } = await demoApp.visit<{ user: { id: string } }>(api.signUp(), body, cookie)
    return user.id
  }
  const signUpFirst = async () => {
    userId = await signUp(suspended)
  }
  const ban = async () =>
    (await demoApp.as(admin)).put(api.ban(userId), { reason: appealTexts.banned })
  const appeal = async () => {
    const token = await appealToken(context, { email: suspended.email, password })
    await demoApp.visit(api.appealBan(token), { text: appealTexts.appeal })
  }
  const phone = {
    ...{ brand: 'Apple', name: 'iPhone 13', price: '290', used: '2 years' },
    location: 'Utrecht, Netherlands',
  }
  return storySteps(context, `suspension of ${suspended.key}`, [
    [90, signUpFirst],
    [40, ban],
    [32, appeal],
    [20, () => signUp(back)],
    [19, () => postAs(context, back, api.phones(), phone)],
  ])
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

/** An admin has payouts held by a rule, unless an admin of the demo has set it. */
async function holdPayouts(context: SeedContext) {
  const moderator = await context.demoApp.as(admin)
  const { rules } = await moderator.get<{ rules: Rule[] }>(api.riskRules())
  const rule = rules.find(({ key }) => key === RULE)
  if (!rule || rule.version > 0) return
  const thresholds = Object.fromEntries(rule.thresholds.map(({ fact, value }) => [fact, value]))
  const { version, weight } = rule
  const wanted = { version, weight, thresholds, action: 'hold_payout', enabled: true }
  const { trial } = await moderator.post<{ trial: string }>(api.riskRuleTrial(RULE), wanted)
  await moderator.put(api.riskRule(RULE), { ...wanted, trial })
}

/** The sales of sellers whose listings were taken down are held, and one of them sells on. */
function heldPayoutSteps(context: SeedContext): Step[] {
  // Not from the network that the suspended seller signed up from.
  const seller = newcomer(context, 'Rory Finch', 62 / 24)
  // For more than the fair price: far below it a moderator would look first.
  const phone = {
    ...{ brand: 'Samsung', name: 'Galaxy S21', used: '3 years' },
    location: 'Leeds, United Kingdom',
  }
  const list = (price: string) =>
    postAs<{ _id: string }>(context, seller, api.phones(), { ...phone, price })
  let removedId = ''
  const listFirst = async () => {
    removedId = (await list('330'))._id
  }
  const remove = () =>
    postAs(context, admin, api.removePhone(removedId), { reason: appealTexts.removed })
  return storySteps(context, `held payout of ${seller.key}`, [
    [150, () => holdPayouts(context)],
    [60, listFirst],
    [55, remove],
    [28, () => list('320')],
  ])
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
  return storySteps(context, 'reputation of another shop', [[70, run]])
}
