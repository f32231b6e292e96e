import { useState } from 'react'
import { BanDialog } from '../accounts/ban-dialog.tsx'
import type { Api, Report, ReportDecision } from '../api/index.ts'
import { type Removal, RemoveListingDialog } from '../forms/remove-listing-dialog.tsx'
import { useAction } from '../forms/use-action.ts'
import { ReportedThreadDialog } from '../messaging/reported-thread.tsx'
import { HideReviewDialog } from '../orders/ratings/hide-rating.tsx'
import { ShowRating } from '../orders/ratings/show-rating.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { toast } from '../ui/toaster.tsx'
import { decisionColumn, nameOfReported, reportColumns, reportNameId } from './report-columns.tsx'

type ReportsTableProps = {
  api: Pick<Api, 'put' | 'post'>
  reports: readonly Report[]
  refresh: () => Promise<void>
}

/** What stays as it is when a report is dismissed. */
const kept: Record<Report['kind'], string> = {
  listing: 'listing',
  message: 'conversation',
  seller: 'account',
  review: 'review',
  reply: 'answer',
}

/** The action for which a dialog is open. */
type Asking = { act: 'remove' | 'read' | 'ban' | 'hide'; report: Report }

/** Open reports, and below them the resolved ones. */
export function ReportsTable({ api, reports, refresh }: ReportsTableProps) {
  const [asking, setAsking] = useState<Asking>()
  const [confirm, dialog] = useConfirm()
  const { busy, run } = useAction()
  const waiting = reports.filter((report) => report.decision === null)
  const decided = reports.filter((report) => report.decision !== null)
  const asked = (act: Asking['act']) => (asking?.act === act ? asking.report : undefined)
  const close = () => setAsking(undefined)
  const banning = asked('ban')
  const hiding = asked('hide')

  async function decide({ _id: id }: Report, body: ReportDecision, done: string) {
    await api.put('/api/reports/{id}', { path: { id }, body })
    close()
    toast.success(done)
    await refresh()
  }

  async function dismiss(report: Report) {
    const about = report.phoneId ? `the ${report.name}` : nameOfReported(report)
    const what = `The report about ${about} is closed, and the ${kept[report.kind]} stays as it is.`
    if (!(await confirm({ what, act: 'Dismiss report' }))) return
    await run(report._id, () => decide(report, { decision: 'dismissed' }, 'Report dismissed'))
  }

  async function remove(removal: Removal) {
    const report = asked('remove')
    if (report) await decide(report, { decision: 'removed', ...removal }, 'Listing removed')
  }

  const closeThread = (report: Report) =>
    run(report._id, () => decide(report, { decision: 'closed' }, 'Conversation closed'))

  async function hide(report: Report, reason: string) {
    const done = report.kind === 'reply' ? 'Answer hidden' : 'Review hidden'
    await decide(report, { decision: 'hidden', reason }, done)
  }

  async function ban({ _id: id, name }: Report, reason: string) {
    await api.post('/api/reports/{id}/ban', { path: { id }, body: { reason } })
    close()
    toast.success(`${name} is banned`)
    await refresh()
  }

  function actions(report: Report) {
    const about = { 'aria-describedby': reportNameId(report) }
    const ask = (act: Asking['act']) => ({
      ...about,
      className: act === 'read' ? 'px-3' : 'px-3 text-red',
      'aria-haspopup': 'dialog' as const,
      onClick: () => setAsking({ act, report }),
    })
    const { kind, account } = report
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
        {kind === 'message' && <Button {...ask('read')}>Read conversation</Button>}
        {kind === 'listing' && (
          <Button {...ask('remove')} variant="ghost">
            Remove listing
          </Button>
        )}
        {(kind === 'review' || kind === 'reply') && (
          <Button {...ask('hide')} variant="ghost">
            {kind === 'reply' ? 'Hide answer' : 'Hide review'}
          </Button>
        )}
        {account && !account.isBanned && (
          <Button {...ask('ban')} variant="ghost">
            {kind === 'seller' || kind === 'listing' ? 'Ban seller' : 'Ban user'}
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
            rowActions={(report) => <ShowAgain {...{ api, report, refresh }} />}
            empty=""
          />
        </section>
      )}
      <RemoveListingDialog listing={asked('remove')} onClose={close} onRemove={remove} />
      <ReportedThreadDialog
        report={asked('read')}
        busy={busy !== undefined}
        onClose={close}
        onCloseThread={closeThread}
      />
      <BanDialog
        person={banning?.account ?? undefined}
        onClose={close}
        onBan={async (reason) => {
          if (banning) await ban({ ...banning, name: banning.account?.name ?? '' }, reason)
        }}
      />
      <HideReviewDialog
        review={hiding && { by: hiding.name, part: hiding.kind === 'reply' ? 'reply' : 'review' }}
        onClose={close}
        onHide={async (reason) => {
          if (hiding) await hide(hiding, reason)
        }}
      />
      {dialog}
    </>
  )
}

/** Undoes hiding a review or an answer. */
function ShowAgain({
  api,
  report: { kind, name, review },
  refresh,
}: Omit<ReportsTableProps, 'reports'> & { report: Report }) {
  if (!review?.isHidden) return null
  const { orderId, side } = review
  const part = kind === 'reply' ? 'reply' : 'review'
  return <ShowRating api={api} rating={{ orderId, side, part, by: name }} onShown={refresh} />
}
