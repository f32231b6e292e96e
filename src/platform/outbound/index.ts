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
export { readNetworks } from './public-address.ts'
