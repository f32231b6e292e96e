import { randomUUID } from 'node:crypto'
import { api } from '../../contract/urls.ts'
import { countryName } from '../../shared/countries.ts'
import { postageTo, type ShippingZone } from '../../shared/listings/delivery-terms.ts'
import { HOUR } from '../../shared/time.ts'
import type { DemoApp, PersonClient } from '../demo-app.ts'
import type { Market } from '../market.ts'
import { admin, type DemoPerson } from '../people.ts'
import type { DemoRating, DemoSale } from '../plan.ts'
import { seedFrom } from '../random.ts'
import {
  decisions,
  disputeTexts,
  praiseForBuyers,
  praiseForSellers,
  returnReasons,
  warrantyTexts,
} from '../texts/member-texts.ts'

export type SeedContext = { demoApp: DemoApp; market: Market; now: Date }

const TEST_CARD = '4242424242424242'

/** A sale between two people; without its own ratings both sides write that they are content. */
type SaleOf = Pick<DemoSale, 'buyer' | 'seller'> &
  Partial<Pick<DemoSale, 'offer' | 'sellerRating' | 'buyerRating'>> & {
    phone: { key: string; price: string }
  }

/** What the people of a sale and the admin can do, each by one call of the API or a few. */
export function createSale(
  { demoApp, market }: Pick<SeedContext, 'demoApp' | 'market'>,
  { phone, buyer, seller, offer, sellerRating, buyerRating }: SaleOf,
) {
  const seed = seedFrom(phone.key)
  const choose = <T>(texts: readonly T[]) => texts[seed % texts.length]!
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
  /** An action that is one POST about the order. */
  const post = (by: DemoPerson, path: (orderId: string) => string, body?: object) => async () =>
    void (await (await demoApp.as(by)).post(path(await order()), body))
  const decide = (kind: keyof typeof decisions, more = {}) =>
    post(admin, api.disputeDecision, { kind, reason: decisions[kind], ...more })
  const rate = (by: DemoPerson, rating: DemoRating | null) => async () => {
    if (!rating) return
    const body = { stars: rating.stars, text: rating.words }
    await (await demoApp.as(by)).put(api.saleRatings(await order()), body)
  }
  const answerClaim = (by: DemoPerson, answer: 'agree' | 'settle', body?: object) => async () => {
    const client = await demoApp.as(by)
    type Claimed = { warrantyClaims: { _id: string }[] }
    const { warrantyClaims } = await client.get<Claimed>(api.order(await order()))
    await client.post(
      api.warrantyClaimAnswer(await order(), warrantyClaims[0]?._id ?? '', answer),
      body,
    )
  }
  /** Where the shop does not let its sellers be paid this way, the order is not paid. */
  const ifTransfer = (action: () => Promise<void>) => async () => {
    const client = await demoApp.as(seller)
    const { mode } = await client.get<{ mode: string }>(api.paymentInstructions())
    if (mode === 'seller') await action()
  }
  const { name, line1, postalCode, city, country } = seller.address

  return {
    async book() {
      const client = await demoApp.as(buyer)
      const body = { phoneId: phoneId() }
      const booked = await client.post<{ order: { _id: string } }>(api.adverts(), body)
      orderId = booked.order._id
    },
    async offer() {
      const body = { phoneId: phoneId(), price: String(offer) }
      offerId = (await (await demoApp.as(buyer)).post<{ _id: string }>(api.offers(), body))._id
    },
    async acceptOffer() {
      const client = await demoApp.as(seller)
      const id = offerId ?? (await findOpenOffer(client, phoneId()))
      await client.post(api.answerOffer(id, 'accept'))
    },
    choosePickUp: post(buyer, api.orderDelivery, { method: 'pick_up' }),
    async chooseShipping() {
      const client = await demoApp.as(buyer)
      type Offered = { offered: { shipping: { zones: ShippingZone[] } | null } }
      const { offered } = await client.get<Offered>(api.order(await order()))
      const shippingZones = offered.shipping?.zones ?? []
      const { address } = buyer
      const postageMinor = postageTo({ shippingZones }, address.country)
      const body = { method: 'shipping', address, postageMinor }
      await client.post(api.orderDelivery(await order()), body)
    },
    async proposeMeetUp() {
      const meetAt = new Date(demoApp.deps.clock.now().getTime() + 26 * HOUR).toISOString()
      await post(buyer, api.meetUps, { place: `Central station, ${city}`, at: meetAt })()
    },
    acceptMeetUp: post(seller, (id) => api.acceptMeetUp(id, 1)),
    cancel: post(buyer, api.cancelOrder),

    async payOnline() {
      const client = await demoApp.as(buyer)
      const { payment } = await client.post<{ payment: { _id: string } }>(
        api.checkout(await order()),
        { paymentMethod: 'online' },
      )
      await client.post(api.confirmDemoPayment(payment._id), { card: TEST_CARD })
    },
    payByTransfer: ifTransfer(async () => {
      const text = `${seller.name}\nIBAN NO93 8601 1117 947`
      const client = await demoApp.as(seller)
      await client.put(api.paymentInstructions(), { name: 'Bank transfer', text })
      await post(buyer, api.checkout, { paymentMethod: 'transfer' })()
      await post(buyer, api.paymentSent)()
    }),
    disputePayment: ifTransfer(
      post(seller, api.dispute, { reason: 'payment_not_received', text: disputeTexts.notPaid }),
    ),
    confirmPayment: post(seller, api.confirmPayment),
    acceptPayment: decide('accept_payment'),
    rejectPayment: decide('reject_payment'),

    async handOver() {
      await ensurePayouts(demoApp, seller)
      const { handOverCode: code } = await market.orderOf(buyer, phoneId())
      await post(seller, api.handOver, { code })()
    },
    cancelSale: post(seller, api.cancelSale, {
      reason: 'I dropped it while packing, and the screen is cracked now.',
    }),
    async ship() {
      await ensurePayouts(demoApp, seller)
      await post(seller, api.shipOrder, parcelOf(phone.key))()
    },
    markDelivered: post(buyer, api.deliverOrder),
    confirm: post(buyer, api.confirmOrder),
    rateSeller: rate(
      buyer,
      sellerRating === undefined ? fiveStars(choose(praiseForSellers)) : sellerRating,
    ),
    rateBuyer: rate(
      seller,
      buyerRating === undefined ? fiveStars(choose(praiseForBuyers)) : buyerRating,
    ),

    dispute: post(buyer, api.dispute, {
      reason: 'not_as_described',
      text: disputeTexts.notAsDescribed,
    }),
    answerDispute: post(seller, api.disputeStatements, { text: disputeTexts.answer }),
    release: decide('release'),
    refund: decide('refund'),
    refundPart: decide('part_refund', { refundMinor: Math.round(Number(phone.price) * 25) }),

    requestReturn: post(buyer, api.requestReturn, { reason: choose(returnReasons) }),
    approveReturn: post(seller, api.approveReturn, {
      place: [name, line1, `${postalCode} ${city}`, countryName(country, 'en')].join('\n'),
    }),
    sendReturn: post(buyer, api.sendReturn, parcelOf(`${phone.key} back`)),
    receiveReturn: post(seller, api.receiveReturn),

    claimWarranty: post(buyer, api.warrantyClaims, warrantyTexts.claim),
    agreeToClaim: answerClaim(seller, 'agree', warrantyTexts.repaired),
    settleClaim: answerClaim(buyer, 'settle'),
  }
}

export type SaleAction = keyof ReturnType<typeof createSale>

const fiveStars = (words: string): DemoRating => ({ stars: 5, words })

const carriers = ['DHL', 'UPS', 'PostNord', 'Royal Mail', 'DPD'] as const

function parcelOf(key: string) {
  const seed = seedFrom(key)
  const tracking = `JD${String(seed).padStart(12, '0')}`
  return { carrier: carriers[seed % carriers.length], tracking }
}

async function findOpenOffer(seller: PersonClient, phoneId: string): Promise<string> {
  type Offers = { items: { _id: string; actions: string[] }[] }
  const { items } = await seller.get<Offers>(api.offersFor(phoneId))
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
