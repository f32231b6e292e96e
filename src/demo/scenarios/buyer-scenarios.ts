import { api } from '../../contract/urls.ts'
import { HOUR } from '../../shared/time.ts'
import type { StockRow } from '../demo.store.ts'
import type { SeedContext } from '../history/sale.ts'
import { writeAbout } from '../history/sale.ts'
import type { Step } from '../history/steps.ts'
import { bea, type DemoPerson, findSeller, sam } from '../people.ts'
import { buyerTalks, type TimedLine } from '../texts/buyer-talks.ts'
import { getAs, type Scene, storySteps, takeMissing } from './scene.ts'

/** What the login of the buyer always has. */
const WANTED = { answers: 1, favorites: 6, followed: 2 }
/** Hours since the first line of the oldest conversation. */
const LONGEST_TALK = 151
const SEARCHES = ['brand=Iphone&max=450', 'brand=Google&max=400']

/** What makes the pages of the buyer's login, where it is missing. */
export async function buyerSteps(scene: Scene): Promise<Step[]> {
  const steps = await Promise.all([
    talksOfBea(scene),
    answersForBea(scene),
    savedByBea(scene),
    followedByBea(scene),
  ])
  return steps.flat()
}

/** Phones of other sellers than Sam, one a seller, the last of the free ones first. */
function onePerSeller(free: readonly StockRow[]): StockRow[] {
  const ofOthers = free.filter(({ sellerEmail }) => sellerEmail !== sam.email)
  return [...new Map(ofOthers.map((phone) => [phone.sellerEmail, phone])).values()].toReversed()
}

/** Phones that were for sale so many hours ago. */
function listedBefore({ context: { now }, free }: Scene, hours: number): StockRow[] {
  return free.filter(({ createdAt }) => now.getTime() - createdAt.getTime() > hours * HOUR)
}

/** The login's first conversations, each with another seller. */
async function talksOfBea(scene: Scene): Promise<Step[]> {
  const { context } = scene
  const { items } = await getAs<{ items: object[] }>(context, bea, api.conversations())
  // The very last phone is the one of the unread answer.
  const phones = onePerSeller(listedBefore(scene, LONGEST_TALK)).slice(WANTED.answers)
  return takeMissing(buyerTalks, buyerTalks.length, items.length).flatMap((talk, index) => {
    const phone = phones[index]
    const seller = phone && findSeller({ email: phone.sellerEmail })
    if (!seller) return []
    const { city } = seller.address
    const lines = talk({ name: phone.name, city, price: String(phone.priceMinor / 100) })
    return talkSteps(context, { phone, seller, lines })
  })
}

type Talk = { phone: StockRow; seller: DemoPerson; lines: readonly TimedLine[] }

function talkSteps(context: SeedContext, { phone, seller, lines }: Talk): Step[] {
  const write = (from: 'b' | 's', text: string) => () =>
    writeAbout(context.demoApp, {
      ...{ by: from === 'b' ? bea : seller, buyer: bea },
      ...{ phoneId: phone.id, text },
    })
  const read = async () => {
    const reader = await context.demoApp.as(bea)
    const { conversationId } = await reader.get<{ conversationId: string | null }>(
      api.messagesAbout(phone.id),
    )
    await reader.post(api.readMessages(conversationId ?? ''), { number: lines.length })
  }
  const [lastHour = 0] = lines.at(-1) ?? []
  return storySteps(context, `conversation about ${phone.id}`, [
    ...lines.map(([hours, from, text]) => [hours, write(from, text)] as const),
    [lastHour - 1, read],
  ])
}

/** An answer that the buyer has not read. */
async function answersForBea(scene: Scene): Promise<Step[]> {
  const { context } = scene
  const { unread } = await getAs<{ unread: number }>(context, bea, api.unreadMessages())
  return takeMissing(
    onePerSeller(listedBefore(scene, LONGEST_TALK)),
    WANTED.answers,
    unread,
  ).flatMap((phone) => {
    const seller = findSeller({ email: phone.sellerEmail })!
    const write = (by: DemoPerson, text: string) => () =>
      writeAbout(context.demoApp, { by, buyer: bea, phoneId: phone.id, text })
    return storySteps(context, `answer ${phone.id}`, [
      [9, write(bea, `Hi, is the ${phone.name} still for sale?`)],
      [3, write(seller, 'It is! I can also send it, if you like.')],
    ])
  })
}

async function savedByBea({ context, free, random }: Scene): Promise<Step[]> {
  const buyer = await context.demoApp.as(bea)
  const { searches } = await buyer.get<{ searches: object[] }>(api.savedSearches())
  const { ids } = await buyer.get<{ ids: string[] }>(api.favoriteIds())
  const save = (query: string) => () => buyer.post(api.savedSearches(), { query })
  const liked = takeMissing(random.shuffle(free), WANTED.favorites, ids.length)
  return [
    ...storySteps(
      context,
      'searches',
      searches.length === 0 ? SEARCHES.map((query) => [30, save(query)] as const) : [],
    ),
    ...storySteps(
      context,
      'favorites',
      liked.map(({ id }) => [26, () => buyer.put(api.favorite(id))] as const),
    ),
  ]
}

/** Sellers with the most phones for sale. */
async function followedByBea({ context, stock }: Scene): Promise<Step[]> {
  const { items } = await getAs<{ items: object[] }>(context, bea, api.followedSellers())
  const phones = Map.groupBy(stock, ({ sellerEmail }) => sellerEmail)
  const emails = [...phones.keys()]
    .filter((email) => email !== sam.email)
    .toSorted((a, b) => (phones.get(b)?.length ?? 0) - (phones.get(a)?.length ?? 0))
  return takeMissing(emails, WANTED.followed, items.length).flatMap((email, index) => {
    const seller = findSeller({ email })
    if (!seller) return []
    const follow = async () => {
      const { viewer } = await context.demoApp.as(seller)
      await (await context.demoApp.as(bea)).post(api.follow(viewer.id))
    }
    return storySteps(context, `followed seller ${seller.key}`, [[200 + 60 * index, follow]])
  })
}
