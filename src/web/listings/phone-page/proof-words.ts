import type { Proofs } from '../../api/index.ts'

type Imei = NonNullable<Proofs['imei']>

/** What an IMEI told of the model; `good` where it speaks for the phone. */
export function modelByImei({ tac, tacName }: Pick<Imei, 'tac' | 'tacName'>) {
  if (tac === 'unknown')
    return { good: true, words: 'The IMEI is valid. We can’t identify its model.' }
  const named = tacName ? `: ${tacName}` : ''
  return tac === 'confirmed'
    ? { good: true, words: `The IMEI is valid and matches this model${named}.` }
    : { good: false, words: `The IMEI belongs to another model${named}.` }
}

const blacklists: Record<Imei['blacklist'], { good: boolean; words: string }> = {
  clean: { good: true, words: 'Not reported lost or stolen.' },
  listed: { good: false, words: 'Reported lost or stolen.' },
  unknown: { good: true, words: 'The stolen-phone registry didn’t respond.' },
  not_checked: { good: true, words: 'Not checked against a stolen-phone registry.' },
}

/** What the list of stolen phones said. */
export function theftByImei({ blacklist }: Pick<Imei, 'blacklist'>) {
  return blacklists[blacklist]
}

/** How many of the four proofs there are. */
export function countProofs(proofs: Proofs): number {
  return Object.values(proofs).filter(Boolean).length
}
