import { useState } from 'react'
import type { Api, BulkMove, BulkResult } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import type { useConfirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { ShownPhone } from './queries.ts'

type ActionLabel = {
  label: string
  /** One sentence. */
  help: string
  /** Toast for one phone. */
  done: string
  /** Toast for several: '3 paused'. */
  past: string
}

/** Actions on a listing, in the order of the screens. */
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

type AllowedActions = Pick<ShownPhone, 'acts'>

/** The action offered in a phone's row: the most likely next one. */
export function suggestedAction({ acts }: AllowedActions): BulkMove | undefined {
  const order = ['renew', 'resume', 'advertise', 'stop_advertising'] as const
  return order.find((move) => acts.includes(move))
}

/** The actions that are possible for a phone. */
export function allowedActions({ acts }: AllowedActions): BulkMove[] {
  return allActions.filter((move) => acts.includes(move))
}

/** Actions possible for at least one of several phones, with how many. */
export function countActions(
  phones: readonly AllowedActions[],
): { move: BulkMove; count: number }[] {
  return allActions
    .map((move) => ({ move, count: phones.filter(({ acts }) => acts.includes(move)).length }))
    .filter(({ count }) => count > 0)
}

/** Label in a row, where the badge says what 'Stop' refers to. */
export function shortLabel(move: BulkMove): string {
  return move === 'stop_advertising' ? 'Stop' : actionLabels[move].label
}

/** Phones for which an action was refused, and why. */
export type RefusedAction = { move: BulkMove; phones: { name: string; message: string }[] }

type ProductActionsOptions = {
  api: Pick<Api, 'post'>
  refresh: () => Promise<void>
  confirm: ReturnType<typeof useConfirm>[0]
}

/** Runs actions on one phone or several, with confirmation and toasts. */
export function useProductActions({ api, refresh, confirm }: ProductActionsOptions) {
  const { busy, run } = useAction()
  const [refused, setRefused] = useState<RefusedAction>()

  /** Resolves to false when nothing was done. */
  async function move(phones: readonly ShownPhone[], what: BulkMove): Promise<boolean> {
    const fitting = phones.filter((phone) => phone.acts.includes(what))
    if (fitting.length === 0) return false
    if (what === 'withdraw' && !(await confirm(withdrawalQuestion(fitting)))) return false
    let made = false
    await run(actionKey(what, fitting), async () => {
      const { results } = await api.post('/api/my-phones/bulk', {
        body: { ids: fitting.map(({ _id }) => _id), move: what },
      })
      tell(fitting, what, results)
      made = true
      await refresh()
    })
    return made
  }

  function tell(phones: readonly ShownPhone[], what: BulkMove, results: readonly BulkResult[]) {
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

/** Identifies a running action, so that its button shows it. */
export function actionKey(what: BulkMove, phones: readonly ShownPhone[]): string {
  return phones.length === 1 ? `${what} ${phones[0]?._id}` : what
}

function toRefusal(phones: readonly ShownPhone[], { id, message }: BulkResult) {
  const name = phones.find((phone) => phone._id === id)?.name ?? 'A phone'
  return { name, message: message ?? 'Not possible right now.' }
}

function withdrawalQuestion(phones: readonly ShownPhone[]) {
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
