export {
  addressProblem,
  callOutside,
  findAddressProblem,
  isInAllowedNetwork,
  type Outcome,
  type OutsideRules,
  outsideRules,
  type Resolver,
} from './call-outside.ts'
export { deliverQueue } from './deliver-queue.ts'
export { readNetworks } from './public-address.ts'
export { readRetryAfter } from './retry-after.ts'
