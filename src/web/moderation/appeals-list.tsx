import { useState } from 'react'
import type { Api, Appeal } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { Moment } from '../ui/moment.tsx'
import { toast } from '../ui/toaster.tsx'

type AppealsListProps = {
  api: Pick<Api, 'put'>
  appeals: readonly Appeal[]
  refresh: () => Promise<void>
}

/** Appeals against bans, the open ones first. */
export function AppealsList({ api, appeals, refresh }: AppealsListProps) {
  const [rejecting, setRejecting] = useState<Appeal>()
  const [confirm, dialog] = useConfirm()
  const { busy, run } = useAction()
  if (appeals.length === 0)
    return (
      <EmptyState title="No appeals">Appeals of suspended people appear here.</EmptyState>
    )

  async function accept({ _id: id, person }: Appeal) {
    const what = `${person.name} can log in again. Their withdrawn phones stay withdrawn.`
    if (!(await confirm({ what, act: 'Accept appeal' }))) return
    await run(id, async () => {
      await api.put('/api/appeals/{id}', { path: { id }, body: { decision: 'accepted' } })
      toast.success('Appeal accepted')
      await refresh()
    })
  }

  async function reject(answer: string) {
    if (!rejecting) return
    const body = { decision: 'rejected' as const, answer }
    await api.put('/api/appeals/{id}', { path: { id: rejecting._id }, body })
    setRejecting(undefined)
    toast.success('Appeal rejected')
    await refresh()
  }

  return (
    <>
      <ul className="flex flex-col gap-4">
        {appeals.map((appeal) => (
          <li key={appeal._id} className="rounded-box border border-hairline p-5">
            <AppealCard appeal={appeal} />
            {appeal.decision === null && (
              <div className="flex flex-wrap gap-2 pt-4">
                <Button
                  aria-describedby={`appeal-${appeal._id}`}
                  busy={busy === appeal._id}
                  onClick={() => accept(appeal)}
                >
                  Accept
                </Button>
                <Button
                  aria-describedby={`appeal-${appeal._id}`}
                  variant="ghost"
                  className="text-red"
                  aria-haspopup="dialog"
                  onClick={() => setRejecting(appeal)}
                >
                  Reject
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={rejecting !== undefined}
        onClose={() => setRejecting(undefined)}
        title="Reject appeal"
      >
        {rejecting && <RejectForm onReject={reject} onClose={() => setRejecting(undefined)} />}
      </Dialog>
      {dialog}
    </>
  )
}

function AppealCard({ appeal }: { appeal: Appeal }) {
  const { _id, person, bannedAt, banReason, text, decision, answer, createdAt } = appeal
  return (
    <div className="flex max-w-prose flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong id={`appeal-${_id}`} className="font-semibold wrap-anywhere">
          {person.name}
        </strong>
        <span className="text-sm text-muted wrap-anywhere">{person.email}</span>
        {decision && (
          <Badge tone={decision === 'rejected' ? 'danger' : 'neutral'}>
            {decision === 'rejected' ? 'Rejected' : 'Accepted'}
          </Badge>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        Suspended <Moment at={bannedAt} />
        {banReason && <>: “{banReason}”</>} · appealed <Moment at={createdAt} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {answer && <p className="text-sm text-muted wrap-anywhere">Answer: “{answer}”</p>}
    </div>
  )
}

type RejectFormProps = { onReject: (answer: string) => Promise<void>; onClose: () => void }

function RejectForm({ onReject, onClose }: RejectFormProps) {
  const form = useForm({
    initial: { answer: '' },
    check: ({ answer }) =>
      answer.trim() ? {} : { answer: 'Enter a reason; the person can read it' },
    send: ({ answer }) => onReject(answer.trim()),
  })
  return (
    <form {...form.form} aria-label="Reject appeal" className="flex flex-col gap-5">
      <TextareaField
        {...form.field('answer')}
        label="Reason"
        help="The person gets it by email. They can’t appeal again."
        maxLength={500}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel="Rejecting">
          Reject appeal
        </Button>
      </div>
    </form>
  )
}
