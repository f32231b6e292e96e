import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { MAX_REASON_LENGTH } from '../../../../shared/limits.ts'
import type { PageMessages } from '../../../../text/pages.ts'
import { EmailAddress } from '../../../accounts/email-address.tsx'
import type { Api, ImeiAlarm } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { PersonLink } from '../../../dashboard/person-link.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useAlarmActions } from '../../../moderation/alarm-actions.tsx'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { tabQueries } from '../../../moderation/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Thumbnail } from '../../../ui/pictures/thumbnail.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

export const Route = createFileRoute('/dashboard/(admin)/imei-alarms')({
  ...dashboardPage({
    title: 'imeiAlarms',
    text: ['moderate', 'lists', 'table', 'accounts', 'person', 'report'],
    translated: true,
    access: 'moderateListings',
    partOf: pages.moderation(),
  }),
  loader: ({ context }) => loadQueries(context, tabQueries(context.api)),
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('moderate.alarm')
  return (
    <ModerationFrame lead={t('lead')}>
      <Loaded query={useQuery(tabQueries(api).alarms)} caption={t('caption')}>
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
  const t = useTranslations('moderate.alarm')
  return (
    <Dialog open={alarm !== undefined} onClose={onClose} title={t('close')}>
      {alarm && <NoteForm onClose={onClose} onSend={(note) => onCloseAlarm(alarm, note)} />}
    </Dialog>
  )
}

type NoteFormProps = { onClose: () => void; onSend: (note: string) => Promise<void> }

function NoteForm({ onClose, onSend }: NoteFormProps) {
  const t = useTranslations('moderate.alarm')
  const form = useForm({ initial: { note: '' }, send: ({ note }) => onSend(note.trim()) })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('close')}>
      <p className="text-muted">{t('closeText')}</p>
      <TextareaField
        {...form.field('note')}
        label={t('result')}
        optional
        help={t('resultHelp')}
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={t('closing')}>
        {t('close')}
      </DialogButtons>
    </form>
  )
}

type AlarmsTableProps = {
  api: Pick<Api, 'put' | 'post'>
  alarms: readonly ImeiAlarm[]
  refresh: () => Promise<void>
}

/** Phones offered by two sellers, and phones reported lost or stolen. */
function AlarmsTable({ api, alarms, refresh }: AlarmsTableProps) {
  const [closing, setClosing] = useState<ImeiAlarm>()
  const t = useTranslations('moderate.alarm')
  const columns = useColumns()
  const { menu, dialogs } = useAlarmActions({ api, refresh })
  const noteColumn: Column<ImeiAlarm> = {
    key: 'note',
    header: t('result'),
    line: 'text',
    cell: ({ note }) => <bdi className="break-label">{note || '–'}</bdi>,
  }
  const open = alarms.filter(({ closedAt }) => closedAt === null)
  const closed = alarms.filter(({ closedAt }) => closedAt !== null)

  async function closeAlarm(alarm: ImeiAlarm, note: string) {
    await api.put('/api/imei-alarms/{id}', { path: { id: alarm._id }, body: { note } })
    setClosing(undefined)
    toast.success(t('closed'))
    await refresh()
  }

  return (
    <>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={open}
        rowKey={(alarm) => alarm._id}
        rowActions={(alarm) => (
          <>
            <Button
              className="px-3"
              aria-describedby={`alarm-${alarm._id}`}
              onClick={() => setClosing(alarm)}
            >
              {t('close')}
            </Button>
            {menu(alarm)}
          </>
        )}
        empty={t('empty')}
      />
      {closed.length > 0 && (
        <section className="pt-12">
          <h2 className="mb-4 text-lg">{t('closedAlarms')}</h2>
          <DataTable
            caption={t('closedCaption')}
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
      {dialogs}
    </>
  )
}

function useColumns(): Column<ImeiAlarm>[] {
  const t = useTranslations('moderate.alarm')
  const stateName = useTranslations('lists.listingState')
  return [
    {
      key: 'kind',
      header: t('kind'),
      line: 'title',
      sortBy: ({ kind }) => t(kind),
      searchBy: ({ kind, last4 }) => `${t(kind)} ${last4}`,
      cell: ({ _id, kind, last4 }) => (
        <span id={`alarm-${_id}`}>
          <Badge tone={kind === 'blacklisted' ? 'danger' : 'waiting'}>{t(kind)}</Badge>
          <span className="mt-1 block text-sm font-normal text-muted">{t('imei', { last4 })}</span>
        </span>
      ),
    },
    {
      key: 'seller',
      header: t('seller'),
      line: 'fact',
      sortBy: ({ seller }) => seller,
      searchBy: ({ seller, sellerEmail }) => `${seller} ${sellerEmail}`,
      cell: ({ seller, sellerId, sellerEmail }) => (
        <span>
          <span className="font-medium">
            <PersonLink id={sellerId} name={seller} />
          </span>
          <EmailAddress
            address={sellerEmail}
            className="block text-muted tracking-tight wrap-anywhere"
          />
        </span>
      ),
    },
    {
      key: 'phone',
      header: t('phone'),
      line: 'text',
      searchBy: ({ phone }) => phone?.name ?? '',
      cell: ({ phone }) =>
        phone ? (
          <span className="flex items-center gap-3">
            <Thumbnail src={phone.img} />
            <span className="min-w-0">
              <Link to={pages.phone(phone._id)} className={linkClass}>
                <bdi>{phone.name}</bdi>
              </Link>
              <span className="block text-muted">
                <PersonLink id={phone.sellerId} name={phone.seller} />
                {'\u00a0· '}
                <span>{stateName(phone.state as ListingState)}</span>
              </span>
            </span>
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'raised',
      header: t('raised'),
      line: 'side',
      sortBy: ({ raisedAt }) => raisedAt,
      cell: ({ raisedAt }) => <Moment at={raisedAt} />,
    },
  ]
}

type ListingState = keyof PageMessages['lists']['listingState']
