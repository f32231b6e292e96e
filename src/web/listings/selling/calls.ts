/** What a proof is of: a form that is not published yet, or a listing. */
export type ProofOf = { draftId: string } | { phoneId: string }
