import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import {
  type RepairedPart,
  type Repairer,
  repairedParts,
  repairers,
} from '../../../shared/listings/passport.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { apiUrl } from '../../api/client.ts'
import type { Api, MyPassports, Passport, PassportClaim } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { passportQueries, phoneName } from '../../passports/queries.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ActionMenu } from '../../ui/data-table/popover-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { rowLinkClass } from '../../ui/link.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { Moment, useReader } from '../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { ImeiChoices, imeiInput } from '../../verification/imei-choices.tsx'
import { PossessionPanel } from '../../verification/possession-panel.tsx'

function pageQueries(api: Api) {
  return { passports: passportQueries.myPassports(api) }
}

export const Route = createFileRoute('/dashboard/passports')({
  ...dashboardPage({
    title: 'devicePassports',
    shape: 'list',
    access: 'buy',
    nav: { icon: 'IdCard', group: 'account', order: 2 },
    text: ['passports', 'passport', 'proving', 'fields'],
    translated: true,
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Passports,
})

function Passports() {
  return <MyPassportsPage api={useDashboard().api} />
}

/** The phones that a person owns by what is recorded here, and claims to others. */
function MyPassportsPage({ api }: { api: Api }) {
  const t = useTranslations('passports')
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <Loaded shape="list" query={useQuery(pageQueries(api).passports)} caption={t('caption')}>
        {(owned) => (
          <div className="flex flex-col gap-10">
            <OwnPhones api={api} passports={owned.passports} />
            <ClaimSection api={api} claims={owned.claims} />
          </div>
        )}
      </Loaded>
    </>
  )
}

type OwnPassport = MyPassports['passports'][number]

function OwnPhones({ api, passports }: { api: Api; passports: readonly OwnPassport[] }) {
  const t = useTranslations('passports')
  const history = useTranslations('passport')
  const language = useLanguage()
  const [repaired, setRepaired] = useState<OwnPassport>()
  const { calendarDay } = useReader()
  if (passports.length === 0)
    return (
      <EmptyState title={t('empty')} picture={<IdCard />}>
        {t('emptyText')}
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {passports.map((passport) => {
          const name = phoneName(passport.phone) || t('phone')
          const last = passport.entries.at(-1)
          return (
            <li key={passport._id} className="flex items-center justify-between gap-x-4 py-4">
              <div className="flex min-w-0 items-start gap-4">
                <Thumbnail src={passport.img ?? ''} />
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <Link to={pages.passport(passport._id)} className={rowLinkClass}>
                      <bdi>{name}</bdi>
                    </Link>
                    {passport.lastGrade && (
                      <Badge>{history('grade', { grade: passport.lastGrade })}</Badge>
                    )}
                  </p>
                  <Summary passport={passport} />
                  <p className="text-sm text-muted">
                    <span>{t('imei', { digits: passport.last4 })}</span>
                    {' · '}
                    <span>
                      {t('entries', {
                        count: passport.entries.length,
                        shown: formatCount(passport.entries.length, language),
                      })}
                    </span>
                    {last && (
                      <>
                        {' · '}
                        <span className="whitespace-nowrap">
                          {t.rich('last', { day: () => <span>{calendarDay(last.date)}</span> })}
                        </span>
                      </>
                    )}
                  </p>
                </div>
              </div>
              <ActionMenu
                label={t('actions', { phone: isolate(name, language) })}
                actions={[
                  {
                    label: t('repair'),
                    onChoose: () => setRepaired(passport),
                    hasDialog: true,
                  },
                  {
                    label: t('download'),
                    onChoose: () =>
                      location.assign(apiUrl('/api/passports/{id}/file', { id: passport._id })),
                  },
                ]}
              />
            </li>
          )
        })}
      </ul>
      <RepairDialog api={api} passport={repaired} onClose={() => setRepaired(undefined)} />
    </>
  )
}

/** '3 owners here · 1 repair added' */
function Summary({ passport: { owners, repairs } }: { passport: OwnPassport }) {
  const history = useTranslations('passport')
  const language = useLanguage()
  return (
    <p className="text-sm">
      <span className="tabular-nums">{formatCount(owners, language)}</span>{' '}
      <span>{history('owners', { count: owners })}</span>
      {' · '}
      <span className="tabular-nums">{formatCount(repairs, language)}</span>{' '}
      <span>{history('repairs', { count: repairs })}</span>
    </p>
  )
}

const tones: Record<PassportClaim['state'], BadgeTone> = {
  open: 'waiting',
  waiting: 'waiting',
  approved: 'good',
  rejected: 'danger',
}

/** For a phone that a person got elsewhere: the IMEI, one photo, and a moderator decides. */
function ClaimSection({ api, claims }: { api: Api; claims: readonly PassportClaim[] }) {
  const t = useTranslations('passports')
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<string>()
  const open = claims.find(({ _id, state }) => state === 'open' && _id === opened)
  const reload = () =>
    queryClient.invalidateQueries({ queryKey: pageQueries(api).passports.queryKey })
  const form = useForm({
    initial: { imei: '' },
    check: ({ imei }) => ({ imei: imei.trim() ? undefined : t('claim.required') }),
    async send({ imei }) {
      const claim = await api.post('/api/passport-claims', { body: { imei } })
      await reload()
      form.reset()
      setOpened(claim._id)
    },
  })
  return (
    <section aria-labelledby="claim" className="flex max-w-3xl flex-col gap-5">
      <div>
        <h2 id="claim" className="text-lg">
          {t('claim.title')}
        </h2>
        <p className="mt-1 max-w-prose text-pretty text-muted">{t('claim.text')}</p>
      </div>
      <form {...form.form} className="flex flex-col gap-4" aria-label={t('claim.form')}>
        <TextField
          {...form.field('imei')}
          label={t('claim.label')}
          help={t('claim.help')}
          {...imeiInput}
        />
        {form.problem('imei') && (
          <ImeiChoices text={form.values.imei} onChoose={(imei) => form.set({ imei })} />
        )}
        <FormError title={form.message} />
        <SubmitButton form={form} busyLabel={t('claim.busy')}>
          {t('claim.submit')}
        </SubmitButton>
      </form>
      {open && <ClaimPhoto api={api} claim={open} onSent={reload} />}
      {claims.length > 0 && (
        <ul
          aria-label={t('claim.list')}
          className="divide-y divide-hairline border-y border-hairline"
        >
          {claims.map((claim) => (
            <li key={claim._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-40 flex-1">
                <p className="font-medium">{t('imei', { digits: claim.last4 })}</p>
                <p className="text-sm text-muted">
                  <span>
                    {t.rich('claim.started', { time: () => <Moment at={claim.createdAt} /> })}
                  </span>
                  {claim.reason && (
                    <>
                      {' · '}
                      <span>
                        {t.rich('claim.reason', { text: () => <bdi>{claim.reason}</bdi> })}
                      </span>
                    </>
                  )}
                </p>
              </div>
              <Badge tone={tones[claim.state]}>{t(`state.${claim.state}`)}</Badge>
              {claim.state === 'open' && claim._id !== open?._id && (
                <Button onClick={() => setOpened(claim._id)}>{t('claim.addPhoto')}</Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type ClaimPhotoProps = { api: Api; claim: PassportClaim; onSent: () => Promise<void> }

function ClaimPhoto({ api, claim, onSent }: ClaimPhotoProps) {
  const t = useTranslations('passports.claim')
  const { busy, run } = useAction()
  const send = () =>
    run('send', async () => {
      await api.post('/api/passport-claims/{id}/submit', { path: { id: claim._id } })
      toast.success(t('sent'))
      await onSent()
    })
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-pretty">{t('photo', { digits: claim.last4 })}</p>
      <PossessionPanel api={api} subject={{ draftId: claim._id }} level={3} isRequired />
      <Button
        variant="primary"
        className="self-start"
        busy={busy === 'send'}
        busyLabel={t('sending')}
        onClick={send}
      >
        {t('send')}
      </Button>
    </div>
  )
}

type RepairDialogProps = { api: Api; passport: Passport | undefined; onClose: () => void }

/** The owner adds what was repaired. It cannot be taken back, so the dialog says so first. */
function RepairDialog({ api, passport, onClose }: RepairDialogProps) {
  const t = useTranslations('passports.form')
  return (
    <Dialog open={passport !== undefined} onClose={onClose} title={t('title')}>
      {passport && <RepairForm api={api} passport={passport} onClose={onClose} />}
    </Dialog>
  )
}

function RepairForm({ api, passport, onClose }: RepairDialogProps & { passport: Passport }) {
  const t = useTranslations('passports.form')
  const labels = useTranslations('passport')
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { part: '', by: '', date: '' },
    check: ({ part, by, date }) => ({
      part: part ? undefined : t('whatRequired'),
      by: by ? undefined : t('whoRequired'),
      date: date ? undefined : t('whenRequired'),
    }),
    async send({ part, by, date }) {
      await api.post('/api/passports/{id}/repairs', {
        path: { id: passport._id },
        body: { part: part as RepairedPart, by: by as Repairer, date },
        once: true,
      })
      await queryClient.invalidateQueries({ queryKey: pageQueries(api).passports.queryKey })
      toast.success(t('done'))
      onClose()
    },
  })
  const choose = { value: '', label: t('choose') }
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('label')}>
      <p className="max-w-prose text-sm text-pretty text-muted">
        {t.rich('lead', {
          phone: () => <bdi>{phoneName(passport.phone) || t('yourPhone')}</bdi>,
        })}
      </p>
      <SelectField
        {...form.field('part')}
        label={t('what')}
        options={[
          choose,
          ...repairedParts.map((value) => ({ value, label: labels(`part.${value}`) })),
        ]}
      />
      <SelectField
        {...form.field('by')}
        label={t('who')}
        options={[
          choose,
          ...repairers.map((value) => ({ value, label: labels(`repairer.${value}`) })),
        ]}
      />
      <TextField {...form.field('date')} label={t('when')} type="date" />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={t('busy')}>
        {t('submit')}
      </DialogButtons>
    </form>
  )
}
