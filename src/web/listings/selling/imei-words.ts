import type { KnownImei } from './sheet.ts'

type Said = { tone: 'good' | 'waiting' | 'neutral' | 'danger'; title: string; more: string }

/** What was found of a number, for the one who sells its phone. */
export function imeiWords({ last4, tac, tacName, blacklist }: KnownImei, name: string): Said {
  const ends = last4 ? `Ends in ${last4}.` : 'Checked when you listed it.'
  if (blacklist === 'listed')
    return {
      tone: 'danger',
      title: 'This phone is reported lost or stolen',
      more: `${ends} It can’t be listed. If it’s yours, ask whoever reported it to withdraw the report.`,
    }
  const clean = blacklist === 'clean' ? ' Not reported lost or stolen.' : ''
  const called = name.trim() || 'phone'
  if (tac === 'confirmed')
    return {
      tone: 'good',
      title: 'IMEI checked',
      more: `${ends} It belongs to this model.${clean} Buyers see that it was checked.`,
    }
  if (tac === 'other')
    return {
      tone: 'waiting',
      title: `This IMEI belongs to another phone: ${tacName ?? 'not this one'}`,
      more: `${ends} You call it ${called}. Check both; buyers see the mismatch.`,
    }
  return {
    tone: 'neutral',
    title: 'Valid IMEI, unknown model',
    more: tacName
      ? `${ends} It was given to ${tacName}.${clean}`
      : `${ends} Buyers see that, too.${clean}`,
  }
}
