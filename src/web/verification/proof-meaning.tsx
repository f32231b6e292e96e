import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { apiUrl } from '../api/client.ts'
import type { TestResult, Verifications } from '../api/index.ts'
import { linkClass } from '../ui/link.tsx'
import { explainOutcome, OutcomeList } from './test-outcomes.tsx'

type Meaning = { proves: readonly string[]; leavesOpen: readonly string[] }

/** What each check proves of a phone, and what a buyer still has to find out. */
const proofMeanings: Record<keyof Verifications, Meaning> = {
  imei: {
    proves: [
      'The number that the seller typed is a valid IMEI.',
      'It belongs to this model, if the result above says so.',
      'It wasn’t reported lost or stolen on that day, if the result above says so.',
    ],
    leavesOpen: [
      'That the phone you receive has this number. Dial *#06# on it to read its own.',
      'That it is paid off, works with every network, or isn’t reported later.',
    ],
  },
  grading: {
    proves: [
      'The seller answered every question about screen, body and functions.',
      'The grade follows from these answers, by the same rules for every phone.',
    ],
    leavesOpen: [
      'That the answers are true: nobody from this shop has held the phone. Compare it with the photos, and report a problem if it differs.',
    ],
  },
  checkup: {
    proves: [
      'A phone opened the seller’s link and ran these tests in its own browser at that time.',
      'The result was signed by us, so nobody can change it unnoticed.',
    ],
    leavesOpen: [
      'That it was this phone: a link can be opened on another one of the same kind.',
      'Battery health, water resistance, and what else a browser can’t measure.',
      'What only the seller could judge, such as whether the tone was heard.',
    ],
  },
  possession: {
    proves: [
      'The seller photographed a phone with a code that we had just issued for this listing.',
      'So the seller had a phone at hand that day, not only pictures from elsewhere.',
    ],
    leavesOpen: ['That the seller owns the phone, or still has it.', 'That it works.'],
  },
}

/** A phone whose check-up has results. */
export type TestedPhone = { phoneId: string; results: readonly TestResult[] }

type ProofMeaningProps = { kind: keyof Verifications; checkup?: TestedPhone | undefined }

/** What a check proves and what it does not; of a check-up also each test. */
export function ProofMeaning({ kind, checkup }: ProofMeaningProps) {
  const { proves, leavesOpen } = proofMeanings[kind]
  return (
    <div className="flex flex-col gap-3 pb-2">
      <Points
        title="A passed check proves"
        points={proves}
        mark={<CircleCheck className="text-green" />}
      />
      <Points
        title="It doesn’t prove"
        points={leavesOpen}
        mark={<CircleX className="text-muted" />}
      />
      {checkup && (
        <div>
          <p className="mb-1 font-medium text-ink">All {checkup.results.length} tests</p>
          <OutcomeList
            rows={checkup.results.map(({ test, outcome, measured }) => ({
              test,
              outcome,
              reason: explainOutcome(test, { outcome, measured }),
            }))}
          />
          <a
            href={`${apiUrl('/api/checkup-results')}?phone=${checkup.phoneId}`}
            className={`${linkClass} inline-flex min-h-11 items-center`}
          >
            The signed result
          </a>
        </div>
      )}
    </div>
  )
}

type PointsProps = { title: string; points: readonly string[]; mark: ReactNode }

function Points({ title, points, mark }: PointsProps) {
  return (
    <div>
      <p className="font-medium text-ink">{title}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {points.map((point) => (
          <li key={point} className="flex gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
            {mark}
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
