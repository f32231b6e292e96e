import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatMoney } from '../../../shared/money.ts'
import { translatorFor } from '../../../text/server.ts'
import { differenceTexts } from '../difference-texts.ts'
import type { MatchReason } from '../near-misses.ts'
import type { Alert } from './alerts.store.ts'

/** A part of why somebody is alerted about a phone, in no language; money in minor units. */
export type ReasonPart =
  | MatchReason
  | { kind: 'drop'; fromMinor: number; toMinor: number }
  | { kind: 'followed'; seller: string }

/** 'one grade lower, $12 under your limit', in a language. */
export function composeReason(
  parts: readonly ReasonPart[],
  language: Language,
  currency: string,
): string {
  const t = translatorFor(language, 'alerts')
  const money = (minor: number) => formatMoney(minor, currency, language)

  function text(part: ReasonPart): string {
    switch (part.kind) {
      case 'drop':
        return t('drop', { from: money(part.fromMinor), to: money(part.toMinor) })
      case 'followed':
        return t('followed', { seller: isolate(part.seller, language) })
      case 'limit':
        return part.underMinor === 0
          ? t('atLimit')
          : t('underLimit', { amount: money(part.underMinor) })
      default:
        return differenceTexts(language, currency)(part)
    }
  }

  return parts.map(text).join(t('comma'))
}

/** Why somebody was alerted, for them; an alert without parts keeps the text that it was written with. */
export function reasonIn(
  language: Language,
  { reason, reasonParts, currency }: Pick<Alert, 'reason' | 'reasonParts' | 'currency'>,
): string {
  return reasonParts ? composeReason(reasonParts, language, currency) : reason
}
