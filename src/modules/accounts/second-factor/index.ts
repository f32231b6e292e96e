export { secondFactorApi } from './second-factor.api.ts'
export { isTrustedDevice, skipSecondStep } from './second-factor.store.ts'
