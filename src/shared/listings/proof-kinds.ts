/** Checks that can have passed: of the IMEI, the check-up in the browser, and that the seller has the phone. */
export const proofKinds = ['imei', 'checkup', 'possession'] as const
export type ProofKind = (typeof proofKinds)[number]
