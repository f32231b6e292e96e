import { createHash, randomUUID } from 'node:crypto'
import { rawPublicKey, signStatement } from '../../platform/signature.ts'
import { api } from '../../routes.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { DemoRefusal, type Person } from '../actors.ts'
import type { Play } from '../history/play-sale.ts'
import type { Step } from '../history/steps.ts'
import { admin, sam, sellers } from '../people.ts'

const ago = ({ now }: Play, hours: number) => new Date(now.getTime() - hours * HOUR)

/**
 * What an admin has to decide about the safety of the shop, where there is nothing: an appeal, an
 * account of somebody who may be back after a ban with a listing that waits, and a sale that would
 * not be paid out. And the reputation that a seller brought from another shop.
 */
export async function safetySteps(play: Play): Promise<Step[]> {
  const moderator = await play.stage.as(admin)
  const [appeals, cases, { shops }] = await Promise.all([
    moderator.get<{ state: string }[]>(api.appeals()),
    moderator.get<{ accounts: unknown[]; payouts: unknown[] }>(api.riskCases()),
    moderator.get<{ shops: unknown[] }>(api.trustedShops()),
  ])
  const hasAppeal = appeals.some(({ state }) => state === 'open')
  return [
    ...(hasAppeal && cases.accounts.length > 0 ? [] : bannedSteps(play)),
    ...(cases.payouts.length > 0 ? [] : heldPayoutSteps(play)),
    ...(shops.length > 0 ? [] : reputationSteps(play)),
  ]
}

/** Somebody who signs up days ago; others may have the name, but not the address. */
function newcomer({ now }: Play, name: string): Person {
  const key = `${name.toLowerCase().replaceAll(' ', '.')}.${now.toISOString().slice(0, 10)}`
  return { key, name, email: `${key}@demo.redial.example`, role: 'Seller' }
}

type Entry = { password: string; device: string }

/** Opens an account as strangers do; returns its id. */
async function signUp({ stage }: Play, { name, email, role }: Person, { password, device }: Entry) {
  const { user } = await stage.visit<{ user: { id: string } }>(
    api.signUp(),
    { name, email, role, password },
    `redial_device=${device}`,
  )
  return user.id
}

/** A seller is suspended and appeals; soon after, somebody signs up in the same browser and lists a phone. */
function bannedSteps(play: Play): Step[] {
  const { stage } = play
  const [suspended, back] = [newcomer(play, 'Pim Sanders'), newcomer(play, 'P Sander')]
  const password = randomUUID()
  const device = createHash('sha256').update(suspended.key).digest('base64url')
  const story = `suspension of ${suspended.key}`
  let userId = ''
  const steps: [hours: number, run: () => Promise<unknown>][] = [
    [
      90,
      async () => {
        userId = await signUp(play, suspended, { password, device })
      },
    ],
    [
      40,
      async () => {
        const reason = 'Three buyers reported the same photos of phones that you could not show.'
        await (await stage.as(admin)).put(api.ban(userId), { reason })
      },
    ],
    [
      32,
      async () => {
        const text =
          'The photos are my own: I list the same model again and again, because I repair these phones. I can send the invoices of all three.'
        const token = await appealToken(play, { email: suspended.email, password })
        await stage.visit(api.appealBan(token), { text })
      },
    ],
    [20, () => signUp(play, back, { password, device })],
    [
      19,
      async () =>
        (await stage.as(back)).post(api.phones(), {
          brand: 'Apple',
          name: 'iPhone 13',
          price: '290',
          location: 'Utrecht, Netherlands',
          used: '2 years',
        }),
    ],
  ]
  return steps.map(([hours, run]) => ({ at: ago(play, hours), story, run }))
}

/** Who was suspended gets the token when they sign in. */
async function appealToken({ stage }: Play, credentials: object): Promise<string> {
  try {
    await stage.visit(api.signIn(), credentials)
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
function heldPayoutSteps(play: Play): Step[] {
  const { stage } = play
  // Not from the network that the suspended seller signed up from.
  const seller = { ...newcomer(play, 'Rory Finch'), joinedAt: ago(play, 62) }
  const story = `held payout of ${seller.key}`
  // For more than the fair price: far below it a moderator would look first.
  const phone = { brand: 'Samsung', name: 'Galaxy S21', location: 'Leeds, United Kingdom' }
  const list = async (price: string) =>
    (await stage.as(seller)).post<{ _id: string }>(api.phones(), {
      ...phone,
      price,
      used: '3 years',
    })
  const holdPayouts = async () => {
    const moderator = await stage.as(admin)
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
        await (await stage.as(admin)).post(api.removePhone(removedId), { reason })
      },
    ],
    [28, () => list('320')],
  ]
  return steps.map(([hours, run]) => ({ at: ago(play, hours), story, run }))
}

const OTHER_SHOP = 'https://second-ring.example'

/** Sells at another shop of this kind, too, which the admin trusts. */
function reputationSteps(play: Play): Step[] {
  const { stage } = play
  const seller = sellers.find((one) => one !== sam) ?? sam
  // Nobody can sign for the other shop but this instance.
  const secret = `${OTHER_SHOP} ${stage.deps.secret}`
  const run = async () => {
    const publicKey = rawPublicKey(secret)
    await (await stage.as(admin)).post(api.trustedShops(), { origin: OTHER_SHOP, publicKey })
    const actor = await stage.as(seller)
    const { code } = await actor.post<{ code: string }>(api.reputationCodes())
    const at = stage.deps.clock.now()
    const statement = signStatement(secret, {
      type: 'redial-reputation',
      version: 1,
      issuer: OTHER_SHOP,
      issuedAt: at.toISOString(),
      expiresAt: new Date(at.getTime() + 180 * DAY).toISOString(),
      subject: randomUUID(),
      memberSince: '2023-03',
      sales: 41,
      ratings: 30,
      average: 4.8,
      code,
      nonce: randomUUID(),
    })
    await actor.post(api.importedReputations(), statement)
  }
  return [{ at: ago(play, 70), story: 'reputation of another shop', run }]
}
