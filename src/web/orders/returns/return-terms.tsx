import { ShieldCheck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { CLAIM_ANSWER_DAYS } from '../../../shared/orders/order-limits.ts'
import { Facts } from '../../ui/layout/page-layout.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { OrderDetail } from '../order-api.ts'
import { useOrderTexts } from '../order-texts.ts'

type Terms = { terms: OrderDetail['afterSale'] }

/** Return policy and warranty of a sale, for its seller. */
export function SellersTerms({ terms }: Terms) {
  const t = useTranslations('orderPage.returns.terms')
  const texts = useOrderTexts()
  return (
    <Facts
      facts={[
        { term: t('returns'), value: texts.returns(terms) },
        {
          term: t('warranty'),
          value: (
            <>
              {texts.warranty(terms)}
              <span className="block font-normal text-muted">
                <bdi>{terms.warrantyText}</bdi>
              </span>
            </>
          ),
        },
      ]}
    />
  )
}

/** The same in the words of a buyer. */
export function BuyersTerms({ terms }: Terms) {
  const t = useTranslations('orderPage.returns.terms')
  const texts = useOrderTexts()
  const { returnDays, returnPostage, warrantyMonths, warrantyText } = terms
  const postage = t(returnPostage === 'seller' ? 'postageSeller' : 'postageBuyer')
  return (
    <div className="flex flex-col gap-4">
      <Term
        icon={<Undo2 />}
        title={returnDays === null ? t('noReturns') : t('within', texts.count(returnDays))}
      >
        {returnDays === null ? t('noReturnsText') : `${t('text')} ${postage}`}
      </Term>
      <Term
        icon={<ShieldCheck />}
        title={
          warrantyMonths === null ? t('noWarranty') : t('months', { time: texts.warranty(terms) })
        }
      >
        {warrantyMonths !== null && (
          <>
            <span className="block wrap-anywhere">
              <bdi>{warrantyText}</bdi>
            </span>
            <span>{t('warrantyText', texts.count(CLAIM_ANSWER_DAYS))}</span>
          </>
        )}
      </Term>
    </div>
  )
}

function Term({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-muted *:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <div className="max-w-prose text-sm text-pretty text-muted empty:hidden">{children}</div>
      </div>
    </div>
  )
}
