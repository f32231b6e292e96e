import { useState } from 'react'
import { isolate } from '../../../shared/isolate.ts'
import { LISTING_DAYS, MAX_BULK_PHONES } from '../../../shared/listings/listing-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { Api, BulkAction, BulkResult, OwnPhoneSummary } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import type { useConfirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/layout/page-states.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

/** Actions on a listing, in the order of the screens. */
const allActions = [
  'renew',
  'resume',
  'advertise',
  'stop_advertising',
  'pause',
  'withdraw',
] as const satisfies BulkAction[]

/** What buttons and messages say of an action. */
export function useActionTexts() {
  const t = useTranslations('products.action')
  const language = useLanguage()
  const count = (number: number) => ({ count: number, shown: formatCount(number, language) })
  const listed = count(LISTING_DAYS)
  return {
    label: (action: BulkAction) => t(`${action}.label`),
    /** In a row, where the badge says what 'Stop' refers to. */
    shortLabel: (action: BulkAction) =>
      action === 'stop_advertising' ? t('stop_advertising.short') : t(`${action}.label`),
    /** One sentence. */
    help: (action: BulkAction) =>
      action === 'renew' ? t('renew.help', listed) : t(`${action}.help`),
    /** After one listing. */
    done: (action: BulkAction) =>
      action === 'renew' ? t('renew.done', listed) : t(`${action}.done`),
    /** After several: '3 paused'. */
    past: (action: BulkAction, number: number) => t(`${action}.past`, count(number)),
  }
}

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
  const t = useTranslations('products')
  const texts = useActionTexts()
  const language = useLanguage()

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
    if (phones.length === 1 && failed[0]) return toast.error(failed[0].message ?? t('notPossible'))
    if (done > 0) toast.success(phones.length === 1 ? texts.done(what) : texts.past(what, done))
    setRefused(
      failed.length > 0
        ? { action: what, phones: failed.map((one) => toRefusal(phones, one)) }
        : undefined,
    )
  }

  function toRefusal(phones: readonly OwnPhoneSummary[], { id, message }: BulkResult) {
    const name = phones.find((phone) => phone._id === id)?.name ?? t('aPhone')
    return { name, message: message ?? t('notPossible') }
  }

  function withdrawalQuestion(phones: readonly OwnPhoneSummary[]) {
    const [phone, ...others] = phones
    const what =
      phone && others.length === 0
        ? t('withdrawOne', { name: isolate(phone.name, language) })
        : t('withdrawMany', { count: phones.length, shown: formatCount(phones.length, language) })
    return { what, action: texts.label('withdraw'), danger: true }
  }

  return { busy, runAction, refused, forget: () => setRefused(undefined) }
}

/** Identifies a running action, so that its button shows it. */
export function actionKey(what: BulkAction, phones: readonly OwnPhoneSummary[]): string {
  return phones.length === 1 ? `${what} ${phones[0]?._id}` : what
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
  const t = useTranslations('products')
  const texts = useActionTexts()
  const language = useLanguage()
  return (
    <section
      aria-label={t('bulk')}
      className="sticky bottom-[calc(var(--bottom-bar,0rem)+0.75rem)] z-20 flex items-center gap-x-3 rounded-box border border-hairline bg-raised p-2 shadow-overlay max-md:flex-wrap"
    >
      <p role="status" className="me-auto px-2 text-sm font-medium whitespace-nowrap tabular-nums">
        {t('selected', { shown: formatCount(chosen.length, language) })}
      </p>
      <div className="flex gap-2 overflow-x-auto p-1 max-md:order-last max-md:w-full md:flex-wrap md:justify-end">
        {possible.length === 0 && (
          <p className="self-center text-sm text-muted">{t('noActions')}</p>
        )}
        {possible.map(({ action, count }) => (
          <Button
            key={action}
            className={action === 'withdraw' ? 'shrink-0 px-3 text-red' : 'shrink-0 px-3'}
            busy={busy === action}
            onClick={() => onAction(action)}
          >
            {texts.label(action)}
            {count < chosen.length && (
              <span className="font-normal text-muted">{formatCount(count, language)}</span>
            )}
          </Button>
        ))}
      </div>
      <Button variant="ghost" className="px-3" onClick={onClear}>
        {t('clear')}
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
  const t = useTranslations('products')
  const label = useActionTexts().label(action)
  const shown = formatCount(phones.length, useLanguage())
  return (
    <div role="alert" className="mb-3">
      <Notice label={t('refused', { action: label })} tone="waiting" onDismiss={onDismiss}>
        <div>
          <p className="font-medium">
            {t('refusedFor', { action: label, count: phones.length, shown })}
          </p>
          <ul className="mt-1">
            {phones.map(({ name, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and nothing possible
              <li key={index}>
                <bdi>{name}</bdi>: <bdi>{message}</bdi>
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
