import { CircleCheck } from 'lucide-react'
import { formatMonth } from '../../shared/reader-format.ts'
import type { SellerProfile } from '../api/index.ts'
import { CircleDashed } from '../ui/circle-dashed.tsx'

type Fact = { isKnown: boolean; title: string; what: string }

/** What was checked about a seller, and what each of it means. */
export function SellerChecks({ seller }: { seller: SellerProfile }) {
  return (
    <section aria-labelledby="seller-checks" className="rounded-box border border-hairline p-5">
      <h2 id="seller-checks" className="mb-4 text-lg">
        What we know about this seller
      </h2>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {factsAbout(seller).map(({ isKnown, title, what }) => (
          <li key={title} className="flex items-start gap-3">
            {isKnown ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
            ) : (
              <CircleDashed aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            )}
            <span>
              <span className="font-medium">{title}</span>
              <span className="block text-sm text-muted">{what}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="pt-4 text-sm text-muted">We don’t check identity documents.</p>
    </section>
  )
}

function factsAbout({ checks, memberSince, sales }: SellerProfile): Fact[] {
  const { emailConfirmed, phoneNumberConfirmed, payoutAccount, provenPhones } = checks
  const count = (n: number, of: string) => `${n} ${of}${n === 1 ? '' : 's'}`
  return [
    ...(emailConfirmed === null
      ? []
      : [
          {
            isKnown: emailConfirmed,
            title: emailConfirmed ? 'Email address confirmed' : 'Email address not confirmed',
            what: emailConfirmed
              ? 'They opened a link that we sent to it.'
              : 'They have not opened the link that we send to confirm it.',
          },
        ]),
    ...(phoneNumberConfirmed === null
      ? []
      : [
          {
            isKnown: phoneNumberConfirmed,
            title: phoneNumberConfirmed ? 'Confirmed phone number' : 'No confirmed phone number',
            what: phoneNumberConfirmed
              ? 'They entered a code that we sent to it in a text message.'
              : 'They have not entered a code from a text message yet.',
          },
        ]),
    ...(payoutAccount === null
      ? []
      : [
          {
            isKnown: payoutAccount,
            title: payoutAccount ? 'Payout account connected' : 'No payout account yet',
            what: payoutAccount
              ? 'The payment provider accepted their account and pays out to it.'
              : 'Money from a sale waits until they connect one.',
          },
        ]),
    {
      isKnown: provenPhones > 0,
      title:
        provenPhones > 0
          ? `${count(provenPhones, 'phone')} photographed with a code`
          : 'No phone photographed with a code',
      what: 'A photo of the phone with our one-time code shows that they had it in their hands.',
    },
    {
      isKnown: sales > 0,
      title: sales > 0 ? `${count(sales, 'phone')} sold here` : 'No sales yet',
      what: `Completed sales that count for their level. Member since ${formatMonth(memberSince)}.`,
    },
  ]
}
