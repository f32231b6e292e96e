import { useState } from 'react'
import type { Api, BulkMove, BulkResult, OwnPhone } from '../../api/index.ts'
import { useAct } from '../../forms/use-act.ts'
import type { useConfirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toaster.tsx'

type ActionLabel = {
  /** On the button. */
  label: string
  /** What it does, in a sentence. */
  help: string
  /** What is said when it is done with one phone. */
  done: string
  /** The same of several: '3 paused'. */
  past: string
}

/** What a seller can do with a phone, in words. The order is that of the screens. */
export const actionLabels: Record<BulkMove, ActionLabel> = {
  renew: {
    label: 'Renew',
    help: 'On sale for 30 days from today.',
    done: 'Renewed for 30 days',
    past: 'renewed',
  },
  resume: {
    label: 'Resume',
    help: 'Put it back on sale.',
    done: 'Back on sale',
    past: 'back on sale',
  },
  advertise: {
    label: 'Advertise',
    help: 'Shows it on the home page.',
    done: 'Product advertise successfully',
    past: 'advertised',
  },
  stop_advertising: {
    label: 'Stop advertising',
    help: 'Removes it from the home page. It stays on sale.',
    done: 'No longer advertised',
    past: 'no longer advertised',
  },
  pause: {
    label: 'Pause',
    help: 'Hidden from buyers until you resume it.',
    done: 'Paused',
    past: 'paused',
  },
  withdraw: {
    label: 'Withdraw',
    help: 'Takes it off sale permanently.',
    done: 'Product withdrawn',
    past: 'withdrawn',
  },
}

export const allActions = Object.keys(actionLabels) as BulkMove[]

type AllowedActions = Pick<OwnPhone, 'acts'>

/** The one act that stands in a phone's row: what most likely comes next. */
export function suggestedAction({ acts }: AllowedActions): BulkMove | undefined {
  const order = ['renew', 'resume', 'advertise', 'stop_advertising'] as const
  return order.find((move) => acts.includes(move))
}

/** Moves with one phone, in the order of the screens. */
export function allowedActions({ acts }: AllowedActions): BulkMove[] {
  return allActions.filter((move) => acts.includes(move))
}

/** Moves that at least one of several phones can make, with how many can. */
export function countActions(
  phones: readonly AllowedActions[],
): { move: BulkMove; count: number }[] {
  return allActions
    .map((move) => ({ move, count: phones.filter(({ acts }) => acts.includes(move)).length }))
    .filter(({ count }) => count > 0)
}

/** For a button in a row, where the badge beside it says what is stopped. */
export function shortLabel(move: BulkMove): string {
  return move === 'stop_advertising' ? 'Stop' : actionLabels[move].label
}

/** What was refused of a move with several phones: which phone, and why. */
export type RefusedAction = { move: BulkMove; phones: { name: string; message: string }[] }

type ProductActionsOptions = {
  api: Pick<Api, 'post'>
  refresh: () => Promise<void>
  confirm: ReturnType<typeof useConfirm>[0]
}

/** Makes moves with one phone or many, asks before what cannot be undone, and says what came of it. */
export function useProductActions({ api, refresh, confirm }: ProductActionsOptions) {
  const { busy, act } = useAct()
  const [refused, setRefused] = useState<RefusedAction>()

  /** True when it was made; false when it was called off. */
  async function move(phones: readonly OwnPhone[], what: BulkMove): Promise<boolean> {
    const fitting = phones.filter((phone) => phone.acts.includes(what))
    if (fitting.length === 0) return false
    if (what === 'withdraw' && !(await confirm(withdrawalQuestion(fitting)))) return false
    let made = false
    await act(actionKey(what, fitting), async () => {
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
      toast.success(
        phones.length === 1 ? actionLabels[what].done : `${done} ${actionLabels[what].past}`,
      )
    setRefused(
      failed.length > 0
        ? { move: what, phones: failed.map((one) => ({ ...toRefusal(phones, one) })) }
        : undefined,
    )
  }

  return { busy, move, refused, forget: () => setRefused(undefined) }
}

/** Names an act that runs, so that its button shows it. */
export function actionKey(what: BulkMove, phones: readonly OwnPhone[]): string {
  return phones.length === 1 ? `${what} ${phones[0]?._id}` : what
}

function toRefusal(phones: readonly OwnPhone[], { id, message }: BulkResult) {
  const name = phones.find((phone) => phone._id === id)?.name ?? 'A phone'
  return { name, message: message ?? 'Not possible right now.' }
}

function withdrawalQuestion(phones: readonly OwnPhone[]) {
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
