import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { modelTitle } from '../../shared/listings/model-title.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount, numberMarks } from '../../shared/quantities.ts'
import { formatMonth } from '../../shared/reader-format.ts'
import type { ModelFacts, Phone } from '../api/index.ts'
import { type Fact, Facts } from '../ui/layout/page-layout.tsx'
import { linkClass } from '../ui/link.tsx'
import { useReader } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { storageText } from './storage-text.ts'

type ModelFactsListProps = {
  phone: { brand: string; model: Phone['model']; facts?: ModelFacts | null }
}

export function ModelFactsList({ phone: { brand, model, facts } }: ModelFactsListProps) {
  const t = useTranslations('facts')
  const toFacts = useModelFacts()
  if (!model || !facts) return null
  const name = modelTitle(brand, model.name)
  return (
    <section aria-labelledby="the-model">
      <h2 id="the-model" className="mb-3 text-lg">
        {t('every', { name })}
      </h2>
      <Facts facts={toFacts(facts)} />
      <p className="mt-3 text-sm">
        <Link to={pages.model(model.slug)} className={linkClass}>
          {t('allAbout', { name })}
        </Link>
      </p>
    </section>
  )
}

/** Lists the known facts of a model. */
export function useModelFacts(): (facts: ModelFacts) => Fact[] {
  const t = useTranslations('facts.model')
  const language = useLanguage()
  const reader = useReader()
  const card = useTranslations('card')
  const storage = (gb: number) => storageText(gb, card)
  return (facts) => {
    const { launchPriceMinor, launchCurrency, securityUpdatesUntil, announced } = facts
    const { displayIn, mainCameraMp, batteryMah, ramGb } = facts
    const size = (number: number) => ({
      size: String(number).replace('.', numberMarks[language].decimal),
    })
    const rows: [term: string, value: string | false | null | undefined][] = [
      [
        t('announced'),
        // Some are known by their year alone.
        announced?.includes('-') ? formatMonth(announced, 'long', language) : announced,
      ],
      // The source table has 'other' for unknown.
      [t('os'), facts.os !== 'other' && facts.os],
      [t('chipset'), facts.chipset],
      [t('display'), displayIn !== null && t('inches', size(displayIn))],
      [t('camera'), mainCameraMp !== null && t('megapixels', size(mainCameraMp))],
      [
        t('battery'),
        batteryMah !== null && t('milliampereHours', { size: formatCount(batteryMah, language) }),
      ],
      [t('memory'), ramGb !== null && storage(ramGb)],
      [t('storage'), facts.storageGb.map(storage).join(', ')],
      [t('colors'), facts.colors.join(', ')],
      [
        // Of the United States in most cases, whatever the shop's own currency is.
        t('launchPrice', { currency: String(launchCurrency) }),
        launchPriceMinor !== null &&
          launchCurrency &&
          formatMoney(launchPriceMinor, launchCurrency, language),
      ],
      [t('updates'), securityUpdatesUntil && reader.calendarDay(securityUpdatesUntil)],
    ]
    return rows.flatMap(([term, value]) => (value ? [{ term, value }] : []))
  }
}
