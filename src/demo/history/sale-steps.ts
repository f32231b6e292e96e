import { randomUUID } from 'node:crypto'
import { api } from '../../contract/urls.ts'
import { postageTo, type ShippingZone } from '../../shared/listings/delivery-terms.ts'
import { DAY, HOUR, MINUTE } from '../../shared/time.ts'
import type { DemoApp, PersonClient } from '../demo-app.ts'
import type { Market } from '../market.ts'
import { admin, type DemoPerson } from '../people.ts'
import type { DemoRating, DemoSale } from '../plan.ts'
import { createRandom, type Random, seedFrom } from '../random.ts'
import {
  arrangements,
  disputeTexts,
  questions,
  returnReasons,
  warrantyTexts,
} from '../texts/member-texts.ts'
import type { Step } from './steps.ts'

const TEST_CARD = '4242424242424242'

export type SeedContext = { demoApp: DemoApp; market: Market; now: Date }

/** Only conversations of the last months are created; people do not read older ones. */
const TALK_DAYS = 100

/** The steps of one sale, from the listing to the ratings, in time order. */
export function planSteps(context: SeedContext, story: DemoSale): Step[] {
  const random = createRandom(seedFrom(story.key))
  const steps: Step[] = []
  const { phone, buyer, seller } = story
  let time = phone.listedAt.getTime()
  const then = (ms: number, run: Step['run']) => {
    time += ms
    steps.push({ at: new Date(time), story: story.key, run })
  }
  const sale = createSale(context, story)
  const talks = context.now.getTime() - story.bookedAt.getTime() < TALK_DAYS * DAY

  then(0, () => context.market.list(phone))
  if (talks) {
    const about = { name: phone.name, city: seller.city.split(',')[0]!, price: phone.price }
    const questionAt = story.bookedAt.getTime() - 20 * HOUR
    time = Math.max(time, questionAt)
    for (const [from, text] of random.pick(questions)(about))
      then(random.between(4, 90) * MINUTE, () => sale.write(from === 'b' ? buyer : seller, text))
  }
  if (story.offer) {
    time = Math.max(time, story.bookedAt.getTime() - 6 * HOUR)
    then(0, sale.offer)
  }
  time = Math.max(time, story.bookedAt.getTime())
  then(0, story.offer ? sale.acceptOffer : sale.book)
  if (talks && story.end === 'completed') {
    const about = { name: phone.name, city: seller.city.split(',')[0]!, price: phone.price }
    const lines = arrangements[story.delivery === 'pick_up' ? 0 : 1]!(about)
    for (const [from, text] of lines)
      then(3 * MINUTE, () => sale.write(from === 'b' ? buyer : seller, text))
  }
  finish(story, sale, then, random)
  if (story.end === 'completed' || story.end === 'released') {
    const { ofSeller, ofBuyer } = story
    if (ofSeller) then(random.between(0.2, 2) * DAY, () => sale.rate(buyer, ofSeller))
    if (ofBuyer) then(random.between(0.2, 2) * DAY, () => sale.rate(seller, ofBuyer))
  }
  return steps
}

type ScheduleStep = (ms: number, run: Step['run']) => void

/** From the booking to the end that the story has. */
function finish(
  { end, payment, delivery }: DemoSale,
  sale: Sale,
  then: ScheduleStep,
  random: Random,
) {
  if (end === 'cancelled') return then(random.between(1, 20) * HOUR, sale.cancel)
  // The hold runs out by its deadline.
  if (end === 'expired') return
  if (payment === 'cash') return then(random.between(4, 40) * HOUR, sale.handOver)
  if (delivery === 'shipping') then(8 * MINUTE, sale.chooseShipping)
  then(4 * MINUTE, sale.payOnline)
  if (end === 'sale_cancelled') return then(random.between(3, 30) * HOUR, sale.cancelSale)
  // Refunded by its deadline.
  if (end === 'unsent') return
  if (delivery === 'pick_up') return then(random.between(20, 70) * HOUR, sale.handOver)
  then(random.between(8, 40) * HOUR, sale.ship)
  then(random.between(1.5, 4.5) * DAY, sale.markDelivered)
  if (end === 'completed') return then(random.between(2, 60) * HOUR, sale.confirm)
  then(5 * HOUR, sale.dispute)
  then(20 * HOUR, sale.answerDispute)
  then(2 * DAY, () => sale.decide(end))
}

const carriers = ['DHL', 'UPS', 'PostNord', 'Royal Mail', 'DPD'] as const

function parcelOf(key: string) {
  const seed = seedFrom(key)
  return {
    carrier: carriers[seed % carriers.length],
    tracking: `JD${String(seed).padStart(12, '0')}`,
  }
}

