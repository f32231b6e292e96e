export {
  callOutside,
  findAddressProblem,
  type Outcome,
  type OutsideRules,
  type Resolver,
} from './call-outside.ts'
export { readNetworks } from './public-address.ts'
