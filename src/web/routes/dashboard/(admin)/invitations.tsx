import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import {
  MAX_INVITATION_DAYS,
  MAX_INVITATION_NOTE_LENGTH,
  MAX_INVITATION_USES,
} from '../../../../shared/accounts/account-rules.ts'
import type { Language } from '../../../../shared/languages.ts'
import { formatCount } from '../../../../shared/quantities.ts'
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
import { type Translate, useLanguage, useTranslations } from '../../../ui/text.ts'
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
    text: ['invitations', 'fields'],
    translated: true,
    access: 'changeSettings',
    nav: { icon: 'IdCard', group: 'people', order: 4 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: InvitationsPage,
})

/** Links with which people sign up while the shop is open by invitation. */
function InvitationsPage() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('invitations')
  const language = useLanguage()
  const queries = pageQueries(api)
  const { data: config } = useQuery(queries.config)
  const { busy, run } = useAction()
  const [url, setUrl] = useState('')
  const revoke = ({ _id }: Invitation) =>
    run(_id, async () => {
      await api.delete('/api/admin/invitations/{id}', { path: { id: _id } })
      toast.success(t('revoke.done'))
      await refresh()
    })
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      {config && config.registration !== 'invitation' && (
        <div className="mb-6">
          <Notice label={t('registration.label')}>
            <p className="py-1">
              <span>{t(`registration.${config.registration}`)}</span>{' '}
              <Link to={pages.shopSettings()} className={linkClass}>
                {t('registration.change')}
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
            <p className="font-semibold">{t('once')}</p>
            <p className="mt-1 flex items-center gap-2">
              <code dir="ltr" className="font-mono break-all">
                {url}
              </code>
              <CopyButton text={url} what={t('link')} />
            </p>
          </div>
        )}
      </div>
      <div className="mt-8">
        <Loaded query={useQuery(queries.invitations)} caption={t('caption')}>
          {(invitations) => (
            <DataTable
              caption={t('caption')}
              columns={columnsIn(t, language)}
              rows={invitations}
              rowKey={({ _id }) => _id}
              rowActions={(invitation) =>
                invitation.state === 'open' && (
                  <Button
                    className="px-3"
                    aria-label={t('revoke.name', { note: invitation.note })}
                    busy={busy === invitation._id}
                    busyLabel={t('revoke.busy')}
                    onClick={() => revoke(invitation)}
                  >
                    {t('revoke.short')}
                  </Button>
                )
              }
              empty={t('none')}
              emptyText={t('noneText')}
            />
          )}
        </Loaded>
      </div>
    </>
  )
}

type InvitationFormProps = { api: Api; onCreated: (url: string) => Promise<void> }

function InvitationForm({ api, onCreated }: InvitationFormProps) {
  const t = useTranslations('invitations.form')
  const language = useLanguage()
  const checkWhole = (text: string, max: number) =>
    isWhole(text, max) ? undefined : t('whole', { max: formatCount(max, language) })
  const form = useForm({
    initial: { note: '', maxUses: '1', days: '14' },
    check: ({ note, maxUses, days }) => ({
      note: note.trim() ? undefined : t('noteMissing'),
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
    <form {...form.form} aria-label={t('label')} className="flex max-w-2xl flex-col gap-5">
      <p className="text-pretty text-muted">
        {t.rich('about', {
          link: (text) => (
            <Link key="link" to={pages.staff()} className={linkClass}>
              {text}
            </Link>
          ),
        })}
      </p>
      <TextField
        {...form.field('note')}
        label={t('note')}
        maxLength={MAX_INVITATION_NOTE_LENGTH}
        autoComplete="off"
        required
        help={t('noteHelp')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('maxUses')}
          label={t('uses')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('days')}
          label={t('days')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <FormFooter form={form} busyLabel={t('creating')}>
        {t('create')}
      </FormFooter>
    </form>
  )
}

function isWhole(text: string, max: number): boolean {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= max
}

const tones: Record<Invitation['state'], BadgeTone> = {
  open: 'good',
  used_up: 'neutral',
  expired: 'neutral',
  revoked: 'danger',
}

const columnsIn = (
  t: Translate<'invitations'>,
  language: Language,
): readonly Column<Invitation>[] => [
  {
    key: 'note',
    header: t('column.note'),
    searchBy: ({ note }) => note,
    cell: ({ note }) => <bdi className="font-medium wrap-anywhere">{note}</bdi>,
  },
  {
    key: 'state',
    header: t('column.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>,
  },
  {
    key: 'uses',
    header: t('column.uses'),
    align: 'end',
    cell: ({ uses, maxUses }) =>
      t('uses', { uses: formatCount(uses, language), max: formatCount(maxUses, language) }),
  },
  {
    key: 'expires',
    header: t('column.expires'),
    cell: ({ expiresAt }) => <Moment at={expiresAt} exact />,
  },
  {
    key: 'by',
    header: t('column.by'),
    cell: ({ createdBy }) => <bdi>{createdBy ?? t('deletedAccount')}</bdi>,
  },
]
