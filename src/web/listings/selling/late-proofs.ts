import { latePart } from '../../ui/late-part.ts'

/** Wanted by those who come to the end of the form; it waits for nobody. */
export const lateProofs = latePart(async () => (await import('./proofs-section.tsx')).ProofsSection)
