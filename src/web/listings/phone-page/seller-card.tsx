import { BadgeCheck, MapPin } from 'lucide-react'
import type { Phone } from '../../api/index.ts'
import { MessageSeller } from '../../messaging/message-seller.tsx'
import { SellerRatings } from '../../orders/ratings/seller-ratings.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { placeOf } from '../listing-labels.ts'

const standings: Record<Phone['standing'], { label: string; why: string }> = {
  new: { label: 'New seller', why: 'No completed sales yet.' },
  proven: { label: 'Proven seller', why: 'Has completed a sale here.' },
  trusted: {
    label: 'Trusted seller',
    why: 'At least five completed sales, none reversed.',
  },
}

/** Who sells it, how they have stood so far, and where; never an address. */
export function SellerCard({ phone }: { phone: Phone }) {
  const { label, why } = standings[phone.standing]
  const place = placeOf(phone)
  return (
    <section
      aria-label="Seller"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-hairline py-4"
    >
      <Avatar name={phone.seller} />
      <div className="min-w-48 flex-1">
        <p className="truncate font-medium">{phone.seller}</p>
        <p className="flex items-center gap-1.5 text-sm">
          {phone.standing !== 'new' && <BadgeCheck className="size-4 shrink-0 text-green" />}
          <span>
            {label}. <span className="text-muted">{why}</span>
          </span>
        </p>
        {place && (
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <MapPin className="size-4 shrink-0" />
            {place}
          </p>
        )}
        {phone.sellerId && <SellerRatings seller={{ id: phone.sellerId, name: phone.seller }} />}
      </div>
      <MessageSeller phone={phone} />
    </section>
  )
}
