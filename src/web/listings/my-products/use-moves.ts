import { useState } from 'react'
import type { Api, BulkMove, BulkResult, OwnPhone } from '../../api/index.ts'
import { useAct } from '../../dashboard/use-act.ts'
import type { useConfirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toaster.tsx'
import { actWords } from './act-words.ts'

/** What was refused of a move with several phones: which phone, and why. */
export type Refused = { move: BulkMove; phones: { name: string; message: string }[] }

type Moves = {
  api: Pick<Api, 'post'>
  refresh: () => Promise<void>
  confirm: ReturnType<typeof useConfirm>[0]
}

/** Makes moves with one phone or many, asks before what cannot be undone, and says what came of it. */
export function useMoves({ api, refresh, confirm }: Moves) {
  const { busy, act } = useAct()
  const [refused, setRefused] = useState<Refused>()

  /** True when it was made; false when it was called off. */
  async function move(phones: readonly OwnPhone[], what: BulkMove): Promise<boolean> {
    const fitting = phones.filter((phone) => phone.acts.includes(what))
    if (fitting.length === 0) return false
    if (what === 'withdraw' && !(await confirm(withdrawing(fitting)))) return false
    let made = false
    await act(busyName(what, fitting), async () => {
      const { results } = await api.post('/api/my-phones/bulk', {
        body: { ids: fitting.map(({ _id }) => _id), move: what },
      })
      tell(fitting, what, results)
      made = true
      await refresh()
    })
    return made
  }

  function tell(phones: readonly OwnPhone[], what: BulkMove, results: readonly BulkResult[]) {
    const done = results.filter(({ ok }) => ok).length
    const failed = results.filter(({ ok }) => !ok)
    if (phones.length === 1 && failed[0])
      return toast.error(failed[0].message ?? 'Not possible right now.')
    if (done > 0)
      toast.success(phones.length === 1 ? actWords[what].done : `${done} ${actWords[what].past}`)
    setRefused(
      failed.length > 0
        ? { move: what, phones: failed.map((one) => ({ ...named(phones, one) })) }
        : undefined,
    )
  }

  return { busy, move, refused, forget: () => setRefused(undefined) }
}

/** Names an act that runs, so that its button shows it. */
export function busyName(what: BulkMove, phones: readonly OwnPhone[]): string {
  return phones.length === 1 ? `${what} ${phones[0]?._id}` : what
}

function named(phones: readonly OwnPhone[], { id, message }: BulkResult) {
  const name = phones.find((phone) => phone._id === id)?.name ?? 'A phone'
  return { name, message: message ?? 'Not possible right now.' }
}

function withdrawing(phones: readonly OwnPhone[]) {
  const what =
    phones.length === 1
      ? `The ${phones[0]?.name} will be withdrawn from sale.`
      : `${phones.length} phones will be withdrawn from sale.`
  return {
    what: `${what} This can’t be undone, but you can list it again.`,
    act: 'Withdraw',
    danger: true,
  }
}
