import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import {
  type StaffRole,
  staffPermissions,
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
import { useTranslations } from '../../../ui/text.ts'
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
    shape: 'form',
    text: ['staff', 'fields'],
    translated: true,
    access: 'manageStaff',
    nav: { icon: 'IdCard', group: 'people', order: 5 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: StaffPage,
})

type Props = { api: Api; refresh: () => Promise<void> }

function useRoleOptions() {
  const t = useTranslations('dashboard.role')
  return staffRoles.map((value) => ({ value, label: t(value) }))
}

/** Who works in the console, and who is invited to. */
function StaffPage() {
  const { api, viewer, refresh } = useDashboard()
  const queries = pageQueries(api)
  const t = useTranslations('staff')
  const [sent, setSent] = useState<StaffInvitation>()
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <div className="flex max-w-3xl flex-col gap-10">
        <Loaded shape="form" query={useQuery(queries.staff)} caption={t('caption')}>
          {(members) => <Members {...{ api, refresh, members, ownId: viewer._id }} />}
        </Loaded>
        <section aria-labelledby="invitations">
          <h2 id="invitations" className="mb-3 text-lg">
            {t('invitations.title')}
          </h2>
          {sent?.link && <LinkToCopy invitation={sent} link={sent.link} />}
          <Loaded
            shape="form"
            query={useQuery(queries.invitations)}
            caption={t('invitations.caption')}
          >
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
  const t = useTranslations('staff')
  const tRole = useTranslations('dashboard.role')
  const roleOptions = useRoleOptions()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()

  async function change({ _id, name }: StaffMember, staffRole: StaffRole) {
    const role = tRole(staffRole)
    const what = t('change.what', { name, role, summary: t(`summary.${staffRole}`) })
    if (!(await confirm({ what, action: t('change.action') }))) return
    await run(_id, async () => {
      await api.put('/api/staff/{id}', { path: { id: _id }, body: { staffRole } })
      toast.success(t('change.done', { name, role }))
      await refresh()
    })
  }

  async function remove({ _id, name }: StaffMember) {
    const what = t('remove.what', { name })
    if (!(await confirm({ what, action: t('remove.action'), danger: true }))) return
    await run(_id, async () => {
      await api.delete('/api/staff/{id}', { path: { id: _id } })
      toast.success(t('remove.done', { name }))
      await refresh()
    })
  }

  return (
    <>
      <ul aria-label={t('list')} className="divide-y divide-hairline border-y border-hairline">
        {members.map((member) => (
          <li key={member._id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
            <Avatar name={member.name} src={member.photoURL ?? undefined} size="small" />
            <div className="min-w-48 flex-1 wrap-anywhere">
              <p className="flex flex-wrap items-center gap-x-2 font-medium">
                <bdi>{member.name}</bdi>
                {member._id === ownId && <Badge>{t('you')}</Badge>}
                {member.banned && <Badge tone="danger">{t('banned')}</Badge>}
              </p>
              <p className="text-sm text-muted">
                <bdi>{member.email}</bdi>
              </p>
              <p className="text-sm text-muted">
                <span>{t(member.hasSecondFactor ? 'factor.on' : 'factor.off')}</span>
                {member.lastActiveAt && (
                  <>
                    {'\u00a0· '}
                    <span>
                      {t.rich('lastActive', {
                        time: () => <Moment key="time" at={member.lastActiveAt!} />,
                      })}
                    </span>
                  </>
                )}
              </p>
            </div>
            <div className="w-40">
              <SelectField
                label={t('roleOf', { name: member.name })}
                hideLabel
                value={member.staffRole}
                options={roleOptions}
                onChange={({ currentTarget }) => change(member, currentTarget.value as StaffRole)}
              />
            </div>
            <Button
              aria-label={t('remove.name', { name: member.name })}
              busy={busy === member._id}
              busyLabel={t('remove.busy')}
              onClick={() => remove(member)}
            >
              {t('remove.short')}
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
  const t = useTranslations('staff.invitations')
  return (
    <div className="mb-4 rounded-box bg-amber-wash p-4">
      <p className="mb-2 wrap-anywhere">{t('copy', { email: invitation.email })}</p>
      <p className="flex items-center gap-3">
        <code dir="ltr" className="min-w-0 flex-1 text-sm break-all">
          {link}
        </code>
        <CopyButton text={link} what={t('link')} />
      </p>
    </div>
  )
}

type OnSent = { onSent: (invitation: StaffInvitation) => void }

function Invitations({
  api,
  refresh,
  invitations,
  onSent,
}: Props & OnSent & { invitations: readonly StaffInvitation[] }) {
  const t = useTranslations('staff.invitations')
  const tRole = useTranslations('dashboard.role')
  const { busy, run } = useAction()
  if (invitations.length === 0) return <p className="text-muted">{t('none')}</p>

  const send = ({ _id, email }: StaffInvitation) =>
    run(`send ${_id}`, async () => {
      onSent(await api.post('/api/staff-invitations/{id}/send', { path: { id: _id } }))
      toast.success(t('sent', { email }))
      await refresh()
    })
  const withdraw = ({ _id, email }: StaffInvitation) =>
    run(`withdraw ${_id}`, async () => {
      await api.delete('/api/staff-invitations/{id}', { path: { id: _id } })
      toast.success(t('withdrawn', { email }))
      await refresh()
    })

  return (
    <ul aria-label={t('title')} className="divide-y divide-hairline border-y border-hairline">
      {invitations.map((invitation) => {
        const { _id, email, staffRole, invitedBy, state, expiresAt } = invitation
        return (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
            <div className="min-w-48 flex-1 wrap-anywhere">
              <p className="font-medium">
                <bdi>{email}</bdi>
              </p>
              <p className="text-sm text-muted">
                {t('by', { role: tRole(staffRole), name: invitedBy })}
              </p>
              {state === 'open' ? (
                <p className="text-sm text-muted">
                  {t.rich('until', { time: () => <Moment key="time" at={expiresAt} exact /> })}
                </p>
              ) : (
                <Badge tone="waiting">{t(state)}</Badge>
              )}
            </div>
            <Button
              aria-label={t('againTo', { email })}
              busy={busy === `send ${_id}`}
              busyLabel={t('sending')}
              onClick={() => send(invitation)}
            >
              {t('again')}
            </Button>
            <Button
              aria-label={t('withdrawOf', { email })}
              busy={busy === `withdraw ${_id}`}
              busyLabel={t('withdrawing')}
              onClick={() => withdraw(invitation)}
            >
              {t('withdraw')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function Invite({ api, refresh, onSent }: Props & OnSent) {
  const t = useTranslations('staff')
  const roleOptions = useRoleOptions()
  const form = useForm({
    initial: { email: '', staffRole: 'moderator' },
    check: ({ email }) => ({ email: email.trim() ? undefined : t('invite.emailMissing') }),
    async send({ email, staffRole }) {
      const body = { email, staffRole: staffRole as StaffRole }
      const invitation = await api.post('/api/staff-invitations', { body })
      form.set({ email: '', staffRole })
      onSent(invitation)
      toast.success(t('invite.done', { email: invitation.email }))
      await refresh()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label={t('invite.title')}>
      <h2 className="text-lg">{t('invite.title')}</h2>
      <TextField
        {...form.field('email')}
        label={t('invite.email')}
        type="email"
        autoComplete="off"
      />
      <SelectField
        {...form.field('staffRole')}
        label={t('invite.role')}
        options={roleOptions}
        help={t(`summary.${form.values.staffRole as StaffRole}`)}
      />
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel={t('invite.busy')}>
        {t('invite.send')}
      </SubmitButton>
    </form>
  )
}

const otherRoles = staffRoles.filter((role) => role !== 'admin')

/** What each role may do besides admins, who may do everything. */
function Permissions() {
  const t = useTranslations('staff')
  const tRole = useTranslations('dashboard.role')
  return (
    <section aria-labelledby="permissions">
      <h2 id="permissions" className="mb-1 text-lg">
        {t('permissions.title')}
      </h2>
      <p className="mb-3 text-muted">{t('permissions.admins')}</p>
      <table className="w-full text-start text-sm">
        <thead>
          <tr className="border-b border-hairline">
            <th scope="col" className="py-2 pe-1.5 text-start font-medium sm:pe-3">
              {t('permissions.task')}
            </th>
            {otherRoles.map((role) => (
              <th
                key={role}
                scope="col"
                className="px-0.5 py-2 text-center font-medium whitespace-nowrap sm:px-3"
              >
                {tRole(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staffPermissions.map((permission) => {
            const roles = staffRolesThatMay(permission)
            return (
              <tr key={permission} className="border-b border-hairline">
                <th
                  scope="row"
                  className="py-2 pe-1.5 text-start font-normal wrap-anywhere sm:pe-3"
                >
                  {t(`permission.${permission}`)}
                </th>
                {otherRoles.map((role) => (
                  <td key={role} className="py-2 text-center">
                    <Permitted isPermitted={roles.includes(role)} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Permitted({ isPermitted }: { isPermitted: boolean }) {
  const t = useTranslations('staff.permissions')
  return (
    <>
      {isPermitted ? (
        <Check aria-hidden="true" className="mx-auto size-4 text-green" />
      ) : (
        <span aria-hidden="true" className="text-muted">
          –
        </span>
      )}
      <span className="sr-only">{t(isPermitted ? 'yes' : 'no')}</span>
    </>
  )
}
