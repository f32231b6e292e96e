import { lazy, type ReactNode, useState } from 'react'
import { gradeFact, NOT_GRADED } from '../../shared/listings/grades.ts'
import type { Phone, Verifications } from '../api/index.ts'
import { LazyPanel } from '../ui/lazy-dialog.tsx'
import { Moment, useReader } from '../ui/reader.tsx'
import { countOutcomes } from './outcome-counts.ts'
import type { TestedPhone } from './proof-meaning.tsx'

type VerifiedPhone = Pick<Phone, '_id'> & { verifications?: Verifications | null | undefined }

/** All checks of a phone, done or not. */
export function ProofList({ phone }: { phone: VerifiedPhone }) {
  const { verifications } = phone
  if (!verifications) return null
  return (
    <section aria-labelledby="proven" className="md:col-span-2">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="proven" className="text-lg">
          Verification
        </h2>
        <p className="text-sm text-muted">{countVerifications(verifications)} of 4 checks passed</p>
      </div>
      <ul className="grid border-b border-hairline md:grid-cols-2 md:gap-x-14">
        <ImeiProof imei={verifications.imei} />
        <GradeProof grading={verifications.grading} />
        <CheckupProof phone={phone} checkup={verifications.checkup} />
        <PossessionProof possession={verifications.possession} />
      </ul>
    </section>
  )
}

function ImeiProof({ imei }: Pick<Verifications, 'imei'>) {
  if (!imei)
    return (
      <ProofRow title="IMEI" state="absent" kind="imei">
        Not checked
      </ProofRow>
    )
  const model = describeModelMatch(imei)
  const theft = describeBlacklist(imei)
  return (
    <ProofRow
      title="IMEI checked"
      state={model.good && theft.good ? 'proven' : 'doubt'}
      at={imei.checkedAt}
      kind="imei"
    >
      <p className={model.good ? '' : 'text-amber'}>{model.text}</p>
      <p className={theft.good ? '' : 'text-red'}>{theft.text}</p>
    </ProofRow>
  )
}

function GradeProof({ grading }: Pick<Verifications, 'grading'>) {
  if (!grading)
    return (
      <ProofRow title={NOT_GRADED} state="absent" kind="grading">
        The seller hasn’t answered the questions about its condition.
      </ProofRow>
    )
  const { grade, gradedAt, reasons, earlier } = grading
  return (
    <ProofRow title={`${gradeFact(grade)}, calculated`} state="proven" at={gradedAt} kind="grading">
      <p>Calculated from the seller’s answers, by the same rules for every phone.</p>
      <GradeHistory gradedAt={gradedAt} earlier={earlier} />
      {reasons.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </ProofRow>
  )
}

/** That a phone was graded again, and what it was graded before. */
export function GradeHistory({
  gradedAt,
  earlier,
}: Pick<NonNullable<Verifications['grading']>, 'gradedAt' | 'earlier'>) {
  const { day } = useReader()
  if (earlier.length === 0) return null
  const before = earlier.map((one) => `grade ${one.grade} on ${day(one.gradedAt)}`)
  return (
    <p className="mt-1 text-ink">
      Graded again on {day(gradedAt)}. Before: {before.join(', ')}.
    </p>
  )
}

function CheckupProof({
  phone,
  checkup,
}: { phone: VerifiedPhone } & Pick<Verifications, 'checkup'>) {
  if (!checkup)
    return (
      <ProofRow title="Check-up" state="absent" kind="checkup">
        Not checked
      </ProofRow>
    )
  const { results, system, browser, isClaimedSystem, madeAt } = checkup
  const isGood = results.every(({ outcome }) => outcome !== 'failed') && isClaimedSystem !== false
  return (
    <ProofRow
      title="Phone check-up"
      state={isGood ? 'proven' : 'doubt'}
      at={madeAt}
      kind="checkup"
      checkup={{ phoneId: phone._id, results }}
    >
      <p>
        The phone tested itself: {countOutcomes(results)}. {browser} on{' '}
        <span>{system === 'other' ? 'another system' : system}</span>.
      </p>
      {isClaimedSystem === false && (
        <p className="text-amber">This model doesn’t run that system.</p>
      )}
    </ProofRow>
  )
}

function PossessionProof({ possession }: Pick<Verifications, 'possession'>) {
  if (!possession)
    return (
      <ProofRow title="Possession verified" state="absent" kind="possession">
        Not checked
      </ProofRow>
    )
  return (
    <ProofRow
      title="Possession verified"
      state="proven"
      at={possession.verifiedAt}
      kind="possession"
    >
      The seller took a photo of the phone with our one-time code.
    </ProofRow>
  )
}

/** `doubt`: checked, with problems. */
const states = { proven: 'Passed', doubt: 'Problem found', absent: 'Not done' }

type ProofRowProps = {
  title: string
  state: keyof typeof states
  at?: string
  kind: keyof Verifications
  checkup?: TestedPhone
  children: ReactNode
}

const ProofMeaning = lazy(async () => ({
  default: (await import('./proof-meaning.tsx')).ProofMeaning,
}))

/** One check with its date and result, and on demand what it proves. */
function ProofRow({ title, state, at, children, ...proof }: ProofRowProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <li className="flex gap-4 border-t border-hairline py-4">
      <span
        role="img"
        aria-label={states[state]}
        className={`seal seal-${proof.kind} seal-${state} shrink-0`}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className={state === 'absent' ? 'text-base text-muted' : 'text-base'}>{title}</h3>
          {at && (
            <p className="text-sm text-muted">
              <Moment at={at} />
            </p>
          )}
        </div>
        <div className="mt-0.5 text-sm text-pretty text-muted">
          {children}
          <details onToggle={() => setOpened(true)}>
            <summary className="min-h-11 cursor-pointer content-center font-medium text-ink">
              What this proves<span className="sr-only">: {title}</span>
            </summary>
            <LazyPanel fallback={null}>{isOpened && <ProofMeaning {...proof} />}</LazyPanel>
          </details>
        </div>
      </div>
    </li>
  )
}

type Imei = NonNullable<Verifications['imei']>

/** Whether the IMEI belongs to the model. */
export function describeModelMatch({ tac, tacName }: Pick<Imei, 'tac' | 'tacName'>) {
  if (tac === 'unknown')
    return { good: true, text: 'The IMEI is valid. We can’t identify its model.' }
  const named = tacName ? `: ${tacName}` : ''
  return tac === 'confirmed'
    ? { good: true, text: `The IMEI is valid and matches this model${named}.` }
    : { good: false, text: `The IMEI belongs to another model${named}.` }
}

const blacklists: Record<Imei['blacklist'], { good: boolean; text: string }> = {
  clean: { good: true, text: 'Not reported lost or stolen.' },
  listed: { good: false, text: 'Reported lost or stolen.' },
  unknown: { good: true, text: 'The stolen-phone registry didn’t respond.' },
  not_checked: { good: true, text: 'Not checked against a stolen-phone registry.' },
}

export function describeBlacklist({ blacklist }: Pick<Imei, 'blacklist'>) {
  return blacklists[blacklist]
}

/** How many of the four checks were made. */
export function countVerifications(verifications: Verifications): number {
  return Object.values(verifications).filter(Boolean).length
}
