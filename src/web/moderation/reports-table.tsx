import { useState } from 'react'
import type { Api, Report, ReportDecision } from '../api/index.ts'
import { type Removal, RemoveListingDialog } from '../forms/remove-listing-dialog.tsx'
import { useAction } from '../forms/use-action.ts'
import { ReportedThreadDialog } from '../messaging/reported-thread.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { type Column, DataTable } from '../ui/data-table/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import { toast } from '../ui/toaster.tsx'

const reasonLabels: Record<Report['reason'], string> = {
  stolen: 'Stolen phone',
  counterfeit: 'Counterfeit',
  misleading: 'Misleading listing',
  offensive: 'Offensive',
  other: 'Something else',
}

/** Id of the phone's name in a row, which describes the row's buttons. */
function reportNameId(report: Report) {
  return `report-${report._id}`
}

const reportColumns: readonly Column<Report>[] = [
  {
    key: 'phone',
    header: 'Phone',
    sortBy: (report) => report.name,
    searchBy: (report) => `${report.name} ${report.seller}`,
    cell: (report) => (
      <span className="flex items-center gap-3">
        <Thumbnail src={report.img} />
        <span>
          <span id={reportNameId(report)} className="font-medium">
            {report.name}
          </span>
          <span className="block text-sm font-normal text-muted">from {report.seller}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    sortBy: (report) => reasonLabels[report.reason],
    searchBy: (report) => `${reasonLabels[report.reason]} ${report.note}`,
    cell: (report) => (
      <>
        <span className="font-medium">{reasonLabels[report.reason]}</span>
        {report.threadId && <span className="block text-sm text-muted">In a message</span>}
        {report.note && (
          <span className="block max-w-80 break-words text-muted">{report.note}</span>
        )}
      </>
    ),
  },
  {
    key: 'reporter',
    header: 'Reporter',
    sortBy: (report) => report.reporter,
    searchBy: (report) => report.reporter,
    cell: (report) => report.reporter,
  },
  {
    key: 'date',
    header: 'Reported',
    sortBy: (report) => report.createdAt,
    cell: (report) => <Moment at={report.createdAt} />,
  },
]

type ReportsTableProps = {
  api: Pick<Api, 'put'>
  reports: readonly Report[]
  refresh: () => Promise<void>
}

/** Open reports, oldest first, and below them the resolved ones. */
export function ReportsTable({ api, reports, refresh }: ReportsTableProps) {
  const [removing, setRemoving] = useState<Report>()
  const [reading, setReading] = useState<Report>()
  const [confirm, dialog] = useConfirm()
  const { busy, run } = useAction()
  const waiting = reports.filter((report) => report.decision === null)
  const decided = reports.filter((report) => report.decision !== null)

  function decide({ _id: id }: Report, body: ReportDecision) {
    return api.put('/api/reports/{id}', { path: { id }, body })
  }

  async function dismiss(report: Report) {
    const stays = report.threadId ? 'conversation' : 'listing'
    const what = `The report about the ${report.name} is closed, and the ${stays} stays as it is.`
    if (!(await confirm({ what, act: 'Dismiss report' }))) return
    await run(report._id, async () => {
      await decide(report, { decision: 'dismissed' })
      toast.success('Report dismissed')
      await refresh()
    })
  }

  async function remove(removal: Removal) {
    if (!removing) return
    await decide(removing, { decision: 'removed', ...removal })
    setRemoving(undefined)
    toast.success('Listing removed')
    await refresh()
  }

  async function closeThread(report: Report) {
    await run(report._id, async () => {
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
        listing={removing}
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
