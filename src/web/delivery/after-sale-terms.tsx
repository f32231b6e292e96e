import { ShieldCheck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  type AfterSaleTerms,
  summarizeReturns,
  summarizeWarranty,
} from '../../shared/listings/after-sale-terms.ts'
import { displayField } from '../../shared/listings/field-values.ts'
import { listingFields } from '../../shared/listings/listing.fields.ts'
import { CLAIM_ANSWER_DAYS } from '../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Fact } from '../ui/layout/page-layout.tsx'

/** The terms as two facts; without returns or warranty, that there are none. */
export function afterSaleFacts(terms: AfterSaleTerms): Fact[] {
  return [
    { term: 'Returns', value: summarizeReturns(terms) },
    { term: 'Warranty', value: summarizeWarranty(terms) },
  ]
}

/** Return policy and warranty of a phone, in the words of a buyer. */
export function AfterSaleSection({ terms }: { terms: AfterSaleTerms }) {
  return (
    <section aria-labelledby="after-sale" className="flex min-w-0 flex-col gap-4">
      <h2 id="after-sale" className="text-lg">
        Returns and warranty
      </h2>
      <AfterSaleText terms={terms} />
    </section>
  )
}

/** The same without a heading. */
export function AfterSaleText({ terms }: { terms: AfterSaleTerms }) {
  const { returnDays, returnPostage, warrantyMonths, warrantyText } = terms
  return (
    <>
      <TermText
        icon={<Undo2 />}
        title={
          returnDays === null
            ? 'No returns'
            : `Returns within ${displayField(listingFields.returnDays, returnDays)}`
        }
      >
        {returnDays === null
          ? 'Check the phone before you accept it: you can’t return it because you changed your mind.'
          : `Counted from the day you get the phone. Send it back complete, in the condition you got it, erased and signed out of all accounts. ${postageText(returnPostage)}`}
      </TermText>
      <TermText
        icon={<ShieldCheck />}
        title={
          warrantyMonths === null
            ? 'No warranty'
            : `${displayField(listingFields.warrantyMonths, warrantyMonths)} of warranty`
        }
      >
        {warrantyMonths !== null && (
          <>
            {warrantyText && <span className="block wrap-anywhere">{warrantyText}</span>}
            Given by the seller, counted from the day you get the phone. If something breaks, make a
            claim in your order. The seller has {formatQuantity(CLAIM_ANSWER_DAYS, 'day')} to
            answer; if you can’t agree, an admin of this shop decides.
          </>
        )}
      </TermText>
    </>
  )
}

function postageText(returnPostage: AfterSaleTerms['returnPostage']): string {
  return returnPostage === 'seller'
    ? 'The seller pays the return postage.'
    : 'You pay the return postage.'
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
