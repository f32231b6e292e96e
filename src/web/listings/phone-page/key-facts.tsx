import { formatCount } from '../../../shared/quantities.ts'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { countPassed, proofKinds, proofStates } from '../../verification/proof-states.ts'
import { SealButton } from '../../verification/seal-button.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import type { PhoneDetail } from '../queries.ts'
import { ReturnsAndWarranty } from './returns-and-warranty.tsx'

/** What tells two phones of a model apart, below the price: condition, storage, use and color, checks, returns, warranty. */
export function KeyFacts({ phone }: { phone: PhoneDetail }) {
  const texts = usePhoneTexts()
  const { color } = phone
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
        <Seals phone={phone} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <ReturnsAndWarranty phone={phone} />
        </p>
      </div>
    </div>
  )
}

/** A seal for each check, made or not, and a link to what they have shown. */
function Seals({ phone: { _id, verifications } }: { phone: PhoneDetail }) {
  const t = useTranslations('phone.proof')
  const language = useLanguage()
  if (!verifications) return null
  const { checkup } = verifications
  const states = proofStates(verifications)
  return (
    <div className="flex items-center gap-2">
      <span className="-ms-2.5 inline-flex">
        {proofKinds.map((kind) => (
          <SealButton
            key={kind}
            kind={kind}
            state={states[kind]}
            checkup={
              kind === 'checkup' && checkup ? { phoneId: _id, results: checkup.results } : undefined
            }
            className="seal-medium inline-flex size-11 items-center justify-center"
          />
        ))}
      </span>
      <a
        href="#proven"
        className="inline-flex min-h-11 items-center rounded-field underline underline-offset-4"
      >
        {t('count', { shown: formatCount(countPassed(verifications), language) })}
      </a>
    </div>
  )
}
