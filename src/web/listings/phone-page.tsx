import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../paths.ts'
import type { Phone } from '../api/index.ts'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { useApi } from '../shell/use-api.ts'
import { useViewer } from '../shell/viewer.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Facts } from '../ui/facts.tsx'
import { Price } from '../ui/price.tsx'
import { PhoneAction } from './phone-action.tsx'
import { priceOf } from './phone-card.tsx'
import { factsOf } from './phone-facts.tsx'
import { PhonePhoto } from './phone-photo.tsx'
import { listingQueries } from './queries.ts'
import { ReportPhone } from './report-phone.tsx'
import { SimilarPhones } from './similar-phones.tsx'
import { unavailableWords } from './words.ts'

/** `loaded` is what the loader found; bookings made here change what is shown. */
export function PhonePage({ loaded }: { loaded: Phone }) {
  const { data: phone = loaded } = useQuery(listingQueries.phone(useApi(), loaded._id))
  const unavailable = unavailableWords[phone.state]
  return (
    <div className="page-width pt-6">
      <div className="mb-4 text-sm text-muted">
        <Breadcrumbs>
          <Link to={pages.home()}>Home</Link>
          <Link to={pages.products()} search={{ brand: [phone.brand] }}>
            {phone.brand}
          </Link>
          <span aria-current="page">{phone.name}</span>
        </Breadcrumbs>
      </div>
      <article className="grid items-start gap-8 md:grid-cols-2 lg:gap-14">
        <PhonePhoto
          phone={phone}
          sizes="(width >= 72rem) 32rem, (width >= 48rem) 46vw, 100vw"
          priority="first"
          className="aspect-square md:sticky md:top-24"
        />
        <div className="flex flex-col gap-6">
          <header>
            {unavailable && <Badge tone="waiting">{unavailable.label}</Badge>}
            <h1 className="mt-1 text-xl">{phone.name}</h1>
            <div className="mt-3">
              <Price {...priceOf(phone)} size="display" />
            </div>
          </header>
          <TheAct phone={phone} />
          <Facts facts={factsOf(phone)} />
          {phone.description && (
            <section>
              <h2 className="mb-2 text-lg">In the seller’s words</h2>
              <p className="max-w-prose break-words whitespace-pre-line">{phone.description}</p>
            </section>
          )}
          <section className="rounded-box bg-mist p-5">
            <h2 className="text-lg">How you get it</h2>
            <ol className="mt-2 list-decimal space-y-1 ps-5">
              <li>Book it: nobody else can while you hold it, and you pay nothing yet.</li>
              <li>Meet the seller within 48 hours in a public place and check the phone.</li>
              <li>Pay, and give the seller your hand-over code. That settles the sale.</li>
            </ol>
          </section>
          <ReportPhone phone={phone} />
        </div>
      </article>
      <SimilarPhones phone={phone} />
    </div>
  )
}

/** What this viewer can do; a visitor is shown the way in. */
function TheAct({ phone }: { phone: Phone }) {
  const { kind } = useViewer()
  const unavailable = unavailableWords[phone.state]
  if (kind !== 'visitor') return <PhoneAction phone={phone} wide />
  if (unavailable) return <p className="text-muted">{unavailable.why}</p>
  return (
    <Link
      to={pages.login(pages.phone(phone._id))}
      className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
    >
      Login to book
    </Link>
  )
}
