import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Schemas } from '../../contract/schema.gen.ts'
import type { Permission } from '../../shared/accounts/permissions.ts'
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../shared/limits.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { ContactMessage, Report } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'

type Preview = Schemas['BulkPreview']
type Applied = Schemas['ConsoleBulkResult']['items'][number]

export type BulkChoice = {
  action: Schemas['NewConsoleBulkAction']['action']
  danger?: boolean
  /** Who may do it; others do not see the button. */
  needs: Permission
}

type BulkDialogProps = {
  /** Undefined while the dialog is closed. */
  choice: BulkChoice | undefined
  ids: readonly string[]
  things: string
  onClose: () => void
  /** After something changed. */
  onDone: () => void
}

/** Shows what an action will do to the selected rows, does it, and says what it did. */
export function BulkDialog({ choice, onClose, ...rows }: BulkDialogProps) {
  const t = useTranslations('lists.action')
  return (
    <Dialog
      open={choice !== undefined}
      onClose={onClose}
      title={choice ? t(choice.action) : ''}
      size="wide"
    >
      {choice && <BulkSteps {...rows} choice={choice} onClose={onClose} />}
    </Dialog>
  )
}

type StepsProps = Omit<BulkDialogProps, 'choice'> & { choice: BulkChoice }

function BulkSteps({ choice, ids, things, onClose, onDone }: StepsProps) {
  const { api, refresh } = useDashboard()
  const t = useTranslations('lists.bulk')
  // The list behind the dialog may change; the preview is of the rows that were selected.
  const [selected] = useState(ids)
  const [result, setResult] = useState<Applied[]>()
  const query = useQuery({
    queryKey: ['bulk-preview', choice.action, selected],
    queryFn: () =>
      api.post('/api/bulk-previews', { body: { action: choice.action, ids: [...selected] } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: result === undefined,
  })

  async function finish(applied: Applied[]) {
    setResult(applied)
    onDone()
    await refresh()
  }

  return (
    <Loaded query={query} caption={t('loading')}>
      {(preview) =>
        result ? (
          <Result {...{ preview, choice, result, things, onClose }} />
        ) : (
          <PreviewForm {...{ preview, choice, things, onClose }} onApplied={finish} />
        )
      }
    </Loaded>
  )
}

/** Rows in one call, so that the dialog can say how far it is. */
const AT_ONCE = 25

type PreviewFormProps = {
  preview: Preview
  choice: BulkChoice
  things: string
  onClose: () => void
  onApplied: (applied: Applied[]) => Promise<void>
}

function PreviewForm({ preview, choice, things, onClose, onApplied }: PreviewFormProps) {
  const { api } = useDashboard()
  const t = useTranslations('lists')
  const language = useLanguage()
  const count = (number: number) => formatCount(number, language)
  const label = t(`action.${choice.action}`)
  const detailOf = useDetail(choice.action)
  const [done, setDone] = useState(0)
  // After a refusal midway, such as a login that is too old, it goes on with the rows that are left.
  const applied = useRef<Applied[]>([])
  const { changes, consequences, needsReason, items } = preview
  const changing = items.filter(({ refusal }) => refusal === null)
  const staying = items.filter(({ refusal }) => refusal !== null)
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      needsReason && reason.trim().length < MIN_REASON_LENGTH
        ? { reason: t('bulk.reasonRequired') }
        : {},
    async send({ reason }) {
      while (applied.current.length < changing.length) {
        const next = changing.slice(applied.current.length, applied.current.length + AT_ONCE)
        const answer = await api.post('/api/bulk-actions', {
          once: true,
          body: {
            action: choice.action,
            ...(needsReason && { reason: reason.trim() }),
            items: next.map(({ id, revision }) => ({ id, revision })),
          },
        })
        applied.current = [...applied.current, ...answer.items]
        setDone(applied.current.length)
      }
      await onApplied(applied.current)
    },
  })
  return (
    <form {...form.form} aria-label={label} className="flex flex-col gap-5">
      <div>
        <p className="text-lg font-semibold tabular-nums">
          {changes > 0
            ? t('bulk.changes', { shown: count(changes), total: count(items.length), things })
            : t('bulk.nothing', { things })}
        </p>
        {consequences.map(({ kind, count: number = 0 }) => (
          <p key={kind} className="text-muted">
            {t(`consequence.${kind}`, { count: number, shown: count(number) })}
          </p>
        ))}
      </div>
      {changing.length > 0 && (
        <Names rows={changing} detailOf={detailOf} summary={t('bulk.show')} />
      )}
      {staying.length > 0 && (
        <Names
          rows={staying}
          detailOf={detailOf}
          summary={t('bulk.staying', { shown: count(staying.length) })}
          isOpen
        />
      )}
      {needsReason && changes > 0 && (
        <TextareaField
          {...form.field('reason')}
          label={t('bulk.reason')}
          help={t('bulk.reasonHelp')}
          maxLength={MAX_REASON_LENGTH}
          required
        />
      )}
      <FormError title={form.message} />
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {form.busy && t('bulk.progress', { shown: count(done), total: count(changes) })}
      </p>
      {changes > 0 ? (
        <DialogButtons
          onClose={onClose}
          danger={choice.danger}
          busy={form.busy}
          busyLabel={t('bulk.busy')}
        >
          {t('bulk.submit', { action: label, shown: count(changes) })}
        </DialogButtons>
      ) : (
        <div className="flex justify-end">
          <Button onClick={onClose}>{t('bulk.close')}</Button>
        </div>
      )}
    </form>
  )
}

