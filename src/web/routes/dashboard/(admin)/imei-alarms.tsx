import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { MAX_REASON_LENGTH } from '../../../../shared/limits.ts'
import type { Api, ImeiAlarm } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { listingStateLabels } from '../../../listings/my-products/state-labels.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { tabQueries } from '../../../moderation/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

export const Route = createFileRoute('/dashboard/(admin)/imei-alarms')({
  ...dashboardPage({
    title: 'imeiAlarms',
    access: 'moderateListings',
    partOf: pages.moderation(),
  }),
  loader: ({ context }) => loadQueries(context, tabQueries(context.api)),
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  return (
    <ModerationFrame lead="Phones offered by a second seller, and phones reported lost or stolen.">
      <Loaded query={useQuery(tabQueries(api).alarms)} caption="IMEI alarms">
        {(alarms) => <AlarmsTable {...{ api, alarms, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}

type CloseAlarmDialogProps = {
  alarm: ImeiAlarm | undefined
  onClose: () => void
  onCloseAlarm: (alarm: ImeiAlarm, note: string) => Promise<void>
}

/** Records how an alarm was resolved. */
function CloseAlarmDialog({ alarm, onClose, onCloseAlarm }: CloseAlarmDialogProps) {
  return (
    <Dialog open={alarm !== undefined} onClose={onClose} title="Close alarm">
      {alarm && <NoteForm onClose={onClose} onSend={(note) => onCloseAlarm(alarm, note)} />}
    </Dialog>
  )
}

type NoteFormProps = { onClose: () => void; onSend: (note: string) => Promise<void> }

function NoteForm({ onClose, onSend }: NoteFormProps) {
  const form = useForm({ initial: { note: '' }, send: ({ note }) => onSend(note.trim()) })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Close alarm">
      <p className="text-muted">
        It leaves the queue. Closing it doesn’t remove a listing or ban an account: do that first.
      </p>
      <TextareaField
        {...form.field('note')}
        label="Result"
        optional
        help="For other moderators."
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel="Closing">
        Close alarm
      </DialogButtons>
    </form>
  )
}

type AlarmsTableProps = {
  api: Pick<Api, 'put'>
  alarms: readonly ImeiAlarm[]
  refresh: () => Promise<void>
}

/** Phones offered by two sellers, and phones reported lost or stolen. */
function AlarmsTable({ api, alarms, refresh }: AlarmsTableProps) {
  const [closing, setClosing] = useState<ImeiAlarm>()
  const open = alarms.filter(({ closedAt }) => closedAt === null)
  const closed = alarms.filter(({ closedAt }) => closedAt !== null)

  async function closeAlarm(alarm: ImeiAlarm, note: string) {
    await api.put('/api/imei-alarms/{id}', { path: { id: alarm._id }, body: { note } })
    setClosing(undefined)
    toast.success('Alarm closed')
    await refresh()
  }

  return (
    <>
      <DataTable
        caption="IMEI alarms"
        columns={columns}
        rows={open}
        rowKey={(alarm) => alarm._id}
        rowActions={(alarm) => (
          <Button
            className="px-3"
            aria-describedby={`alarm-${alarm._id}`}
            onClick={() => setClosing(alarm)}
          >
            Close alarm
          </Button>
        )}
        empty="No open alarms"
      />
      {closed.length > 0 && (
        <section className="pt-12">
          <h2 className="mb-4 text-lg">Closed</h2>
          <DataTable
            caption="closed alarms"
            columns={[...columns, noteColumn]}
            rows={closed}
            rowKey={(alarm) => alarm._id}
            empty=""
          />
        </section>
      )}
      <CloseAlarmDialog
        alarm={closing}
        onClose={() => setClosing(undefined)}
        onCloseAlarm={closeAlarm}
      />
    </>
  )
}

const kinds = { listed_twice: 'Offered twice', blacklisted: 'On a blacklist' } as const

const columns: readonly Column<ImeiAlarm>[] = [
  {
    key: 'kind',
    header: 'Alarm',
    sortBy: ({ kind }) => kinds[kind],
    searchBy: ({ kind, last4 }) => `${kinds[kind]} ${last4}`,
    cell: ({ _id, kind, last4 }) => (
      <span id={`alarm-${_id}`}>
        <Badge tone={kind === 'blacklisted' ? 'danger' : 'waiting'}>{kinds[kind]}</Badge>
        <span className="mt-1 block text-sm font-normal text-muted">IMEI …{last4}</span>
      </span>
    ),
  },
  {
    key: 'seller',
    header: 'Offered by',
    sortBy: ({ seller }) => seller,
    searchBy: ({ seller, sellerEmail }) => `${seller} ${sellerEmail}`,
    cell: ({ seller, sellerEmail }) => (
      <span>
        <span className="font-medium">{seller}</span>
        <span className="block break-all text-muted">{sellerEmail}</span>
      </span>
    ),
  },
  {
    key: 'phone',
    header: 'Existing listing',
    searchBy: ({ phone }) => phone?.name ?? '',
    cell: ({ phone }) =>
      phone ? (
        <span>
          <Link to={pages.phone(phone._id)} className={linkClass}>
            {phone.name}
          </Link>
          <span className="block text-muted">
            {phone.seller} · {stateOf(phone.state)}
          </span>
        </span>
      ) : (
        '–'
      ),
  },
  {
    key: 'raised',
    header: 'Raised',
    sortBy: ({ raisedAt }) => raisedAt,
    cell: ({ raisedAt }) => <Moment at={raisedAt} />,
  },
]

const noteColumn: Column<ImeiAlarm> = {
  key: 'note',
  header: 'Result',
  cell: ({ note }) => <span className="break-label">{note || '–'}</span>,
}

function stateOf(state: string) {
  return listingStateLabels[state as keyof typeof listingStateLabels]?.label ?? state
}
