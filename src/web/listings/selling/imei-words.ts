import type { KnownImei } from './sheet.ts'

type Said = { tone: 'good' | 'waiting' | 'neutral' | 'danger'; title: string; more: string }

/** What was found of a number, for the one who sells its phone. */
export function imeiWords({ last4, tac, tacName, blacklist }: KnownImei, name: string): Said {
  const ends = last4 ? `Ends in ${last4}.` : 'Checked when you listed it.'
  if (blacklist === 'listed')
    return {
      tone: 'danger',
      title: 'This phone is reported lost or stolen',
      more: `${ends} It cannot be listed. If it is yours, ask who reported it to take that back.`,
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
      title: `This number is of another phone: ${tacName ?? 'not this one'}`,
      more: `${ends} You call it ${called}. Look at both again; buyers see that they differ.`,
    }
  return {
    tone: 'neutral',
    title: 'The number is good; its model is not known here',
    more: tacName
      ? `${ends} It was given to ${tacName}.${clean}`
      : `${ends} Buyers see that, too.${clean}`,
  }
}
