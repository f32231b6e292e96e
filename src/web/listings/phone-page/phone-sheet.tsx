import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { renderSVG } from 'uqr'
import { pages } from '../../../contract/urls.ts'
import { isolate, isolatePlace } from '../../../shared/isolate.ts'
import { useShop } from '../../shell/shop.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/layout/page-layout.tsx'
import { linkClass } from '../../ui/link.tsx'
import { QrPicture } from '../../ui/pictures/qr-picture.tsx'
import { Price } from '../../ui/price.tsx'
import { useTranslations } from '../../ui/text.ts'
import { proofStates } from '../../verification/proof-states.ts'
import { phonePlace } from '../listing-labels.ts'
import { PhonePhoto } from '../phone-photo.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import type { PhoneDetail } from '../queries.ts'
import { usePhoneFacts } from './phone-facts.tsx'
import { ReturnsAndWarranty } from './returns-and-warranty.tsx'

/** The checks that the phone has passed, by name. */
function PassedChecks({ phone: { verifications, grade } }: { phone: PhoneDetail }) {
  const t = useTranslations('card.proof')
  const texts = usePhoneTexts()
  if (!verifications) return null
  const states = proofStates(verifications)
  const proofs = (['imei', 'grading', 'checkup', 'possession'] as const).filter(
    (proof) => states[proof] === 'proven',
  )
  return (
    <ul className="mt-3 flex flex-col gap-1 text-sm empty:hidden">
      {proofs.map((proof) => (
        <li key={proof} className="flex items-center gap-2">
          <span aria-hidden="true" className={`seal seal-medium seal-${proof} seal-proven`} />
          {proof === 'grading' ? texts.grade(grade) : t(proof)}
        </li>
      ))}
    </ul>
  )
}

/** One sheet of paper about a phone, for a window or a notice board. The code opens its page. */
export function PhoneSheet({ phone, address }: { phone: PhoneDetail; address: string }) {
  const { name: shopName } = useShop()
  const t = useTranslations('sheet')
  const texts = usePhoneTexts()
  const { language } = texts
  const unavailable = texts.unavailable(phone)
  const place = phonePlace(phone)
  return (
    <div className="page-width py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={pages.namedPhone(phone._id, phone.slug)} className={linkClass}>
          {t('back')}
        </Link>
        <Button
          variant="primary"
          icon={<Printer className="size-4" />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      {unavailable && (
        <p className="mb-4 rounded-field bg-amber-wash px-3 py-2 text-sm print:hidden">
          {unavailable.label}. {unavailable.why}
        </p>
      )}
      <article className="print-alone mx-auto max-w-3xl rounded-box border border-hairline p-6 md:p-8">
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-6">
          <PhonePhoto phone={phone} sizes="20rem" className="aspect-square" priority="first" />
          <div className="min-w-0">
            <h1 className="text-xl wrap-anywhere">
              <bdi>{phone.name}</bdi>
            </h1>
            <div className="mt-2">
              <Price {...texts.prices(phone)} size="display" />
            </div>
            <p className="mt-2 text-muted wrap-anywhere">
              {[isolate(phone.seller, language), isolatePlace(place, language)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <PassedChecks phone={phone} />
            <p className="mt-3 flex flex-col gap-1 text-sm">
              <ReturnsAndWarranty phone={phone} />
            </p>
          </div>
        </div>
        <div className="mt-6">
          <Facts facts={usePhoneFacts(phone)} />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-6">
          <QrPicture
            svg={renderSVG(address)}
            alt={t('code', { name: phone.name })}
            className="size-36 shrink-0 rounded-field"
          />
          <div className="min-w-48 flex-1">
            <p className="text-lg font-medium">{t('scan')}</p>
            <p className="mt-1 text-muted">{t('book', { shop: shopName })}</p>
            <p dir="ltr" className="mt-2 text-start font-mono text-sm wrap-anywhere">
              {address}
            </p>
          </div>
        </div>
      </article>
    </div>
  )
}
