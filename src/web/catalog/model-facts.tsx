import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { formatStorage } from '../../shared/listings/field-values.ts'
import { modelTitle } from '../../shared/listings/model-title.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import { formatMonth, type ReaderFormat } from '../../shared/reader-format.ts'
import type { ModelFacts, Phone } from '../api/index.ts'
import { type Fact, Facts } from '../ui/layout/page-layout.tsx'
import { linkClass } from '../ui/link.tsx'
import { useReader } from '../ui/reader.tsx'

type ModelFactsListProps = {
  phone: { brand: string; model: Phone['model']; facts?: ModelFacts | null }
}

export function ModelFactsList({ phone: { brand, model, facts } }: ModelFactsListProps) {
  const reader = useReader()
  if (!model || !facts) return null
  const name = modelTitle(brand, model.name)
  return (
    <section aria-labelledby="the-model">
      <h2 id="the-model" className="mb-3 text-lg">
        Every {name}
      </h2>
      <Facts facts={modelFacts(facts, reader)} />
      <p className="mt-3 text-sm">
        <Link to={pages.model(model.slug)} className={linkClass}>
          All about the {name}
        </Link>
      </p>
    </section>
  )
}

/** The known facts of a model. */
export function modelFacts(facts: ModelFacts, reader: ReaderFormat): Fact[] {
  const { launchPriceMinor, launchCurrency, securityUpdatesUntil, announced } = facts
  const rows: [term: string, value: string | false | null | undefined][] = [
    ['Announced', announced && formatAnnounced(announced)],
    // The source table has 'other' for unknown.
    ['System at launch', facts.os !== 'other' && facts.os],
    ['Chip', facts.chipset],
    ['Display', facts.displayIn !== null && `${facts.displayIn} in`],
    ['Main camera', facts.mainCameraMp !== null && `${facts.mainCameraMp} MP`],
    ['Battery', facts.batteryMah !== null && `${formatCount(facts.batteryMah)} mAh`],
    ['Memory', facts.ramGb !== null && `${facts.ramGb} GB`],
    ['Storage', facts.storageGb.map(formatStorage).join(', ')],
    ['Colors', facts.colors.join(', ')],
    [
      // Of the United States in most cases, whatever the shop's own currency is.
      `Price at launch (${launchCurrency})`,
      launchPriceMinor !== null && launchCurrency && formatMoney(launchPriceMinor, launchCurrency),
    ],
    ['Security updates until', securityUpdatesUntil && reader.calendarDay(securityUpdatesUntil)],
  ]
  return rows.flatMap(([term, value]) => (value ? [{ term, value }] : []))
}

/** '2021-09' becomes 'September 2021'; '2021' stays. */
function formatAnnounced(announced: string): string {
  return announced.includes('-') ? formatMonth(announced) : announced
}
