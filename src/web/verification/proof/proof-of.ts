import { api as paths } from '../../../routes.ts'
import type { PossessionProven } from '../../api/index.ts'
import { sendFile } from '../../api/upload.ts'

/** A draft of the form, or one's own listing. */
export type ProofOf = { draftId: string } | { listingId: string }

/** Sends the photo that shows the code; as `sendFile`. */
export function sendPossessionPhoto(
  of: ProofOf,
  file: File,
  onProgress: (done: number) => void,
  signal: AbortSignal,
) {
  const path = `${paths.possessionPhotos()}?${new URLSearchParams(asBody(of))}`
  return sendFile<PossessionProven>(path, { file, onProgress, signal })
}

export function asBody(of: ProofOf): Record<string, string> {
  return 'draftId' in of ? { draftId: of.draftId } : { phoneId: of.listingId }
}

export function asQuery(of: ProofOf) {
  return 'draftId' in of ? { draft: of.draftId } : { phone: of.listingId }
}
