/** What a proof belongs to: a draft, or a listing of one's own. */
export type ProofSubject = { draftId: string } | { listingId: string }

export function toBody(subject: ProofSubject): Record<string, string> {
  return 'draftId' in subject ? { draftId: subject.draftId } : { phoneId: subject.listingId }
}

export function toQuery(subject: ProofSubject) {
  return 'draftId' in subject ? { draft: subject.draftId } : { phone: subject.listingId }
}
