export type { ProofOfWork } from './proof-of-work.ts'
export { createSignInLimits, refuseTooMany } from './sign-in-limits.ts'
