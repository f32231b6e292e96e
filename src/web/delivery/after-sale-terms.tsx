import { ShieldCheck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '../../shared/languages.ts'
import type { AfterSaleTerms } from '../../shared/listings/after-sale-terms.ts'
import { CLAIM_ANSWER_DAYS } from '../../shared/orders/order-limits.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { Fact } from '../ui/layout/page-layout.tsx'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'

const counted = (count: number, language: Language) => ({
  count,
  shown: formatCount(count, language),
})

/** The terms as two facts; without returns or warranty, that there are none. */
export function afterSaleFacts(
  terms: AfterSaleTerms,
  t: Translate<'facts'>,
  language: Language,
): Fact[] {
  const { returnDays, returnPostage, warrantyMonths, warrantyText } = terms
  const months = warrantyMonths !== null && t('afterSale.months', counted(warrantyMonths, language))
  return [
    {
      term: t('afterSale.returns'),
      value:
        returnDays === null
          ? t('afterSale.returnsNone')
          : t(returnPostage === 'seller' ? 'afterSale.returnsSeller' : 'afterSale.returnsBuyer', {
              shown: formatCount(returnDays, language),
            }),
    },
    {
      term: t('afterSale.warranty'),
      value: !months
        ? t('afterSale.warrantyNone')
        : warrantyText
          ? `${months}: ${warrantyText}`
          : months,
    },
  ]
}

/** Return policy and warranty of a phone, in the words of a buyer. */
export function AfterSaleSection({ terms }: { terms: AfterSaleTerms }) {
  const t = useTranslations('facts.afterSale')
  return (
    <section aria-labelledby="after-sale" className="flex min-w-0 flex-col gap-4">
      <h2 id="after-sale" className="text-lg">
        {t('title')}
      </h2>
      <AfterSaleText terms={terms} />
    </section>
  )
}

/** The same without a heading. */
function AfterSaleText({ terms }: { terms: AfterSaleTerms }) {
  const t = useTranslations('facts.afterSale')
  const language = useLanguage()
  const { returnDays, returnPostage, warrantyMonths, warrantyText } = terms
  return (
    <>
      <TermText
        icon={<Undo2 />}
        title={
          returnDays === null ? t('noReturns') : t('returnsWithin', counted(returnDays, language))
        }
      >
        {returnDays === null
          ? t('noReturnsText')
          : `${t('returnsText')} ${t(returnPostage === 'seller' ? 'postage.seller' : 'postage.buyer')}`}
      </TermText>
      <TermText
        icon={<ShieldCheck />}
        title={
          warrantyMonths === null
            ? t('noWarranty')
            : t('warrantyFor', counted(warrantyMonths, language))
        }
      >
        {warrantyMonths !== null && (
          <>
            {warrantyText && (
              <span className="block wrap-anywhere">
                <bdi>{warrantyText}</bdi>
              </span>
            )}
            <span>{t('warrantyText', counted(CLAIM_ANSWER_DAYS, language))}</span>
          </>
        )}
      </TermText>
    </>
  )
}

function TermText({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <div className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-muted *:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="max-w-prose text-sm text-pretty text-muted empty:hidden">{children}</p>
      </div>
    </div>
  )
}
