import type { ReactNode } from 'react'
import { formatCount } from '../../shared/quantities.ts'
import type { Phone, Verifications } from '../api/index.ts'
import { lazyPart } from '../lazy-part.tsx'
import { LazyDetails } from '../ui/layout/lazy-details.tsx'
import { Moment, useReader } from '../ui/reader.tsx'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'
import { countOutcomes } from './outcome-counts.ts'
import {
  checkupState,
  countPassed,
  imeiState,
  type ProofState,
  type TestedPhone,
} from './proof-states.ts'
import { SealButton } from './seal-button.tsx'

type VerifiedPhone = Pick<Phone, '_id'> & { verifications?: Verifications | null | undefined }

/** All checks of a phone, done or not. */
export function ProofList({ phone }: { phone: VerifiedPhone }) {
  const t = useTranslations('phone.proof')
  const language = useLanguage()
  const { verifications } = phone
  if (!verifications) return null
  return (
    <section aria-labelledby="proven" className="md:col-span-2">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="proven" className="scroll-mt-24 text-lg">
          {t('title')}
        </h2>
        <p className="text-sm text-muted">
          {t('count', { shown: formatCount(countPassed(verifications), language) })}
        </p>
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
  const t = useTranslations('phone.proof')
  if (!imei)
    return (
      <ProofRow title={t('imei.none')} state="absent" kind="imei">
        {t('none')}
      </ProofRow>
    )
  const matches = imei.tac !== 'other'
  const isListed = imei.blacklist === 'listed'
  return (
    <ProofRow title={t('imei.done')} state={imeiState(imei)} at={imei.checkedAt} kind="imei">
      <p className={matches ? '' : 'text-amber'}>{modelMatch(imei, t)}</p>
      <p className={isListed ? 'text-red' : ''}>{t(`theft.${imei.blacklist}`)}</p>
    </ProofRow>
  )
}

type Imei = NonNullable<Verifications['imei']>

/** Whether the IMEI belongs to the model. */
function modelMatch(
  { tac, tacName: name }: Pick<Imei, 'tac' | 'tacName'>,
  t: Translate<'phone.proof'>,
): string {
  if (tac === 'unknown') return t('imei.unknown')
  if (!name) return t(tac === 'confirmed' ? 'imei.confirmed' : 'imei.other')
  return t(tac === 'confirmed' ? 'imei.confirmedNamed' : 'imei.otherNamed', { name })
}

function GradeProof({ grading }: Pick<Verifications, 'grading'>) {
  const t = useTranslations('phone.proof.grading')
  const notGraded = useTranslations('facts')('notGraded')
  const gradeLabel = useTranslations('card.grade')
  if (!grading)
    return (
      <ProofRow title={gradeLabel('none')} state="absent" kind="grading">
        {notGraded}
      </ProofRow>
    )
  const { grade, gradedAt, reasons, earlier } = grading
  return (
    <ProofRow
      title={t('done', { grade: gradeLabel(grade) })}
      state="proven"
      at={gradedAt}
      kind="grading"
    >
      <p>{t('how')}</p>
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
function GradeHistory({
  gradedAt,
  earlier,
}: Pick<NonNullable<Verifications['grading']>, 'gradedAt' | 'earlier'>) {
  const t = useTranslations('phone')
  const { day } = useReader()
  if (earlier.length === 0) return null
  const before = earlier.map((one) =>
    t('proof.grading.before', { grade: one.grade, date: day(one.gradedAt) }),
  )
  return (
    <p className="mt-1 text-ink">
      {t('proof.grading.again', { date: day(gradedAt), earlier: before.join(t('comma')) })}
    </p>
  )
}

function CheckupProof({
  phone,
  checkup,
}: { phone: VerifiedPhone } & Pick<Verifications, 'checkup'>) {
  const t = useTranslations('phone')
  const language = useLanguage()
  if (!checkup)
    return (
      <ProofRow title={t('proof.checkup.none')} state="absent" kind="checkup">
        {t('proof.none')}
      </ProofRow>
    )
  const { results, system, browser, isClaimedSystem, madeAt } = checkup
  const outcomes = countOutcomes(results).map(([outcome, count]) =>
    t(`proof.checkup.${outcome}`, { shown: formatCount(count, language) }),
  )
  return (
    <ProofRow
      title={t('proof.checkup.done')}
      state={checkupState(checkup)}
      at={madeAt}
      kind="checkup"
      checkup={{ phoneId: phone._id, results }}
    >
      <p>
        {t('proof.checkup.text', {
          outcomes: outcomes.join(t('comma')),
          browser,
          system: system === 'other' ? t('proof.checkup.otherSystem') : system,
        })}
      </p>
      {isClaimedSystem === false && <p className="text-amber">{t('proof.checkup.wrongSystem')}</p>}
    </ProofRow>
  )
}

function PossessionProof({ possession }: Pick<Verifications, 'possession'>) {
  const t = useTranslations('phone.proof')
  const title = t('possession.title')
  if (!possession)
    return (
      <ProofRow title={title} state="absent" kind="possession">
        {t('none')}
      </ProofRow>
    )
  return (
    <ProofRow title={title} state="proven" at={possession.verifiedAt} kind="possession">
      {t('possession.text')}
    </ProofRow>
  )
}

type ProofRowProps = {
  title: string
  state: ProofState
  at?: string
  kind: keyof Verifications
  checkup?: TestedPhone
  children: ReactNode
}

const ProofMeaning = lazyPart(['proof'], async () => ({
  default: (await import('./proof-meaning.tsx')).ProofMeaning,
}))

/** One check with its date and result, and on demand what it proves. */
function ProofRow({ title, state, at, children, ...proof }: ProofRowProps) {
  const t = useTranslations('phone.proof')
  return (
    <li className="flex gap-4 border-t border-hairline py-4">
      <SealButton {...proof} state={state} className="shrink-0 self-start" />
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
          <LazyDetails
            summary={
              <>
                {t(state === 'absent' ? 'moreAbsent' : 'more')}
                <span className="sr-only">{t('moreOf', { title })}</span>
              </>
            }
            summaryClass="text-ink"
          >
            <ProofMeaning {...proof} isMade={state !== 'absent'} />
          </LazyDetails>
        </div>
      </div>
    </li>
  )
}
