import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import type { PhoneInList } from '../api/index.ts'
import { cardLinkClass, LinkCard } from '../ui/link.tsx'
import { useTranslations } from '../ui/text.ts'
import { PhonePhoto } from './phone-photo.tsx'
import { usePhoneTexts } from './phone-texts.ts'

export type TilePhone = Pick<
  PhoneInList,
  '_id' | 'slug' | 'name' | 'color' | 'img' | 'priceMinor' | 'currency' | 'priceVerdict'
>

type PhoneTileProps = {
  phone: TilePhone
  /** How wide the photo is shown, for the browser's choice of file. */
  sizes: string
  /** When its photo is fetched. */
  priority?: 'first' | 'soon' | 'later' | undefined
  /** Between name and price. */
  facts?: ReactNode
  /** Its price before it was lowered, in minor units. */
  priceBeforeMinor?: number | undefined
  /** After the price: why it can't be bought. */
  unavailable?: string | undefined
}

/** A phone as a small card: photo, name, price, and how that compares with sold prices. */
export function PhoneTile(props: PhoneTileProps) {
  const { phone, sizes, priority, facts, priceBeforeMinor, unavailable } = props
  const { priceVerdict, currency } = phone
  const t = useTranslations('card')
  const { money } = usePhoneTexts()
  return (
    <LinkCard>
      <PhonePhoto phone={phone} sizes={sizes} priority={priority} className="aspect-square" />
      <Link
        to={pages.namedPhone(phone._id, phone.slug)}
        className={`${cardLinkClass} mt-2 font-medium`}
      >
        <bdi className="block truncate">{phone.name}</bdi>
      </Link>
      {facts && <p className="line-clamp-2 text-sm text-muted">{facts}</p>}
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums text-muted">
        <b className="text-base font-semibold text-ink">{money(phone.priceMinor, currency)}</b>
        {priceBeforeMinor !== undefined && (
          <del>
            <span className="sr-only">{`${t('price.before')} `}</span>
            {money(priceBeforeMinor, currency)}
          </del>
        )}
        {unavailable && <span>{unavailable}</span>}
      </p>
      {priceVerdict && (
        <p className={`price-verdict price-${priceVerdict}`}>{t(`verdict.${priceVerdict}`)}</p>
      )}
    </LinkCard>
  )
}
