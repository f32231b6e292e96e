import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import {
  MAX_INVITATION_DAYS,
  MAX_INVITATION_NOTE_LENGTH,
  MAX_INVITATION_USES,
} from '../../../../shared/accounts/account-rules.ts'
import type { Api, Invitation } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { FormFooter } from '../../../forms/submit-button.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useForm } from '../../../forms/use-form.ts'
import { configQuery } from '../../../shell/shop.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Notice } from '../../../ui/layout/page-states.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return {
    invitations: queryOptions({
      queryKey: ['invitations'],
      queryFn: () => api.get('/api/admin/invitations'),
    }),
    config: configQuery(api),
  }
}

export const Route = createFileRoute('/dashboard/(admin)/invitations')({
  ...dashboardPage({
    title: 'invitations',
    access: 'changeSettings',
    nav: { icon: 'IdCard', group: 'people', order: 4 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: InvitationsPage,
})

/** Links with which people sign up while the shop is open by invitation. */
function InvitationsPage() {
  const { api, refresh } = useDashboard()
  const queries = pageQueries(api)
  const { data: config } = useQuery(queries.config)
  const { busy, run } = useAction()
  const [url, setUrl] = useState('')
  const revoke = ({ _id }: Invitation) =>
    run(_id, async () => {
      await api.delete('/api/admin/invitations/{id}', { path: { id: _id } })
      toast.success('The link no longer works')
      await refresh()
    })
  return (
    <>
      <DashboardHeader lead="Links with which people can sign up while new accounts need an invitation." />
      {config && config.registration !== 'invitation' && (
        <div className="mb-6">
          <Notice label="Registration">
            <p className="py-1">
              <span>
                {config.registration === 'open'
                  ? 'Anyone can sign up at present, without an invitation.'
                  : 'Nobody can sign up at present, not even with an invitation.'}
              </span>{' '}
              <Link to={pages.shopSettings()} className={linkClass}>
                Change who can sign up
              </Link>
            </p>
          </Notice>
        </div>
      )}
      <InvitationForm
        api={api}
        onCreated={async (created) => {
          setUrl(created)
          await refresh()
        }}
      />
      <div role="status">
        {url && (
          <div className="mt-4 rounded-box bg-green-wash p-4 text-sm">
            <p className="font-semibold">Copy the link now: it is shown only once.</p>
            <p className="mt-1 flex items-center gap-2">
              <code className="font-mono break-all">{url}</code>
              <CopyButton text={url} what="invitation link" />
            </p>
          </div>
        )}
      </div>
      <div className="mt-8">
        <Loaded query={useQuery(queries.invitations)} caption="invitations">
          {(invitations) => (
            <DataTable
              caption="invitations"
              columns={columns}
              rows={invitations}
              rowKey={({ _id }) => _id}
              rowActions={(invitation) =>
                invitation.state === 'open' && (
                  <Button
                    className="px-3"
                    aria-label={`Revoke the invitation for ${invitation.note}`}
                    busy={busy === invitation._id}
                    busyLabel="Revoking"
                    onClick={() => revoke(invitation)}
                  >
                    Revoke
                  </Button>
                )
              }
              empty="No invitations yet"
            />
          )}
        </Loaded>
      </div>
    </>
  )
}

type InvitationFormProps = { api: Api; onCreated: (url: string) => Promise<void> }

function InvitationForm({ api, onCreated }: InvitationFormProps) {
  const form = useForm({
    initial: { note: '', maxUses: '1', days: '14' },
    check: ({ note, maxUses, days }) => ({
      note: note.trim() ? undefined : 'Enter whom the link is for',
      maxUses: checkWhole(maxUses, MAX_INVITATION_USES),
      days: checkWhole(days, MAX_INVITATION_DAYS),
    }),
    async send({ note, maxUses, days }) {
      const body = { note: note.trim(), maxUses: Number(maxUses), days: Number(days) }
      const { url } = await api.post('/api/admin/invitations', { body, once: true })
      form.reset()
      await onCreated(url)
    },
  })
  return (
    <form {...form.form} aria-label="New invitation" className="flex max-w-2xl flex-col gap-5">
      <TextField
        {...form.field('note')}
        label="For whom"
        maxLength={MAX_INVITATION_NOTE_LENGTH}
        autoComplete="off"
        required
        help="Only admins see it."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('maxUses')}
          label="Number of accounts"
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('days')}
          label="Valid for (days)"
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <FormFooter form={form} busyLabel="Creating the link">
        Create a link
      </FormFooter>
    </form>
  )
}

function checkWhole(text: string, max: number) {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > max)
    return `Enter a whole number from 1 to ${max}`
}

const states: Record<Invitation['state'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'good' },
  used_up: { label: 'Used up', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'danger' },
}

const columns: readonly Column<Invitation>[] = [
  {
    key: 'note',
    header: 'For whom',
    searchBy: ({ note }) => note,
    cell: ({ note }) => <span className="font-medium wrap-anywhere">{note}</span>,
  },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
  {
    key: 'uses',
    header: 'Accounts',
    align: 'end',
    cell: ({ uses, maxUses }) => `${uses} of ${maxUses}`,
  },
  { key: 'expires', header: 'Expires', cell: ({ expiresAt }) => <Moment at={expiresAt} exact /> },
  {
    key: 'by',
    header: 'Created by',
    cell: ({ createdBy }) => createdBy ?? 'Deleted account',
  },
]
