import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Schemas } from '../../contract/schema.gen.ts'
import type { Permission } from '../../shared/accounts/permissions.ts'
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../shared/limits.ts'
import { formatCount, formatQuantity } from '../../shared/quantities.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'

type Preview = Schemas['BulkPreview']
type Applied = Schemas['ConsoleBulkResult']['items'][number]

export type BulkChoice = {
  action: Schemas['NewConsoleBulkAction']['action']
  /** The button: 'Remove listings'. */
  label: string
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
  return (
    <Dialog open={choice !== undefined} onClose={onClose} title={choice?.label ?? ''} size="wide">
      {choice && <BulkSteps {...rows} choice={choice} onClose={onClose} />}
    </Dialog>
  )
}

type StepsProps = Omit<BulkDialogProps, 'choice'> & { choice: BulkChoice }

function BulkSteps({ choice, ids, things, onClose, onDone }: StepsProps) {
  const { api, refresh } = useDashboard()
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
    <Loaded query={query} caption="What will happen">
      {(preview) =>
        result ? (
          <Result {...{ preview, result, things, onClose }} />
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
        ? { reason: 'Enter a reason; the person can read it' }
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
    <form {...form.form} aria-label={choice.label} className="flex flex-col gap-5">
      <div>
        <p className="text-lg font-semibold tabular-nums">
          {changes > 0
            ? `${formatCount(changes)} of ${formatCount(items.length)} ${things} will change`
            : `None of these ${things} can be changed`}
        </p>
        {consequences.map((text) => (
          <p key={text} className="text-muted">
            {text}
          </p>
        ))}
      </div>
      {changing.length > 0 && <Names rows={changing} summary="Show what will change" />}
      {staying.length > 0 && (
        <Names
          rows={staying}
          summary={`${formatCount(staying.length)} will stay as they are`}
          isOpen
        />
      )}
      {needsReason && changes > 0 && (
        <TextareaField
          {...form.field('reason')}
          label="Reason"
          help="Each person can read it."
          maxLength={MAX_REASON_LENGTH}
          required
        />
      )}
      <FormError title={form.message} />
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {form.busy && `${formatCount(done)} of ${formatCount(changes)} done`}
      </p>
      {changes > 0 ? (
        <DialogButtons
          onClose={onClose}
          danger={choice.danger}
          busy={form.busy}
          busyLabel="Working"
        >
          {`${choice.label} (${formatCount(changes)})`}
        </DialogButtons>
      ) : (
        <div className="flex justify-end">
          <Button onClick={onClose}>Close</Button>
        </div>
      )}
    </form>
  )
}

type ResultProps = {
  preview: Preview
  result: readonly Applied[]
  things: string
  onClose: () => void
}

function Result({ preview, result, things, onClose }: ResultProps) {
  const names = new Map(preview.items.map((item) => [item.id, item]))
  const changed = result.filter(({ outcome }) => outcome === 'changed')
  const left = result
    .filter(({ outcome }) => outcome !== 'changed')
    .map(({ id, outcome, problem }) => ({
      id,
      name: names.get(id)?.name ?? id,
      detail: names.get(id)?.detail ?? '',
      refusal:
        outcome === 'stale'
          ? 'Changed by somebody else after the preview, so it was left alone.'
          : (problem ?? ''),
    }))
  return (
    <div className="flex flex-col gap-5">
      <p aria-live="polite" className="text-lg font-semibold tabular-nums">
        {`${formatCount(changed.length)} of ${formatCount(result.length)} ${things} changed`}
      </p>
      {left.length > 0 && (
        <Names rows={left} summary={`${formatQuantity(left.length, 'row')} not changed`} isOpen />
      )}
      <div className="flex justify-end">
        <Button variant="primary" data-initial-focus onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}

type NamesProps = {
  rows: readonly { id: string; name: string; detail: string; refusal: string | null }[]
  summary: string
  isOpen?: boolean
}

function Names({ rows, summary, isOpen = false }: NamesProps) {
  return (
    <details open={isOpen} className="rounded-box border border-hairline px-4 py-2">
      <summary className="min-h-9 cursor-pointer content-center font-medium">{summary}</summary>
      <ul className="max-h-60 divide-y divide-hairline overflow-y-auto text-sm">
        {rows.map(({ id, name, detail, refusal }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2 wrap-anywhere">
            <span>
              {name} <span className="text-muted">{detail}</span>
            </span>
            {refusal && <span className="text-muted">{refusal}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
