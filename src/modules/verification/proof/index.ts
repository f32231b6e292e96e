export { canSeeListing, findOwnSubject, type ProofSubject } from './about.ts'
