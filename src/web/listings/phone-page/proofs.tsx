import { api } from '../../../routes.ts'
import type { Proofs as AllProofs } from '../../api/index.ts'
import { linkClass } from '../../ui/link.tsx'
import { countOutcomes, explainOutcome, OutcomeList } from '../../verification/test-outcomes.tsx'

import type { PhoneDetail } from './detail.ts'
import { ProofRow } from './proof-row.tsx'
import { countProofs, modelByImei, theftByImei } from './proof-words.ts'

/** All that is proven of a phone beside its seller's word, and what is not. */
export function Proofs({ phone }: { phone: PhoneDetail }) {
  const { proofs } = phone
  if (!proofs) return null
  return (
    <section aria-labelledby="proven" className="md:col-span-2">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="proven" className="text-lg">
          Verification
        </h2>
        <p className="text-sm text-muted">{countProofs(proofs)} of 4 checks passed</p>
      </div>
      <ul className="grid border-b border-hairline md:grid-cols-2 md:gap-x-14">
        <ImeiProof imei={proofs.imei} />
        <GradeProof phone={phone} grading={proofs.grading} />
        <CheckupProof phone={phone} checkup={proofs.checkup} />
        <PossessionProof possession={proofs.possession} />
      </ul>
    </section>
  )
}

function ImeiProof({ imei }: Pick<AllProofs, 'imei'>) {
  if (!imei)
    return (
      <ProofRow title="IMEI" mark="absent">
        Not checked
      </ProofRow>
    )
  const model = modelByImei(imei)
  const theft = theftByImei(imei)
  return (
    <ProofRow
      title="IMEI checked"
      mark={model.good && theft.good ? 'proven' : 'doubt'}
      at={imei.checkedAt}
    >
      <p className={model.good ? '' : 'text-amber'}>{model.words}</p>
      <p className={theft.good ? '' : 'text-red'}>{theft.words}</p>
    </ProofRow>
  )
}

type OfPhone<Name extends keyof AllProofs> = { phone: PhoneDetail } & Pick<AllProofs, Name>

function GradeProof({ phone, grading }: OfPhone<'grading'>) {
  if (!grading)
    return (
      <ProofRow title="Grade" mark="absent">
        Not checked{phone.grade && `: ${phone.grade} is the seller’s own rating`}
      </ProofRow>
    )
  return (
    <ProofRow title={`Grade ${grading.grade}, computed`} mark="proven" at={grading.gradedAt}>
      <p>Computed from the seller’s answers, by the same rules for every phone.</p>
      {grading.reasons.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {grading.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </ProofRow>
  )
}

function CheckupProof({ phone, checkup }: OfPhone<'checkup'>) {
  if (!checkup)
    return (
      <ProofRow title="Check-up" mark="absent">
        Not checked
      </ProofRow>
    )
  const { results, system, browser, isClaimedSystem, madeAt } = checkup
  const isGood = results.every(({ outcome }) => outcome !== 'failed') && isClaimedSystem !== false
  return (
    <ProofRow title="Phone check-up" mark={isGood ? 'proven' : 'doubt'} at={madeAt}>
      <p>
        The phone tested itself: {countOutcomes(results)}. {browser} on{' '}
        {system === 'other' ? 'another system' : system}.
      </p>
      {isClaimedSystem === false && (
        <p className="text-amber">This model doesn’t run that system.</p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium text-ink">
          All {results.length} tests
        </summary>
        <OutcomeList
          rows={results.map(({ test, outcome, measured }) => ({
            test,
            outcome,
            reason: explainOutcome(test, { outcome, measured }),
          }))}
        />
        <a
          href={`${api.checkupResults()}?phone=${phone._id}`}
          className={`${linkClass} inline-flex min-h-11 items-center`}
        >
          The signed result
        </a>
      </details>
    </ProofRow>
  )
}

function PossessionProof({ possession }: Pick<AllProofs, 'possession'>) {
  if (!possession)
    return (
      <ProofRow title="Possession verified" mark="absent">
        Not checked
      </ProofRow>
    )
  return (
    <ProofRow title="Possession verified" mark="proven" at={possession.verifiedAt}>
      The seller took a photo of the phone with our one-time code.
    </ProofRow>
  )
}
