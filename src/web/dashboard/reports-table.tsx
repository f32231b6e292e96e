import { useState } from 'react'
import type { Api, Report, ReportDecision } from '../api/index.ts'
import { ReportedThreadDialog } from '../messaging/reported-thread.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { toast } from '../ui/toaster.tsx'
import { RemoveListingDialog } from './remove-listing-dialog.tsx'
import { reportColumns, reportNameId } from './report-columns.tsx'
import { useAct } from './use-act.ts'

type ReportsTableProps = {
  api: Pick<Api, 'put'>
  reports: readonly Report[]
  refresh: () => Promise<void>
}

/** The moderators' queue: undecided reports first to last, and below it what was decided. */
export function ReportsTable({ api, reports, refresh }: ReportsTableProps) {
  const [removing, setRemoving] = useState<Report>()
  const [reading, setReading] = useState<Report>()
  const [confirm, dialog] = useConfirm()
  const { busy, act } = useAct()
  const waiting = reports.filter((report) => report.decision === null)
  const decided = reports.filter((report) => report.decision !== null)

  function decide({ _id: id }: Report, body: ReportDecision) {
    return api.put('/api/reports/{id}', { path: { id }, body })
  }

  async function dismiss(report: Report) {
    const stays = report.threadId ? 'conversation' : 'listing'
    const what = `The report about the ${report.name} is closed, and the ${stays} stays as it is.`
    if (!(await confirm({ what, act: 'Dismiss report' }))) return
    await act(report._id, async () => {
      await decide(report, { decision: 'dismissed' })
      toast.success('Report dismissed')
      await refresh()
    })
  }

  async function remove(report: Report, reason: string) {
    await decide(report, { decision: 'removed', reason })
    setRemoving(undefined)
    toast.success('Listing removed')
    await refresh()
  }

  async function closeThread(report: Report) {
    await act(report._id, async () => {
      await decide(report, { decision: 'closed' })
      setReading(undefined)
      toast.success('Conversation closed')
      await refresh()
    })
  }

  function actions(report: Report) {
    const about = { 'aria-describedby': reportNameId(report) }
    return (
      <>
        <Button
          {...about}
          className="px-3"
          busy={busy === report._id}
          onClick={() => dismiss(report)}
        >
          Dismiss
        </Button>
        {report.threadId ? (
          <Button {...about} className="px-3" onClick={() => setReading(report)}>
            Read conversation
          </Button>
        ) : (
          <Button
            {...about}
            variant="ghost"
            className="px-3 text-red"
            onClick={() => setRemoving(report)}
          >
            Remove listing
          </Button>
        )}
      </>
    )
  }

  return (
    <>
      <DataTable
        caption="reported items"
        columns={reportColumns}
        rows={waiting}
        rowKey={(report) => report._id}
        rowActions={actions}
        empty="No reports to review"
      />
      {decided.length > 0 && (
        <section className="pt-12">
          <h2 className="mb-4 text-lg">Decided</h2>
          <DataTable
            caption="decided reports"
            columns={[...reportColumns, decisionColumn]}
            rows={decided}
            rowKey={(report) => report._id}
            empty=""
          />
        </section>
      )}
      <RemoveListingDialog
        report={removing}
        onClose={() => setRemoving(undefined)}
        onRemove={remove}
      />
      <ReportedThreadDialog
        report={reading}
        busy={busy !== undefined}
        onClose={() => setReading(undefined)}
        onCloseThread={closeThread}
      />
      {dialog}
    </>
  )
}

const decisionColumn = {
  key: 'decision',
  header: 'Decision',
  sortBy: (report: Report) => report.decision ?? '',
  cell: ({ decision }: Report) => {
    if (decision === 'removed') return <Badge tone="danger">Listing removed</Badge>
    if (decision === 'closed') return <Badge tone="danger">Conversation closed</Badge>
    return <Badge>Dismissed</Badge>
  },
}
