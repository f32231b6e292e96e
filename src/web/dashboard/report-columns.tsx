import type { Report } from '../api/index.ts'
import type { Column } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { reasonWords } from './report-words.ts'
import { Thumbnail } from './thumbnail.tsx'

/** Where a row's buttons find which phone they are about. */
export function reportNameId(report: Report) {
  return `report-${report._id}`
}

export const reportColumns: readonly Column<Report>[] = [
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
    sortBy: (report) => reasonWords[report.reason],
    searchBy: (report) => `${reasonWords[report.reason]} ${report.note}`,
    cell: (report) => (
      <>
        <span className="font-medium">{reasonWords[report.reason]}</span>
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
