import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { modelTitle } from '../../shared/listings/model-title.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount, formatDecimal } from '../../shared/quantities.ts'
import { formatMonth } from '../../shared/reader-format.ts'
import type { PageMessages } from '../../text/pages.ts'
import type { ModelFacts, Phone } from '../api/index.ts'
import { Facts } from '../ui/layout/page-layout.tsx'
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

type FactKey = Exclude<
  keyof PageMessages['facts']['model'],
  'inches' | 'megapixels' | 'milliampereHours'
>

/** A known fact of a model; its key is that of its term among the messages. */
export type ModelFact = { key: FactKey; term: string; value: string }

/** Lists the known facts of a model. */
export function useModelFacts(): (facts: ModelFacts) => ModelFact[] {
  const t = useTranslations('facts.model')
  const language = useLanguage()
  const reader = useReader()
  const card = useTranslations('card')
  const storage = (gb: number) => storageText(gb, card, language)
  return (facts) => {
    const { launchPriceMinor, launchCurrency, securityUpdatesUntil, announced } = facts
    const { displayIn, mainCameraMp, batteryMah, ramGb } = facts
    const size = (number: number) => ({ size: formatDecimal(number, language) })
    const values: [key: FactKey, value: string | false | null | undefined][] = [
      [
        'announced',
        // Some are known by their year alone.
        announced?.includes('-') ? formatMonth(announced, 'long', language) : announced,
      ],
      // The source table has 'other' for unknown.
      ['os', facts.os !== 'other' && facts.os],
      ['chipset', facts.chipset],
      ['display', displayIn !== null && t('inches', size(displayIn))],
      ['camera', mainCameraMp !== null && t('megapixels', size(mainCameraMp))],
      [
        'battery',
        batteryMah !== null && t('milliampereHours', { size: formatCount(batteryMah, language) }),
      ],
      ['memory', ramGb !== null && storage(ramGb)],
      ['storage', facts.storageGb.map(storage).join(card('comma'))],
      ['colors', facts.colors.join(', ')],
      [
        // Of the United States in most cases, whatever the shop's own currency is.
        'launchPrice',
        launchPriceMinor !== null &&
          launchCurrency &&
          formatMoney(launchPriceMinor, launchCurrency, language),
      ],
      ['updates', securityUpdatesUntil && reader.calendarDay(securityUpdatesUntil)],
    ]
    const currency = String(launchCurrency)
    return values.flatMap(([key, value]) =>
      value ? [{ key, term: t(key, { currency }), value }] : [],
    )
  }
}