type ResultProps = {
  preview: Preview
  choice: BulkChoice
  result: readonly Applied[]
  things: string
  onClose: () => void
}

function Result({ preview, choice, result, things, onClose }: ResultProps) {
  const detailOf = useDetail(choice.action)
  const t = useTranslations('lists.bulk')
  const language = useLanguage()
  const count = (number: number) => formatCount(number, language)
  const names = new Map(preview.items.map((item) => [item.id, item]))
  const changed = result.filter(({ outcome }) => outcome === 'changed')
  const left = result
    .filter(({ outcome }) => outcome !== 'changed')
    .map(({ id, outcome, problem }) => ({
      id,
      name: names.get(id)?.name ?? id,
      detail: names.get(id)?.detail ?? '',
      refusal: outcome === 'stale' ? t('stale') : (problem ?? ''),
    }))
  return (
    <div className="flex flex-col gap-5">
      <p aria-live="polite" className="text-lg font-semibold tabular-nums">
        {t('changed', { shown: count(changed.length), total: count(result.length), things })}
      </p>
      {left.length > 0 && (
        <Names
          rows={left}
          detailOf={detailOf}
          summary={t('left', { count: left.length, shown: count(left.length) })}
          isOpen
        />
      )}
      <div className="flex justify-end">
        <Button variant="primary" data-initial-focus onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}

/** What a row says besides its name: of reports and messages, a code. */
function useDetail(action: BulkChoice['action']) {
  const t = useTranslations('lists')
  if (action === 'dismiss_reports' || action === 'remove_reported')
    return (code: string) => t(`reportReason.${code as Report['reason']}`)
  if (action === 'answer_messages')
    return (code: string) => t(`contactTopic.${code as ContactMessage['topic']}`)
  return (detail: string) => detail
}

type NamesProps = {
  detailOf: (detail: string) => string
  rows: readonly { id: string; name: string; detail: string; refusal: string | null }[]
  summary: string
  isOpen?: boolean
}

function Names({ rows, summary, detailOf, isOpen = false }: NamesProps) {
  return (
    <details open={isOpen} className="rounded-box border border-hairline px-4 py-2">
      <summary className="min-h-9 cursor-pointer content-center font-medium">{summary}</summary>
      <ul className="max-h-60 divide-y divide-hairline overflow-y-auto text-sm">
        {rows.map(({ id, name, detail, refusal }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2 wrap-anywhere">
            <span>
              <bdi>{name}</bdi> <bdi className="text-muted">{detail && detailOf(detail)}</bdi>
            </span>
            {refusal && <span className="text-muted">{refusal}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
