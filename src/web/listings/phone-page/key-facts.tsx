import { formatCount } from '../../../shared/quantities.ts'
import type { Verifications } from '../../api/index.ts'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { countPassed, proofStates } from '../../verification/proof-states.ts'
import { usePhoneTexts } from '../phone-texts.ts'
import type { PhoneDetail } from '../queries.ts'
import { ReturnsAndWarranty } from './returns-and-warranty.tsx'

/** What tells two phones of a model apart, below the price: condition, storage, use and color, checks, returns, warranty. */
export function KeyFacts({ phone }: { phone: PhoneDetail }) {
  const texts = usePhoneTexts()
  const { verifications, color } = phone
  const facts = texts.factsBesideGrade(phone)
  return (
    <div className="mt-2 flex flex-col">
      <p className="text-pretty">
        <b className="font-semibold">{texts.grade(phone.grade)}</b>
        {facts.map((fact) => ` · ${fact}`).join('')}
        {color && (
          <>
            {' · '}
            <bdi>{color}</bdi>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 text-sm">
        {verifications && <Seals verifications={verifications} />}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <ReturnsAndWarranty phone={phone} />
        </p>
      </div>
    </div>
  )
}

/** The seals of the checks, which lead to what each has shown. */
function Seals({ verifications }: { verifications: Verifications }) {
  const t = useTranslations('phone.proof')
  const language = useLanguage()
  return (
    <a href="#proven" className="inline-flex min-h-11 items-center gap-2 rounded-field">
      <SealRow verifications={verifications} />
      <span className="underline underline-offset-4">
        {t('count', { shown: formatCount(countPassed(verifications), language) })}
      </span>
    </a>
  )
}

/** One seal for each check, made or not; a text beside it says how many were passed. */
function SealRow({ verifications }: { verifications: Verifications }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      {Object.entries(proofStates(verifications)).map(([proof, state]) => (
        <span key={proof} className={`seal seal-medium seal-${proof} seal-${state}`} />
      ))}
    </span>
  )
}
