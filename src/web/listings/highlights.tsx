import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { useApi } from '../api/index.ts'
import { Section } from '../ui/layout/page-layout.tsx'
import { linkClass } from '../ui/link.tsx'
import { useTranslations } from '../ui/text.ts'
import { type HighlightedPhone, highlightsQuery } from './highlights-query.ts'
import { usePhoneTexts } from './phone-texts.ts'
import { PhoneTile } from './phone-tile.tsx'

/** The phones that people look for first, above everything else that the shop has. */
export function Highlights() {
  const t = useTranslations('home')
  const { data } = useQuery(highlightsQuery(useApi()))
  if (!data) return null
  const { deals, priceDrops, newest } = data
  return (
    <>
      <Shelf title={t('deals.title')} lead={t('deals.lead')} phones={deals} isFirst />
      <Shelf title={t('newest')} phones={newest} isFirst={deals.length === 0} hasMore />
      <Shelf
        title={t('drops.title')}
        lead={t('drops.lead')}
        phones={priceDrops}
        isFirst={deals.length + newest.length === 0}
      />
    </>
  )
}

type ShelfProps = {
  title: string
  lead?: string
  phones: readonly HighlightedPhone[]
  /** Its photos are in the first screen. */
  isFirst: boolean
  /** Whether the list of all phones goes on with more of these. */
  hasMore?: boolean
}

/** A row of small cards, which scrolls sideways where there is no room for all; nothing without phones. */
export function Shelf({ title, lead, phones, isFirst, hasMore = false }: ShelfProps) {
  const t = useTranslations('home')
  const { shortFacts } = usePhoneTexts()
  if (phones.length === 0) return null
  return (
    <Section
      title={title}
      lead={lead}
      isDense
      more={
        hasMore && (
          <Link to={pages.products()} className={linkClass}>
            {t('allPhones')}
          </Link>
        )
      }
    >
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain px-4 pb-2 lg:mx-0 lg:grid lg:grid-cols-6 lg:gap-6 lg:overflow-visible lg:px-0">
        {phones.map((phone, index) => (
          <li key={phone._id} className="w-40 shrink-0 snap-start lg:w-auto">
            <PhoneTile
              phone={phone}
              priority={isFirst ? (index === 0 ? 'first' : 'soon') : 'later'}
              sizes="(width >= 64rem) 14rem, 10rem"
              facts={shortFacts(phone).slice(0, 2).join(' · ')}
              priceBeforeMinor={phone.priceBeforeMinor}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
