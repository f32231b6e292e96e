import { BadgeAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { isolatePlace } from '../../../shared/isolate.ts'
import { modelTitle } from '../../../shared/listings/model-title.ts'
import { formatSaving } from '../../../shared/money.ts'
import type { ModelFacts, Pricing, Verifications } from '../../api/index.ts'
import { useModelFacts } from '../../catalog/model-facts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { useReader } from '../../ui/reader.tsx'
import { useCount, useLanguage, useTranslations } from '../../ui/text.ts'
import { checkupState, imeiState, type ProofState } from '../../verification/proof-states.ts'
import { phonePlace } from '../listing-labels.ts'
import { comparePrices } from '../phone-page/price-check.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import { bestScore } from './comparison.ts'
import type { ComparedPhone } from './load-compared.ts'

export type CompareCell = {
  /** Undefined where it is not known. */
  text: string | undefined
  /** How it is shown, where not as its text. */
  content?: ReactNode
  isBest: boolean
}

export type CompareRow = { key: string; term: string; cells: CompareCell[]; differs: boolean }

export type CompareGroup = { title: string; rows: CompareRow[] }

type Value = { text: string | false | null | undefined; content?: ReactNode }

type RowSpec = {
  key: string
  term: string
  value: (phone: ComparedPhone) => Value | Value['text']
  /** What makes a value better than another: the more the better. Null where it is not known. */
  score?: (phone: ComparedPhone) => number | null | undefined
}

const scoreOfGrade = { A: 4, B: 3, C: 2, D: 1 } as const
const tones = { great: 'good', fair: 'neutral', high: 'waiting' } as const

/** What is compared, in groups of rows. Rows of which nothing is known are missing. */
export function useCompareGroups(phones: readonly ComparedPhone[]): CompareGroup[] {
  const t = useTranslations('compare')
  const groups = [
    { title: t('group.price'), rows: usePriceRows() },
    { title: t('group.phone'), rows: usePhoneRows() },
    { title: t('group.checks'), rows: useCheckRows() },
    { title: t('group.deal'), rows: useDealRows() },
    { title: t('group.model'), rows: useModelRows(phones) },
  ]
  return groups.map(({ title, rows }) => ({
    title,
    rows: rows
      .map((row) => toRow(row, phones))
      .filter(({ cells }) => cells.some(({ text }) => text)),
  }))
}

/** Names and what people typed are written in their own direction. */
function typed(text: Value['text']): Value | null {
  return text ? { text, content: <bdi>{text}</bdi> } : null
}

function toRow({ key, term, value, score }: RowSpec, phones: readonly ComparedPhone[]): CompareRow {
  const values = phones.map((phone) => {
    const shown = value(phone)
    const { text, content } = shown && typeof shown === 'object' ? shown : { text: shown }
    return { text: text || undefined, content, score: text ? (score?.(phone) ?? null) : null }
  })
  const best = bestScore(values.map((one) => one.score))
  const cells = values.map(({ text, content, score }) => ({
    text,
    content,
    isBest: best !== null && score === best,
  }))
  return { key, term, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 }
}

function usePriceRows(): RowSpec[] {
  const t = useTranslations('compare.row')
  const { money } = usePhoneTexts()
  const verdictLabel = useTranslations('card.verdict')
  const language = useLanguage()
  const wording = { t: useTranslations('phone.price'), language }
  const saved = ({ originalPriceMinor, priceMinor }: ComparedPhone) =>
    originalPriceMinor === null ? null : originalPriceMinor - priceMinor
  const toVerdict = (verdict: NonNullable<Pricing['verdict']>) => ({
    text: verdictLabel(verdict),
    content: <Badge tone={tones[verdict]}>{verdictLabel(verdict)}</Badge>,
  })
  return [
    {
      key: 'price',
      term: t('price'),
      value: ({ priceMinor, currency }) => money(priceMinor, currency),
      score: ({ priceMinor }) => -priceMinor,
    },
    {
      key: 'verdict',
      term: t('verdict'),
      value: ({ verdict }) => (verdict ? toVerdict(verdict) : wording.t('noVerdict')),
    },
    {
      key: 'market',
      term: t('market'),
      value: (phone) => phone.market && comparePrices(phone, phone.market, wording),
    },
    {
      key: 'original',
      term: t('original'),
      value: ({ originalPriceMinor, currency }) =>
        originalPriceMinor !== null && money(originalPriceMinor, currency),
    },
    {
      key: 'saving',
      term: t('saving'),
      value: (phone) => formatSaving(phone, language),
      score: saved,
    },
  ]
}

function usePhoneRows(): RowSpec[] {
  const t = useTranslations('compare.row')
  const facts = useTranslations('facts')
  const shown = useCount()
  const texts = usePhoneTexts()
  return [
    {
      key: 'grade',
      term: t('grade'),
      value: ({ grade }) => (grade ? facts(`grade.${grade}`) : texts.grade(null)),
      score: ({ grade }) => grade && scoreOfGrade[grade],
    },
    {
      key: 'used',
      term: t('used'),
      value: ({ used }) => texts.timeOfUse(used) ?? used,
      score: ({ usedMonths }) => (usedMonths === null ? null : -usedMonths),
    },
    {
      key: 'storage',
      term: t('storage'),
      value: ({ storageGb }) => storageGb !== null && texts.storage(storageGb),
      score: ({ storageGb }) => storageGb,
    },
    {
      key: 'battery',
      term: t('battery'),
      value: ({ batteryPercent }) =>
        batteryPercent !== null && facts('percent', { shown: shown(batteryPercent) }),
      score: ({ batteryPercent }) => batteryPercent,
    },
    { key: 'color', term: t('color'), value: ({ color }) => typed(color) },
  ]
}

const checks = ['imei', 'checkup', 'possession'] as const

function checkState(verifications: Verifications, check: (typeof checks)[number]): ProofState {
  if (check === 'imei') return imeiState(verifications.imei)
  if (check === 'checkup') return checkupState(verifications.checkup)
  return verifications.possession ? 'proven' : 'absent'
}

const checkIcons = {
  proven: { Icon: CircleCheck, color: 'text-green' },
  doubt: { Icon: BadgeAlert, color: 'text-amber' },
  absent: { Icon: CircleDashed, color: 'text-muted' },
} as const

function useCheckRows(): RowSpec[] {
  const t = useTranslations('compare')
  const toValue = (state: ProofState) => {
    const { Icon, color } = checkIcons[state]
    return {
      text: t(`check.${state}`),
      content: (
        <span className={`flex items-center gap-1.5 ${color}`}>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span>{t(`check.${state}`)}</span>
        </span>
      ),
    }
  }
  return checks.map((check) => ({
    key: check,
    term: t(`row.${check}`),
    value: ({ verifications }) => verifications && toValue(checkState(verifications, check)),
  }))
}

function useDealRows(): RowSpec[] {
  const t = useTranslations('compare')
  const terms = useTranslations('facts.afterSale')
  const level = useTranslations('card.level')
  const shown = useCount()
  const texts = usePhoneTexts()
  const { day } = useReader()
  const months = (count: number) => terms('months', { count, shown: shown(count) })
  return [
    {
      key: 'delivery',
      term: t('row.delivery'),
      value: (phone) =>
        texts.offeredDelivery(
          phone,
          (phone.paymentMethods?.some((one) => one !== 'meet_up') ?? true) ? 'any' : 'none',
        ),
    },
    {
      key: 'returns',
      term: t('row.returns'),
      value: ({ returnDays, returnPostage }) =>
        returnDays === null
          ? terms('returnsNone')
          : terms(returnPostage === 'seller' ? 'returnsSeller' : 'returnsBuyer', {
              shown: shown(returnDays),
            }),
      score: ({ returnDays }) => returnDays ?? 0,
    },
    {
      key: 'warranty',
      term: t('row.warranty'),
      value: ({ warrantyMonths, warrantyText: text }) => {
        if (warrantyMonths === null) return terms('warrantyNone')
        return text
          ? t('warrantyWith', { months: months(warrantyMonths), text })
          : months(warrantyMonths)
      },
      score: ({ warrantyMonths }) => warrantyMonths ?? 0,
    },
    {
      key: 'seller',
      term: t('row.seller'),
      value: ({ seller, sellerLevel }) => ({
        text: `${seller} ${sellerLevel}`,
        content: (
          <>
            <span className="block">
              <bdi>{seller}</bdi>
            </span>
            <span className="block text-sm text-muted">{level(sellerLevel)}</span>
          </>
        ),
      }),
    },
    {
      key: 'place',
      term: t('row.place'),
      value: (phone) => isolatePlace(phonePlace(phone), texts.language),
    },
    { key: 'listed', term: t('row.listed'), value: ({ createdAt }) => day(createdAt) },
  ]
}

/** Facts of models of which more is better. */
const scoresOfFacts: { [fact in string]?: (facts: ModelFacts) => number | null } = {
  battery: ({ batteryMah }) => batteryMah,
  memory: ({ ramGb }) => ramGb,
  updates: ({ securityUpdatesUntil }) =>
    securityUpdatesUntil ? Date.parse(securityUpdatesUntil) : null,
}

/** What the catalog knows of the models. Of a model, storage and color are a choice. */
function useModelRows(phones: readonly ComparedPhone[]): RowSpec[] {
  const t = useTranslations('compare.row')
  const toFacts = useModelFacts()
  const terms: { [fact in string]?: string } = { storage: t('soldWith'), colors: t('soldIn') }
  const factsByPhone = new Map(
    phones.map(({ _id, facts }) => {
      const rows = facts ? toFacts(facts) : []
      return [_id, new Map(rows.map((fact) => [fact.key, fact]))]
    }),
  )
  const shown = [...factsByPhone.values()].flatMap((rows) => [...rows.values()])
  const unique = [...new Map(shown.map((fact) => [fact.key, fact])).values()]
  return [
    {
      key: 'model',
      term: t('model'),
      value: ({ brand, model }) => model && typed(modelTitle(brand, model.name)),
    },
    ...unique.map(
      ({ key, term }): RowSpec => ({
        key,
        term: terms[key] ?? term,
        value: ({ _id }) => factsByPhone.get(_id)?.get(key)?.value,
        score: ({ facts }) => facts && scoresOfFacts[key]?.(facts),
      }),
    ),
  ]
}
