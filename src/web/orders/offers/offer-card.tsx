import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { formatMoney } from '../../../shared/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/reader.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { TimeLeft } from '../time-left.tsx'
import type { Answer, Offer } from './offer-api.ts'
import { offerState, percentOf, priceLabel } from './offer-labels.ts'

type OfferCardProps = {
  offer: Offer
  /** The running action and the offer's id. */
  busy: string | undefined
  onAnswer: (answer: Answer) => void
  onCounter: () => void
}

export function OfferCard(props: OfferCardProps) {
  const { offer } = props
  const isOpen = offer.state === 'open'
  const { label, tone } = offerState(offer)
  const nameId = `offer-${offer._id}`
  const Name = isOpen ? 'h2' : 'h3'
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        'flex flex-col gap-4',
        isOpen ? 'rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5' : 'py-4',
      )}
    >
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Thumbnail src={offer.img} />
        <div className="min-w-40 flex-1">
          <Name id={nameId} className="font-semibold break-words">
            <Link to={pages.namedPhone(offer.phoneId, offer.slug)} className="hover:underline">
              {offer.name}
            </Link>
          </Name>
          <p className="text-sm text-muted">
            {offer.you === 'buyer' ? 'Seller' : 'Buyer'}: {offer.with} ·{' '}
            <Moment at={offer.createdAt} exact />
          </p>
        </div>
        <div className="shrink-0">
          <Badge tone={tone}>{label}</Badge>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-sm text-muted">{priceLabel(offer)}</p>
          <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className={isOpen ? 'text-xl font-bold' : 'text-lg font-semibold'}>
              {formatMoney(offer.priceMinor, offer.currency)}
            </span>
            <span className="text-sm text-muted">
              {percentOf(offer.priceMinor, offer.askingMinor)}% of{' '}
              {formatMoney(offer.askingMinor, offer.currency)}
            </span>
          </p>
          {isOpen && (
            <div className="mt-2">
              <TimeLeft at={offer.expiresAt} label="Valid until" />
            </div>
          )}
        </div>
        <OfferActions {...props} nameId={nameId} />
      </div>
    </article>
  )
}

function OfferActions({
  offer,
  busy,
  onAnswer,
  onCounter,
  nameId,
}: OfferCardProps & { nameId: string }) {
  const { actions, orderId, you, by, phoneId, slug } = offer
  const about = { 'aria-describedby': nameId }
  const button = (answer: Answer, label: string, busyLabel: string, primary = false) =>
    actions.includes(answer) && (
      <Button
        {...about}
        variant={primary ? 'primary' : 'quiet'}
        busy={busy === `${answer} ${offer._id}`}
        busyLabel={busyLabel}
        onClick={() => onAnswer(answer)}
      >
        {label}
      </Button>
    )
  const canOfferAgain = you === 'buyer' && by === 'seller' && actions.includes('accept')
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full max-sm:[&_.btn]:flex-auto max-sm:[&_.btn]:px-3">
      {orderId && (
        <Link to={pages.order(orderId)} className={buttonClass()} aria-describedby={nameId}>
          View order
        </Link>
      )}
      {button('withdraw', 'Withdraw offer', 'Withdrawing')}
      {button('decline', 'Decline', 'Declining')}
      {actions.includes('counter') && (
        <Button {...about} aria-haspopup="dialog" onClick={onCounter}>
          Counter-offer
        </Button>
      )}
      {canOfferAgain && (
        <Link
          to={pages.namedPhone(phoneId, slug)}
          className={buttonClass()}
          aria-describedby={nameId}
        >
          Make a new offer
        </Link>
      )}
      {button('accept', 'Accept', 'Accepting', true)}
    </div>
  )
}
