import { useState } from 'react'
import { LISTING_DAYS, MAX_BULK_PHONES } from '../../../shared/listings/listing-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { Api, BulkAction, BulkResult, OwnPhoneSummary } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import type { useConfirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/layout/page-states.tsx'
import { toast } from '../../ui/toaster.tsx'

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
export const actionLabels: Record<BulkAction, ActionLabel> = {
  renew: {
    label: 'Renew',
    help: `Listed for ${formatQuantity(LISTING_DAYS, 'day')} from today.`,
    done: `Renewed for ${formatQuantity(LISTING_DAYS, 'day')}`,
    past: 'renewed',
  },
  resume: {
    label: 'Resume',
    help: 'Put it back up for sale.',
    done: 'For sale again',
    past: 'for sale again',
  },
  advertise: {
    label: 'Advertise',
    help: 'Shows it on the home page.',
    done: 'Product advertise successfully',
    past: 'advertised',
  },
  stop_advertising: {
    label: 'Stop advertising',
    help: 'Removes it from the home page. It stays for sale.',
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
    help: 'Removes it from sale permanently.',
    done: 'Product withdrawn',
    past: 'withdrawn',
  },
}

const allActions = Object.keys(actionLabels) as BulkAction[]

type AllowedActions = Pick<OwnPhoneSummary, 'actions'>

/** The action offered in a phone's row: the most likely next one. */
export function suggestedAction({ actions }: AllowedActions): BulkAction | undefined {
  const order = ['renew', 'resume', 'advertise', 'stop_advertising'] as const
  return order.find((action) => actions.includes(action))
}

/** The actions that are possible for a phone. */
export function allowedActions({ actions }: AllowedActions): BulkAction[] {
  return allActions.filter((action) => actions.includes(action))
}

/** Actions possible for at least one of several phones, with how many. */
function countActions(phones: readonly AllowedActions[]): { action: BulkAction; count: number }[] {
  return allActions
    .map((action) => ({
      action,
      count: phones.filter(({ actions }) => actions.includes(action)).length,
    }))
    .filter(({ count }) => count > 0)
}

/** Label in a row, where the badge says what 'Stop' refers to. */
export function shortLabel(action: BulkAction): string {
  return action === 'stop_advertising' ? 'Stop' : actionLabels[action].label
}

/** Phones for which an action was refused, and why. */
type RefusedAction = { action: BulkAction; phones: { name: string; message: string }[] }

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
  async function runAction(phones: readonly OwnPhoneSummary[], what: BulkAction): Promise<boolean> {
    const fitting = phones.filter((phone) => phone.actions.includes(what))
    if (fitting.length === 0) return false
    if (what === 'withdraw' && !(await confirm(withdrawalQuestion(fitting)))) return false
    let made = false
    await run(actionKey(what, fitting), async () => {
      const { results } = await api.post('/api/my-phones/bulk', {
        body: { ids: fitting.map(({ _id }) => _id), action: what },
      })
      showResult(fitting, what, results)
      made = true
      await refresh()
    })
    return made
  }

  function showResult(
    phones: readonly OwnPhoneSummary[],
    what: BulkAction,
    results: readonly BulkResult[],
  ) {
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
        ? { action: what, phones: failed.map((one) => ({ ...toRefusal(phones, one) })) }
        : undefined,
    )
  }

  return { busy, runAction, refused, forget: () => setRefused(undefined) }
}

/** Identifies a running action, so that its button shows it. */
export function actionKey(what: BulkAction, phones: readonly OwnPhoneSummary[]): string {
  return phones.length === 1 ? `${what} ${phones[0]?._id}` : what
}

function toRefusal(phones: readonly OwnPhoneSummary[], { id, message }: BulkResult) {
  const name = phones.find((phone) => phone._id === id)?.name ?? 'A phone'
  return { name, message: message ?? 'Not possible right now.' }
}

function withdrawalQuestion(phones: readonly OwnPhoneSummary[]) {
  const what =
    phones.length === 1
      ? `The ${phones[0]?.name} will be withdrawn from sale.`
      : `${phones.length} phones will be withdrawn from sale.`
  return {
    what: `${what} This can’t be undone, but you can list it again.`,
    action: 'Withdraw',
    danger: true,
  }
}

type BulkBarProps = {
  chosen: readonly OwnPhoneSummary[]
  busy: string | undefined
  onAction: (action: BulkAction) => void
  onClear: () => void
}

/** Actions for the selected phones, always visible. */
export function BulkBar({ chosen, busy, onAction, onClear }: BulkBarProps) {
  const possible = countActions(chosen)
  return (
    <section
      aria-label="With selected phones"
      className="sticky bottom-[calc(var(--bottom-bar,0rem)+0.75rem)] z-20 flex items-center gap-x-3 rounded-box border border-hairline bg-raised p-2 shadow-overlay max-md:flex-wrap"
    >
      <p role="status" className="me-auto px-2 text-sm font-medium whitespace-nowrap tabular-nums">
        {chosen.length} selected
      </p>
      <div className="flex gap-2 overflow-x-auto p-1 max-md:order-last max-md:w-full md:flex-wrap md:justify-end">
        {possible.length === 0 && (
          <p className="self-center text-sm text-muted">No actions available for these phones.</p>
        )}
        {possible.map(({ action, count }) => (
          <Button
            key={action}
            className={action === 'withdraw' ? 'shrink-0 px-3 text-red' : 'shrink-0 px-3'}
            busy={busy === action}
            onClick={() => onAction(action)}
          >
            {actionLabels[action].label}
            {count < chosen.length && <span className="font-normal text-muted">{count}</span>}
          </Button>
        ))}
      </div>
      <Button variant="ghost" className="px-3" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

/** The phones for which an action was refused, and why. */
export function RefusedNotice({
  refused,
  onDismiss,
}: {
  refused: RefusedAction
  onDismiss: () => void
}) {
  const { action, phones } = refused
  return (
    <div role="alert" className="mb-3">
      <Notice
        label={`${actionLabels[action].label}: not possible`}
        tone="waiting"
        onDismiss={onDismiss}
      >
        <div>
          <p className="font-medium">
            {actionLabels[action].label} was not possible for{' '}
            {formatQuantity(phones.length, 'phone')}
          </p>
          <ul className="mt-1">
            {phones.map(({ name, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and nothing possible
              <li key={index}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </div>
      </Notice>
    </div>
  )
}

/** The selected phones, across pages; `shown` updates them. */
export function useSelection(shown: readonly OwnPhoneSummary[]) {
  const [shownBefore, setShownBefore] = useState<readonly OwnPhoneSummary[]>([])
  const chosen = shownBefore.map((phone) => shown.find(({ _id }) => _id === phone._id) ?? phone)

  function choose(phones: readonly OwnPhoneSummary[], on: boolean) {
    const ids = new Set(phones.map(({ _id }) => _id))
    setShownBefore((before) => {
      const others = before.filter(({ _id }) => !ids.has(_id))
      return on ? [...others, ...phones].slice(0, MAX_BULK_PHONES) : others
    })
  }

  return {
    chosen,
    ids: new Set(chosen.map(({ _id }) => _id)),
    choose,
    clear: () => setShownBefore([]),
  }
}
