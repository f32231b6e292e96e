import { ShieldCheck, Undo2 } from 'lucide-react'
import { useTranslations } from '../../ui/text.ts'
import { usePhoneTexts } from '../phone-texts.ts'
import type { PhoneDetail } from '../queries.ts'

/** Returns and warranty in a few words, also that there are none. */
export function ReturnsAndWarranty({ phone }: { phone: PhoneDetail }) {
  const t = useTranslations('facts.afterSale')
  const texts = usePhoneTexts()
  const { returnDays, warrantyMonths } = phone
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <Undo2 aria-hidden="true" className="size-4 shrink-0" />
        {texts.afterSale({ returnDays, warrantyMonths: null })[0] ?? t('noReturns')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
        {texts.afterSale({ returnDays: null, warrantyMonths })[0] ?? t('noWarranty')}
      </span>
    </>
  )
}
