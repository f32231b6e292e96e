import type { Api } from '../api/index.ts'
import { CheckupPanel } from './checkup-panel.tsx'
import { PossessionPanel } from './possession-panel.tsx'
import type { ProofSubject } from './proof-section.tsx'

type ProofPanelsProps = {
  api: Api
  subject: ProofSubject
  model: string | undefined
  /** In gigabytes, as typed; empty where unknown. */
  storageGb: string
}

/** Proof that the phone is real, works, and is in the seller's possession. */
export function ProofPanels({ api, subject, model, storageGb }: ProofPanelsProps) {
  const claims = {
    ...(model && { model }),
    ...(storageGb && { storageGb: Number(storageGb) }),
  }
  return (
    <div className="flex flex-col gap-4">
      <CheckupPanel {...{ api, subject, claims }} level={3} />
      <PossessionPanel {...{ api, subject }} level={3} />
    </div>
  )
}