type Offered = { offered: { shipping: { zones: ShippingZone[] } | null } }
type Sale = ReturnType<typeof createSale>

/** What the people of a sale do, through the API. */
export function createSale(
  { demoApp, market }: Pick<SeedContext, 'demoApp' | 'market'>,
  story: Pick<DemoSale, 'buyer' | 'seller' | 'offer'> & { phone: { key: string; price: string } },
) {
  const { phone, buyer, seller } = story
  let orderId: string | undefined
  let offerId: string | undefined
  const phoneId = () => {
    const id = market.idOf(phone.key)
    if (!id) throw new Error(`phone ${phone.key} is not listed`)
    return id
  }
  const order = async () => {
    orderId ??= (await market.orderOf(buyer, phoneId()))._id
    return orderId
  }
  const asBuyer = () => demoApp.as(buyer)
  const asSeller = () => demoApp.as(seller)

  async function book() {
    const { order } = await (await asBuyer()).post<{ order: { _id: string } }>(api.adverts(), {
      phoneId: phoneId(),
    })
    orderId = order._id
  }
  async function payOnline(card = TEST_CARD) {
    const client = await asBuyer()
    const { payment } = await client.post<{ payment: { _id: string } }>(
      api.checkout(await order()),
      { paymentMethod: 'online' },
    )
    await client.post(api.confirmDemoPayment(payment._id), { card })
  }
  /** Where the shop does not let its sellers be paid this way, the order is not paid. */
  async function canTransfer() {
    const { mode } = await (await asSeller()).get<{ mode: string }>(api.paymentInstructions())
    return mode === 'seller'
  }
  return {
    order,
    book,
    payOnline,
    async payByTransfer() {
      if (!(await canTransfer())) return
      const text = `${seller.name}\nIBAN NO93 8601 1117 947`
      await (await asSeller()).put(api.paymentInstructions(), { name: 'Bank transfer', text })
      const client = await asBuyer()
      await client.post(api.checkout(await order()), { paymentMethod: 'transfer' })
      await client.post(api.paymentSent(await order()))
    },
    async disputePayment() {
      if (!(await canTransfer())) return
      const text = 'Two working days have passed, and nothing has arrived in my account.'
      const body = { reason: 'payment_not_received', text }
      await (await asSeller()).post(api.dispute(await order()), body)
    },
    async confirmPayment() {
      await (await asSeller()).post(api.confirmPayment(await order()))
    },
    async decidePayment(kind: 'accept_payment' | 'reject_payment') {
      const reason = {
        accept_payment: 'The bank statement shows that the money has arrived.',
        reject_payment: 'Nothing shows that the money was sent.',
      }[kind]
      const body = { kind, reason }
      await (await demoApp.as(admin)).post(api.disputeDecision(await order()), body)
    },
    async offer() {
      const body = { phoneId: phoneId(), price: String(story.offer) }
      offerId = (await (await asBuyer()).post<{ _id: string }>(api.offers(), body))._id
    },
    async acceptOffer() {
      const client = await asSeller()
      const id = offerId ?? (await openOffer(client, phoneId()))
      await client.post(api.answerOffer(id, 'accept'))
    },
    async cancel() {
      await (await asBuyer()).post(api.cancelOrder(await order()))
    },
    async choosePickUp() {
      await (await asBuyer()).post(api.orderDelivery(await order()), { method: 'pick_up' })
    },
    async chooseShipping() {
      const client = await asBuyer()
      const { address } = buyer
      const { offered } = await client.get<Offered>(api.order(await order()))
      const shippingZones = offered.shipping?.zones ?? []
      const postageMinor = postageTo({ shippingZones }, address.country)
      const body = { method: 'shipping', address, postageMinor }
      await client.post(api.orderDelivery(await order()), body)
    },
    async proposeMeetUp(date: Date) {
      const place = `Central station, ${seller.city.split(',')[0]}`
      await (await asBuyer()).post(api.meetUps(await order()), { place, at: date.toISOString() })
    },
    async acceptMeetUp() {
      await (await asSeller()).post(api.acceptMeetUp(await order(), 1))
    },
    async handOver() {
      await ensurePayouts(demoApp, seller)
      const { handOverCode: code } = await market.orderOf(buyer, phoneId())
      await (await asSeller()).post(api.handOver(await order()), { code })
    },
    async cancelSale() {
      const body = { reason: 'I dropped it while packing, and the screen is cracked now.' }
      await (await asSeller()).post(api.cancelSale(await order()), body)
    },
    async ship() {
      await ensurePayouts(demoApp, seller)
      await (await asSeller()).post(api.shipOrder(await order()), parcelOf(phone.key))
    },
    async markDelivered() {
      await (await asBuyer()).post(api.deliverOrder(await order()))
    },
    async confirm() {
      await (await asBuyer()).post(api.confirmOrder(await order()))
    },
    async dispute() {
      const body = { reason: 'not_as_described', text: disputeTexts.notAsDescribed[0] }
      await (await asBuyer()).post(api.dispute(await order()), body)
    },
    async answerDispute() {
      const body = { text: disputeTexts.notAsDescribed[1] }
      await (await asSeller()).post(api.disputeStatements(await order()), body)
    },
    async decide(end: DemoSale['end']) {
      const kind = end === 'released' ? 'release' : end === 'refunded' ? 'refund' : 'part_refund'
      const refundMinor = Math.round(Number(phone.price) * 25)
      const reason = {
        release: 'The photos of the listing show the same crack. The phone is as described.',
        refund: 'The damage is not in the listing, and nothing shows that it happened later.',
        part_refund: 'The crack is not in the listing, but the phone works. A quarter goes back.',
      }[kind]
      const body = { kind, reason, ...(kind === 'part_refund' && { refundMinor }) }
      await (await demoApp.as(admin)).post(api.disputeDecision(await order()), body)
    },
    async requestReturn() {
      const reason = returnReasons[seedFrom(phone.key) % returnReasons.length]
      await (await asBuyer()).post(api.requestReturn(await order()), { reason })
    },
    async approveReturn() {
      const { name, line1, postalCode, city } = seller.address
      const place = [name, line1, `${postalCode} ${city}`].join('\n')
      await (await asSeller()).post(api.approveReturn(await order()), { place })
    },
    async sendReturn() {
      await (await asBuyer()).post(api.sendReturn(await order()), parcelOf(`${phone.key} back`))
    },
    async receiveReturn() {
      await (await asSeller()).post(api.receiveReturn(await order()))
    },
    async claimWarranty() {
      await (await asBuyer()).post(api.warrantyClaims(await order()), warrantyTexts.claim)
    },
    async agreeToClaim() {
      const client = await asSeller()
      const path = await claimPath(client, await order(), 'agree')
      await client.post(path, warrantyTexts.repaired)
    },
    async settleClaim() {
      const client = await asBuyer()
      await client.post(await claimPath(client, await order(), 'settle'))
    },
    async rate(by: DemoPerson, rating: DemoRating) {
      const body = { stars: rating.stars, text: rating.words }
      await (await demoApp.as(by)).put(api.saleRatings(await order()), body)
    },
    write: (by: DemoPerson, text: string) =>
      writeAbout(demoApp, { by, buyer, phoneId: phoneId(), text }),
  }
}

