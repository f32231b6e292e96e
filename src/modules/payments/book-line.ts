import type { Tx } from '../../platform/db/index.ts'
import { post } from './ledger/index.ts'
import type { ProviderLine } from './provider.ts'
import { lockRest, noteRest } from './provider-lines.store.ts'

type Part = Pick<ProviderLine, 'ref' | 'at' | 'currency'> & {
  kind: 'provider_fee' | 'withdrawal'
  minor: number
}

/** Books a line of a provider's statement, if it was not before. Returns how many bookings were new. */
export async function bookLine(tx: Tx, line: ProviderLine): Promise<number> {
  const { feeMinor, withdrawnMinor, ...of } = line
  const fee = await bookPart(tx, { ...of, kind: 'provider_fee', minor: feeMinor })
  const withdrawal = await bookPart(tx, { ...of, kind: 'withdrawal', minor: withdrawnMinor })
  return Number(fee) + Number(withdrawal)
}

/** The ledger knows whole units only: what is left over is booked with what comes next. */
async function bookPart(tx: Tx, part: Part): Promise<boolean> {
  if (Number.isInteger(part.minor)) return postPart(tx, part)
  const rest = await lockRest(tx, part)
  if (rest === undefined) return false
  const sum = Math.round(part.minor * 1_000) + rest
  // A half stays with the provider, as where its balance is rounded.
  const minor = 0 - Math.round(-sum / 1_000)
  const isNew = await postPart(tx, { ...part, minor })
  if (isNew || minor === 0) await noteRest(tx, part, sum - minor * 1_000)
  return isNew
}

function postPart(tx: Tx, { kind, minor, ...of }: Part): Promise<boolean> {
  const account = kind === 'provider_fee' ? 'provider_fees' : 'withdrawn'
  return post(tx, {
    ...of,
    orderId: null,
    kind,
    entries: [
      { account, amountMinor: minor },
      { account: 'provider', amountMinor: 0 - minor },
    ],
  })
}
