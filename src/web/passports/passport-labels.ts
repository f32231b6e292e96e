import type { Language } from '../../shared/languages.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { PassportEntry } from '../api/index.ts'
import type { Translate } from '../ui/text.ts'
import { phoneName } from './queries.ts'

/** Where the facts of an entry come from. */
export type Source = 'shop' | 'phone' | 'seller' | 'owner'

export type EntryText = { title: string; detail: string; source: Source; doubt: boolean }

/** The text of an entry, and who reported it. */
export function describeEntry(
  entry: PassportEntry,
  t: Translate<'passport'>,
  language: Language,
): EntryText {
  const title = t(`title.${entry.kind}`)
  switch (entry.kind) {
    case 'imei_checked': {
      const { match: model, blacklist } = entry.facts
      const match = t(`match.${model}`)
      return {
        title,
        detail:
          blacklist === 'clean'
            ? t('clean', { match })
            : blacklist === 'listed'
              ? t('reported', { match })
              : match,
        source: 'shop',
        doubt: model === 'other' || blacklist === 'listed',
      }
    }
    case 'checked_up': {
      const { passed, failed } = entry.facts
      const counted = { count: passed, shown: formatCount(passed, language) }
      const detail =
        failed === 0
          ? t('allPassed', counted)
          : t('someFailed', { ...counted, failed: formatCount(failed, language) })
      return { title, detail, source: 'phone', doubt: failed > 0 }
    }
    case 'graded':
      return {
        title: t('grade', { grade: entry.facts.grade }),
        detail: t('graded'),
        source: 'seller',
        doubt: false,
      }
    case 'listed': {
      const seller = t(`seller.${entry.facts.seller}`)
      const name = phoneName(entry.facts)
      return {
        title,
        detail: name ? t('listedAs', { seller, name }) : seller,
        source: 'shop',
        doubt: entry.facts.seller === 'other',
      }
    }
    case 'unlisted':
      return { title, detail: t('detail.unlisted'), source: 'shop', doubt: true }
    case 'sold':
      return { title, detail: t('detail.sold'), source: 'shop', doubt: false }
    case 'sale_undone': {
      const { phoneReturned } = entry.facts
      const detail = t(phoneReturned ? 'returned' : 'refunded')
      return { title, detail, source: 'shop', doubt: !phoneReturned }
    }
    case 'repaired':
      return {
        title: t(`repaired.${entry.facts.part}`),
        detail: t(`repairedBy.${entry.facts.by}`),
        source: 'owner',
        doubt: false,
      }
    case 'claimed':
      return { title, detail: t('detail.claimed'), source: 'shop', doubt: false }
  }
}

/** What a passport does not prove: keys of messages. */
export const limits = [
  'limit.typed',
  'limit.here',
  'limit.sources',
  'limit.sales',
  'limit.law',
  'limit.copy',
] as const
