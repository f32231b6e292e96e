import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { type Phone, useApi } from '../../api/index.ts'
import { Section } from '../../ui/layout/page-layout.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { CardPhone } from '../card-phone.ts'
import { PhoneCard } from '../phone-card.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import { listingQueries } from '../queries.ts'
import { BrandLink, OtherPhonesLoading, rowsClass, SHOWN } from './other-phones-loading.tsx'

/** Phones with the photo next to the facts; two columns on large screens. */
export function PhoneRows({ phones }: { phones: readonly CardPhone[] }) {
  return (
    <ul className={rowsClass}>
      {phones.map((phone) => (
        <li key={phone._id}>
          <PhoneCard phone={phone} layout="row" heading="h3" />
        </li>
      ))}
    </ul>
  )
}

/** Other live phones of the same model, cheapest first, and phones of the same brand at a similar price. */
export default function OtherListings({ phone }: { phone: Phone }) {
  const api = useApi()
  const { model } = phone
  const offers = useQuery({ ...listingQueries.offers(api, phone), enabled: !!model })
  const similar = useQuery(listingQueries.similar(api, phone))
  if (similar.isPending || (model !== null && offers.isPending)) return <OtherPhonesLoading />
  return (
    <>
      {offers.data && <OtherOffers phone={phone} {...offers.data} />}
      {similar.data && <SimilarPhones brand={phone.brand} phones={similar.data} />}
    </>
  )
}

type OtherOffersProps = {
  phone: Phone
  items: readonly CardPhone[]
  total: number
  totalIsExact: boolean
}

function OtherOffers({ phone, items, total, totalIsExact }: OtherOffersProps) {
  const texts = usePhoneTexts()
  const t = useTranslations('phone.others')
  const others = items.filter(({ _id }) => _id !== phone._id).slice(0, SHOWN)
  if (!phone.model || others.length === 0) return null
  const { slug, name } = phone.model
  return (
    <Section
      title={t('offers', { name })}
      more={
        <Link to={pages.products()} search={{ model: [slug] }} className={linkClass}>
          {t('see', { phones: texts.total(total, totalIsExact) })}
        </Link>
      }
    >
      <PhoneRows phones={others} />
    </Section>
  )
}

function SimilarPhones({ brand, phones }: { brand: string; phones: readonly CardPhone[] }) {
  const t = useTranslations('phone.others')
  if (phones.length === 0) return null
  return (
    <Section title={t('similar')} more={<BrandLink brand={brand} />}>
      <PhoneRows phones={phones} />
    </Section>
  )
}
