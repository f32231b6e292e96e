import { formatMoney } from '../../../shared/money.ts'
import { TimeLeft } from '../time-left.tsx'
import type { Dispute } from './calls.ts'
import type { You } from './dispute-words.ts'

/** Where an open dispute stands: what is awaited, by when, and what happens then. The same for both. */
export function DisputeClock({ dispute, you }: { dispute: Dispute; you: You }) {
  const { answerDueAt, returnDueAt, endsAt, stage } = dispute
  const price = formatMoney(dispute.priceMinor, dispute.currency)
  const [buyer, seller] = [you === 'buyer' ? 'You' : dispute.buyer, dispute.seller]
  return (
    <div className="flex flex-col gap-3 rounded-box bg-amber-wash p-4 md:p-5">
      <p className="max-w-prose text-pretty">{stageText(dispute, you)}</p>
      <div className="flex flex-col gap-2">
        {answerDueAt && (
          <TimeLeft
            at={answerDueAt}
            label={`${you === 'seller' ? 'You answer' : `${seller} answers`} until`}
          />
        )}
        {returnDueAt && (
          <TimeLeft
            at={returnDueAt}
            label={`${buyer} ${you === 'buyer' ? 'send' : 'sends'} the phone back until`}
          />
        )}
        {endsAt && stage !== 'stuck' && (
          <TimeLeft
            at={endsAt}
            label={
              you === 'buyer'
                ? `Without a decision you get ${price} back on`
                : `Without a decision ${dispute.buyer} gets ${price} back on`
            }
          />
        )}
      </div>
    </div>
  )
}

function stageText({ stage, buyer, seller }: Dispute, you: You): string {
  const isBuyer = you === 'buyer'
  const isSeller = you === 'seller'
  if (stage === 'open')
    return isSeller
      ? 'Say how you see it, or propose how it could end. Without an answer in time, an admin is asked.'
      : `${seller} is asked how they see it. Without an answer in time, an admin is asked.`
  if (stage === 'answered')
    return 'Settle it between you, or an admin who is no party decides by what both of you say here.'
  if (stage === 'returning')
    return isBuyer
      ? 'Send the phone back and say under which number. Once it is back, you get your money.'
      : `${buyer} sends the phone back, with a number to follow it by.`
  if (stage === 'sent_back')
    return isSeller
      ? 'Say what came back as soon as you have it. The phone that you sold refunds its buyer at once.'
      : `${seller} says what came back. The phone that was sold means a full refund at once.`
  return 'What came back is not the phone that was sold, says the seller. No money moves by itself any more: admins are asked to decide.'
}
