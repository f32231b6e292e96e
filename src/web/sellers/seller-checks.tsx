import { CircleCheck, CircleDashed } from 'lucide-react'
import { formatCount } from '../../shared/quantities.ts'
import { formatMonth } from '../../shared/reader-format.ts'
import type { SellerProfile } from '../api/index.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'

/** What was checked about a seller, and what each of it means. */
export function SellerChecks({ seller }: { seller: SellerProfile }) {
  const t = useTranslations('seller.checks')
  const checks = useChecks(seller)
  return (
    <section aria-labelledby="seller-checks" className="rounded-box border border-hairline p-5">
      <h2 id="seller-checks" className="mb-4 text-lg">
        {t('title')}
      </h2>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {checks.map(({ isKnown, title, text }) => (
          <li key={title} className="flex items-start gap-3">
            {isKnown ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
            ) : (
              <CircleDashed aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            )}
            <span>
              <span className="font-medium">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="pt-4 text-sm text-muted">{t('documents')}</p>
    </section>
  )
}

type Check = { isKnown: boolean; title: string; text: string }

function useChecks({ checks, memberSince, sales }: SellerProfile): Check[] {
  const t = useTranslations('seller.checks')
  const language = useLanguage()
  const { emailConfirmed, phoneNumberConfirmed, payoutAccount, verifiedPhones } = checks
  const counted = (count: number) => ({ count, shown: formatCount(count, language) })
  /** Nothing for what this shop does not check. */
  const check = (kind: 'email' | 'number' | 'payout', isKnown: boolean | null): Check[] =>
    isKnown === null
      ? []
      : [
          {
            isKnown,
            title: t(`${kind}.${isKnown ? 'yes' : 'no'}`),
            text: t(`${kind}.${isKnown ? 'yesText' : 'noText'}`),
          },
        ]
  return [
    ...check('email', emailConfirmed),
    ...check('number', phoneNumberConfirmed),
    ...check('payout', payoutAccount),
    {
      isKnown: verifiedPhones > 0,
      title: verifiedPhones > 0 ? t('photographed', counted(verifiedPhones)) : t('notPhotographed'),
      text: t('photographedText'),
    },
    {
      isKnown: sales > 0,
      title: sales > 0 ? t('sales', counted(sales)) : t('noSales'),
      text: t('salesText', { month: formatMonth(memberSince, 'long', language) }),
    },
  ]
}
