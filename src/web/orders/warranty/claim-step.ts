import type { PageMessages } from '../../../text/pages.ts'
import type { OrderDetail } from '../order-api.ts'
import { type Claim, openClaim } from './claim-labels.ts'

type StepKey = keyof PageMessages['orderPage']['nextStep']['step']

/** The next step of an order with an open warranty claim, for its buyer or seller. */
export function claimStep(order: OrderDetail): StepKey | undefined {
  const claim = openClaim(order)
  if (!claim || order.state !== 'completed') return
  return order.viewerRole === 'seller' ? sellerStep(claim) : buyerStep(claim)
}

const agreed = {
  buyer: {
    repair: 'claimAgreedRepair',
    replacement: 'claimAgreedReplacement',
    refund: 'claimAgreedRefund',
  },
  seller: {
    repair: 'youAgreedRepair',
    replacement: 'youAgreedReplacement',
    refund: 'youAgreedRefund',
  },
} as const

function buyerStep({ state, remedy }: Claim): StepKey {
  if (state === 'open') return 'claimSent'
  if (state === 'agreed') return agreed.buyer[remedy ?? 'repair']
  return state === 'refused' ? 'claimRefused' : 'claimIgnored'
}

function sellerStep({ state, remedy }: Claim): StepKey {
  if (state === 'open') return 'claimReceived'
  if (state === 'agreed') return agreed.seller[remedy ?? 'repair']
  return state === 'refused' ? 'youRefused' : 'youIgnored'
}
