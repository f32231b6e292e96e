import { Link } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { MakeOffer } from '../../orders/offers/make-offer.tsx'
import { usePhoneRole } from '../../shell/viewer.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Price } from '../../ui/price.tsx'
import { useTranslations } from '../../ui/text.ts'
import { PhoneAction } from '../phone-action.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import type { PhoneDetail } from '../queries.ts'
import { MessageSeller } from './message-seller.tsx'

type BuyBarProps = { phone: PhoneDetail; buyBox: RefObject<HTMLElement | null> }

/**
 * Price, booking, offer and message at the bottom edge of phones, while the buy box is out of sight. It always has its
 * room at the end of the page, so nothing moves when it is shown. Only for people who can buy the phone.
 */
export function BuyBar({ phone, buyBox }: BuyBarProps) {
  const isShown = useOutOfSight(buyBox)
  const role = usePhoneRole(phone)
  const { prices } = usePhoneTexts()
  const t = useTranslations('phone')
  if (role !== 'visitor' && role !== 'buyer') return null
  return (
    <section aria-label={t('buyBar')} className={classNames('buy-bar', isShown && 'is-shown')}>
      <Price amount={prices(phone).amount} size="medium" />
      <div className="flex min-w-0 items-center gap-1">
        <MakeOffer phone={phone} inBar />
        <MessageSeller phone={phone} inBar />
        <BarAction phone={phone} isVisitor={role === 'visitor'} />
      </div>
    </section>
  )
}

function BarAction({ phone, isVisitor }: { phone: PhoneDetail; isVisitor: boolean }) {
  const unavailable = usePhoneTexts().unavailable(phone)
  const t = useTranslations('card.book')
  // A phone that this buyer has just booked keeps its button until the order opens.
  if (unavailable && (isVisitor || phone.state !== 'reserved'))
    return <Badge tone="waiting">{unavailable.label}</Badge>
  if (isVisitor)
    return (
      <Link
        to={pages.login(pages.namedPhone(phone._id, phone.slug))}
        aria-label={t('nowOf', { name: phone.name })}
        className={buttonClass({ variant: 'primary' })}
      >
        {t('now')}
      </Link>
    )
  return <PhoneAction phone={phone} opensOrder inBar />
}

/** The part of the screen, from the top, that the sticky navbar covers. */
const NAVBAR = '-8%'

function useOutOfSight(part: RefObject<HTMLElement | null>): boolean {
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    if (!part.current) return
    const observer = new IntersectionObserver(
      (entries) => setOutOfSight(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `${NAVBAR} 0% 0% 0%` },
    )
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part])
  return isOutOfSight
}
