import type { ListingReview, Phone } from '../../api/index.ts'

/** What a listing waits for, or was refused for, in words for its seller; undefined while it does not. */
export function reviewWords(
  state: Phone['state'],
  review: Pick<ListingReview, 'kind' | 'decision' | 'reason'> | null,
): { words: string; waits: boolean } | undefined {
  if (state === 'reserved')
    return {
      waits: true,
      words:
        'A buyer has booked this phone: its model, storage, grade and photos can’t change until the order ends.',
    }
  if (state === 'changes_requested')
    return {
      waits: false,
      words: `A moderator requested changes: ${review?.reason || 'look at every field again'}. Save to resubmit it.`,
    }
  if (state === 'pending_review')
    return { waits: true, words: 'A moderator reviews this listing before buyers see it.' }
  if (review?.kind !== 'change') return undefined
  if (review.decision === null)
    return {
      waits: true,
      words:
        'Your last change is waiting for a moderator. Buyers see the approved version. If you save again, the new version replaces it.',
    }
  if (review.decision === 'approved') return undefined
  return { waits: false, words: `Your last change was not accepted: ${review.reason}` }
}