async function claimPath(client: PersonClient, orderId: string, answer: 'agree' | 'settle') {
  type Claimed = { warrantyClaims: { _id: string }[] }
  const { warrantyClaims } = await client.get<Claimed>(api.order(orderId))
  const [newest] = warrantyClaims
  if (!newest) throw new Error(`no warranty claim in order ${orderId}`)
  return api.warrantyClaimAnswer(orderId, newest._id, answer)
}

async function openOffer(seller: PersonClient, phoneId: string): Promise<string> {
  const { items } = await seller.get<{ items: { _id: string; actions: string[] }[] }>(
    api.offersFor(phoneId),
  )
  const open = items.find(({ actions }) => actions.includes('accept'))
  if (!open) throw new Error(`no open offer for phone ${phoneId}`)
  return open._id
}

const payoutAccounts = new WeakMap<DemoApp, Set<string>>()

/** A seller sets up payouts before the first sale that brings money. */
async function ensurePayouts(demoApp: DemoApp, seller: DemoPerson) {
  const accounts = payoutAccounts.get(demoApp) ?? new Set()
  payoutAccounts.set(demoApp, accounts)
  if (accounts.has(seller.key)) return
  await (await demoApp.as(seller)).post(api.payoutAccount())
  accounts.add(seller.key)
}

type NewMessage = { by: DemoPerson; buyer: DemoPerson; phoneId: string; text: string }

/** Writes in the conversation of a buyer about a phone; the buyer starts it. */
export async function writeAbout(demoApp: DemoApp, { by, buyer, phoneId, text }: NewMessage) {
  const draft = { clientId: randomUUID(), text }
  const writer = await demoApp.as(by)
  if (by === buyer) return writer.post(api.conversations(), { phoneId, ...draft })
  const asker = await demoApp.as(buyer)
  const { conversationId } = await asker.get<{ conversationId: string | null }>(
    api.messagesAbout(phoneId),
  )
  if (!conversationId) throw new Error(`${buyer.name} has not written about phone ${phoneId}`)
  return writer.post(api.conversation(conversationId), draft)
}
