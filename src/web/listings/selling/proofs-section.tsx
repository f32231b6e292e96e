import type { Api } from '../../api/index.ts'
import { CheckupPanel } from '../../verification/proof/checkup-panel.tsx'
import { PossessionPanel } from '../../verification/proof/possession-panel.tsx'
import type { ProofOf } from './calls.ts'
import { SellSection } from './sell-section.tsx'

type ProofsSectionProps = { api: Api; of: ProofOf; model: string | undefined; storageGb: string }

/** What proves to buyers that the phone is real, works, and is in the seller's hand. */
export function ProofsSection({ api, of, model, storageGb }: ProofsSectionProps) {
  const about = 'draftId' in of ? of : { listingId: of.phoneId }
  const claims = {
    ...(model && { model }),
    ...(storageGb && { storageGb: Number(storageGb) }),
  }
  return (
    <SellSection
      title="Proof"
      lead="Optional, but verified phones sell sooner: buyers see what was checked and when."
    >
      <div className="flex flex-col gap-4">
        <CheckupPanel api={api} of={about} claims={claims} level={3} />
        <PossessionPanel api={api} of={about} level={3} />
      </div>
    </SellSection>
  )
}
