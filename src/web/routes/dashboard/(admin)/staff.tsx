import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import {
  staffPermissionLabels,
  staffRoleSummaries,
} from '../../../../shared/accounts/staff-labels.ts'
import {
  type StaffRole,
  staffPermissions,
  staffRoleLabels,
  staffRoles,
  staffRolesThatMay,
} from '../../../../shared/accounts/staff-roles.ts'
import type { Api, StaffInvitation, StaffMember } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FormError, TextField } from '../../../ui/form/fields.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return {
    staff: queryOptions({ queryKey: ['staff'], queryFn: () => api.get('/api/staff') }),
    invitations: queryOptions({
      queryKey: ['staff', 'invitations'],
      queryFn: () => api.get('/api/staff-invitations'),
    }),
  }
}

export const Route = createFileRoute('/dashboard/(admin)/staff')({
  ...dashboardPage({
    title: 'staff',
    access: 'manageStaff',
    nav: { icon: 'IdCard', group: 'people', order: 5 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: StaffPage,
})

type Props = { api: Api; refresh: () => Promise<void> }

const roleOptions = staffRoles.map((value) => ({ value, label: staffRoleLabels[value] }))

/** Who works in the console, and who is invited to. */
function StaffPage() {
  const { api, viewer, refresh } = useDashboard()
  const queries = pageQueries(api)
  const [sent, setSent] = useState<StaffInvitation>()
  return (
    <>
      <DashboardHeader lead="Everyone who works in this dashboard, with what they may do. Staff neither buy nor sell, and need two-step login or a passkey." />
      <div className="flex max-w-3xl flex-col gap-10">
        <Loaded query={useQuery(queries.staff)} caption="staff">
          {(members) => <Members {...{ api, refresh, members, ownId: viewer._id }} />}
        </Loaded>
        <section aria-labelledby="invitations">
          <h2 id="invitations" className="mb-3 text-lg">
            Invitations
          </h2>
          {sent?.link && <LinkToCopy invitation={sent} link={sent.link} />}
          <Loaded query={useQuery(queries.invitations)} caption="invitations">
            {(invitations) => <Invitations {...{ api, refresh, invitations, onSent: setSent }} />}
          </Loaded>
        </section>
        <Invite api={api} refresh={refresh} onSent={setSent} />
        <Permissions />
      </div>
    </>
  )
}

function Members({
  api,
  refresh,
  members,
  ownId,
}: Props & { members: readonly StaffMember[]; ownId: string }) {
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()

  async function change({ _id, name }: StaffMember, staffRole: StaffRole) {
    const what = `${name} becomes ${staffRoleLabels[staffRole]}: ${staffRoleSummaries[staffRole]} This takes effect at once, on all their devices.`
    if (!(await confirm({ what, action: 'Change the role' }))) return
    await run(_id, async () => {
      await api.put('/api/staff/{id}', { path: { id: _id }, body: { staffRole } })
      toast.success(`${name} is ${staffRoleLabels[staffRole]} now`)
      await refresh()
    })
  }

  async function remove({ _id, name }: StaffMember) {
    const what = `${name} keeps the account as a Buyer and loses access to this dashboard at once, on all devices. Open invitations from ${name} stop working.`
    if (!(await confirm({ what, action: 'Remove from the staff', danger: true }))) return
    await run(_id, async () => {
      await api.delete('/api/staff/{id}', { path: { id: _id } })
      toast.success(`${name} is no longer on the staff`)
      await refresh()
    })
  }

  return (
    <>
      <ul aria-label="Staff" className="divide-y divide-hairline border-y border-hairline">
        {members.map((member) => (
          <li key={member._id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
            <Avatar name={member.name} src={member.photoURL ?? undefined} size="small" />
            <div className="min-w-48 flex-1 wrap-anywhere">
              <p className="flex flex-wrap items-center gap-x-2 font-medium">
                <span>{member.name}</span>
                {member._id === ownId && <Badge>You</Badge>}
                {member.banned && <Badge tone="danger">Banned</Badge>}
              </p>
              <p className="text-sm text-muted">{member.email}</p>
              <p className="text-sm text-muted">
                <span>
                  {member.hasSecondFactor ? 'Two-step login is on' : 'No two-step login yet'}
                </span>
                {member.lastActiveAt && (
                  <>
                    {' · '}
                    <span>
                      Last active <Moment at={member.lastActiveAt} />
                    </span>
                  </>
                )}
              </p>
            </div>
            <div className="w-40">
              <SelectField
                label={`Role of ${member.name}`}
                hideLabel
                value={member.staffRole}
                options={roleOptions}
                onChange={({ currentTarget }) => change(member, currentTarget.value as StaffRole)}
              />
            </div>
            <Button
              aria-label={`Remove ${member.name}`}
              busy={busy === member._id}
              busyLabel="Saving"
              onClick={() => remove(member)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {confirmDialog}
    </>
  )
}

/** In a shop that sends no mail. */
function LinkToCopy({ invitation, link }: { invitation: StaffInvitation; link: string }) {
  return (
    <div className="mb-4 rounded-box bg-amber-wash p-4">
      <p className="mb-2">
        This shop sends no mail. Give this link to {invitation.email} yourself; it is shown only
        now.
      </p>
      <p className="flex items-center gap-3">
        <code className="min-w-0 flex-1 text-sm break-all">{link}</code>
        <CopyButton text={link} what="link" />
      </p>
    </div>
  )
}

type OnSent = { onSent: (invitation: StaffInvitation) => void }

const stateBadges = {
  open: undefined,
  expired: 'Expired',
  dead: 'Stopped: its sender may no longer invite',
} as const

function Invitations({
  api,
  refresh,
  invitations,
  onSent,
}: Props & OnSent & { invitations: readonly StaffInvitation[] }) {
  const { busy, run } = useAction()
  if (invitations.length === 0) return <p className="text-muted">Nobody is invited right now.</p>

  const send = ({ _id, email }: StaffInvitation) =>
    run(`send ${_id}`, async () => {
      onSent(await api.post('/api/staff-invitations/{id}/send', { path: { id: _id } }))
      toast.success(`A new link for ${email} is ready. The one before no longer works.`)
      await refresh()
    })
  const withdraw = ({ _id, email }: StaffInvitation) =>
    run(`withdraw ${_id}`, async () => {
      await api.delete('/api/staff-invitations/{id}', { path: { id: _id } })
      toast.success(`The invitation of ${email} is withdrawn`)
      await refresh()
    })

  return (
    <ul aria-label="Invitations" className="divide-y divide-hairline border-y border-hairline">
      {invitations.map((invitation) => {
        const { _id, email, staffRole, invitedBy, state, expiresAt } = invitation
        const badge = stateBadges[state]
        return (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
            <div className="min-w-48 flex-1 wrap-anywhere">
              <p className="font-medium">{email}</p>
              <p className="text-sm text-muted">
                {`${staffRoleLabels[staffRole]}, invited by ${invitedBy}`}
              </p>
              {badge ? (
                <Badge tone="waiting">{badge}</Badge>
              ) : (
                <p className="text-sm text-muted">
                  Until <Moment at={expiresAt} exact />
                </p>
              )}
            </div>
            <Button
              aria-label={`Send the invitation of ${email} again`}
              busy={busy === `send ${_id}`}
              busyLabel="Sending"
              onClick={() => send(invitation)}
            >
              Send again
            </Button>
            <Button
              aria-label={`Withdraw the invitation of ${email}`}
              busy={busy === `withdraw ${_id}`}
              busyLabel="Withdrawing"
              onClick={() => withdraw(invitation)}
            >
              Withdraw
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function Invite({ api, refresh, onSent }: Props & OnSent) {
  const form = useForm({
    initial: { email: '', staffRole: 'moderator' },
    check: ({ email }) => ({ email: email.trim() ? undefined : 'Enter an email address' }),
    async send({ email, staffRole }) {
      const body = { email, staffRole: staffRole as StaffRole }
      const invitation = await api.post('/api/staff-invitations', { body })
      form.set({ email: '', staffRole })
      onSent(invitation)
      toast.success(`${invitation.email} is invited`)
      await refresh()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Invite someone">
      <h2 className="text-lg">Invite someone</h2>
      <TextField {...form.field('email')} label="Email" type="email" autoComplete="off" />
      <SelectField
        {...form.field('staffRole')}
        label="Role"
        options={roleOptions}
        help={staffRoleSummaries[form.values.staffRole as StaffRole]}
      />
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel="Inviting">
        Send the invitation
      </SubmitButton>
    </form>
  )
}

/** What each role may do. */
function Permissions() {
  return (
    <section aria-labelledby="permissions">
      <h2 id="permissions" className="mb-1 text-lg">
        What each role may do
      </h2>
      <p className="mb-3 text-muted">Admins may do everything.</p>
      <div className="overflow-x-auto">
        <table className="w-full text-start text-sm">
          <thead>
            <tr className="border-b border-hairline">
              <th scope="col" className="py-2 pe-4 text-start font-medium">
                Task
              </th>
              {staffRoles.map((role) => (
                <th key={role} scope="col" className="px-2 py-2 text-start font-medium">
                  {staffRoleLabels[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {staffPermissions.map((permission) => (
              <tr key={permission} className="border-b border-hairline">
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  {staffPermissionLabels[permission]}
                </th>
                {staffRoles.map((role) => (
                  <td key={role} className="px-2 py-2">
                    {staffRolesThatMay(permission).includes(role) ? (
                      'Yes'
                    ) : (
                      <span className="text-muted">No</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
