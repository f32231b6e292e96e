import { runDeadlines } from '../../modules/orders/index.ts'
import { DAY, HOUR, MINUTE } from '../../shared/time.ts'
import type { DemoSale } from '../plan.ts'
import { seedFrom } from '../random.ts'
import { type About, arrangements, type Line, questions } from '../texts/member-texts.ts'
import { createSale, type SaleAction, type SeedContext, writeAbout } from './sale.ts'
import type { Step } from './steps.ts'

/** What happens after a phone was booked, and how many hours later. */
export type Script = readonly (readonly [hours: number, action: SaleAction])[]

const meeting: Script = [
  [0.2, 'choosePickUp'],
  [0.5, 'proposeMeetUp'],
]
const transferred: Script = [
  [0.2, 'chooseShipping'],
  [0.3, 'payByTransfer'],
]
const paid: Script = [
  [0.2, 'chooseShipping'],
  [0.3, 'payOnline'],
]
const paidForPickUp: Script = [
  [0.2, 'choosePickUp'],
  [0.3, 'payOnline'],
]
const shipped: Script = [...paid, [18, 'ship']]
const delivered: Script = [...shipped, [67, 'markDelivered']]
const confirmed: Script = [...delivered, [76, 'confirm']]
const disputed: Script = [...delivered, [82, 'dispute']]
const answered: Script = [...disputed, [102, 'answerDispute']]
const claimed: Script = [...confirmed, [97, 'claimWarranty']]
const returnRequested: Script = [...confirmed, [99, 'requestReturn']]
const returnApproved: Script = [...returnRequested, [112, 'approveReturn']]
const returnSent: Script = [...returnApproved, [127, 'sendReturn']]
const ratings: Script = [
  [104, 'rateSeller'],
  [109, 'rateBuyer'],
]

export const scripts = {
  meeting,
  meetingAccepted: [...meeting, [1.6, 'acceptMeetUp']],
  handedOver: [[20, 'handOver'], ...ratings],
  transferred,
  transferDisputed: [...transferred, [20, 'disputePayment']],
  paid,
  paidForPickUp,
  paidAndHandedOver: [...paidForPickUp, [45, 'handOver'], ...ratings],
  shipped,
  delivered,
  completed: [...confirmed, ...ratings],
  disputed,
  answered,
  released: [...answered, [150, 'release'], [160, 'rateSeller'], [170, 'rateBuyer']],
  refunded: [...answered, [150, 'refund']],
  partRefunded: [...answered, [150, 'refundPart']],
  returnRequested,
  returnApproved,
  returnSent,
  returned: [...returnSent, [175, 'receiveReturn']],
  claimed: [...claimed, ...ratings],
  claimSettled: [...claimed, [100, 'agreeToClaim'], [106, 'settleClaim'], ...ratings],
  cancelled: [
    [0.2, 'choosePickUp'],
    [5, 'cancel'],
  ],
  saleCancelled: [...paid, [21, 'cancelSale']],
  /** The hold runs out by its deadline. */
  expired: [],
} satisfies Record<string, Script>

function scriptOf({ end, payment, delivery }: DemoSale): Script {
  switch (end) {
    case 'completed':
      if (payment === 'cash') return scripts.handedOver
      return delivery === 'pick_up' ? scripts.paidAndHandedOver : scripts.completed
    case 'sale_cancelled':
      return delivery === 'pick_up' ? [...paidForPickUp, [21, 'cancelSale']] : scripts.saleCancelled
    case 'unsent':
      // Refunded by its deadline.
      return scripts.paid
    case 'part_refunded':
      return scripts.partRefunded
    default:
      return scripts[end]
  }
}

/** Only conversations of the last months are created; people do not read older ones. */
const TALK_DAYS = 100
const BETWEEN_LINES_MS = 25 * MINUTE

/** The steps of one sale, from the listing to the ratings, in time order. */
export function saleSteps(context: SeedContext, story: DemoSale): Step[] {
  const { demoApp, market, now } = context
  const { key, phone, buyer, seller, bookedAt } = story
  const sale = createSale(context, story)
  const seed = seedFrom(key)
  const steps: Step[] = []
  const add = (time: number, run: Step['run']) =>
    steps.push({ at: new Date(time), story: key, run })
  const about: About = { name: phone.name, city: seller.address.city, price: phone.price }
  const addLines = (from: number, lines: readonly Line[]) => {
    for (const [index, [side, text]] of lines.entries())
      add(from + index * BETWEEN_LINES_MS, () => {
        const by = side === 'b' ? buyer : seller
        return writeAbout(demoApp, { by, buyer, phoneId: market.idOf(phone.key) ?? '', text })
      })
  }
  const talks = now.getTime() - bookedAt.getTime() < TALK_DAYS * DAY
  const booked = bookedAt.getTime()

  add(phone.listedAt.getTime(), () => market.list(phone))
  if (talks) addLines(booked - 20 * HOUR, questions[seed % questions.length]!(about))
  if (story.offer) add(booked - 6 * HOUR, sale.offer)
  add(booked, story.offer ? sale.acceptOffer : sale.book)
  if (talks && story.end === 'completed')
    addLines(booked + MINUTE, arrangements[story.delivery](about))
  // Some are faster than others.
  const pace = 0.7 + (seed % 7) / 10
  for (const [hours, action] of scriptOf(story)) add(booked + hours * pace * HOUR, sale[action])
  const { returnDays } = seller.terms
  const arrives = scriptOf(story).find(([, action]) => action === 'markDelivered')
  if (arrives && returnDays) {
    const at = new Date(booked + arrives[0] * pace * HOUR + returnDays * DAY)
    if (at < now) steps.push({ at, story: null, run: () => runDeadlines(demoApp.deps) })
  }
  // Who lists a phone a few hours before it is booked is asked after that.
  const listed = phone.listedAt.getTime()
  return steps
    .map((step) => ({ ...step, at: new Date(Math.max(listed, step.at.getTime())) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
