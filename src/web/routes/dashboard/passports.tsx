import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Download, IdCard, Wrench } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import {
  type RepairedPart,
  type Repairer,
  repairedParts,
  repairers,
} from '../../../shared/listings/passport.ts'
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
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Moment, useReader } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { ImeiChoices, imeiInput } from '../../verification/imei-choices.tsx'
import { PossessionPanel } from '../../verification/possession-panel.tsx'

function pageQueries(api: Api) {
  return { passports: passportQueries.myPassports(api) }
}

export const Route = createFileRoute('/dashboard/passports')({
  ...dashboardPage({
    title: 'devicePassports',
    access: 'buy',
    nav: { icon: 'IdCard', group: 'account', order: 2 },
    text: ['passport', 'proving', 'fields'],
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Passports,
})

function Passports() {
  return <MyPassportsPage api={useDashboard().api} />
}

/** The phones that a person owns by what is recorded here, and claims to others. */
function MyPassportsPage({ api }: { api: Api }) {
  return (
    <>
      <DashboardHeader lead="The phones that you bought here and their histories. Add repairs: the next buyer sees them." />
      <Loaded query={useQuery(pageQueries(api).passports)} caption="device passports">
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
  const [repaired, setRepaired] = useState<OwnPassport>()
  const { calendarDay } = useReader()
  if (passports.length === 0)
    return (
      <EmptyState title="No phone with a passport yet" picture={<IdCard />}>
        A phone that you buy here appears once the order is completed, if its IMEI was checked. Got
        one elsewhere that was listed here before? Claim it below.
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {passports.map((passport) => {
          const name = phoneName(passport.phone) || 'A phone'
          const last = passport.entries.at(-1)
          return (
            <li
              key={passport._id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
            >
              <div className="min-w-0">
                <Link to={pages.passport(passport._id)} className={linkClass}>
                  {name}
                </Link>
                <p className="text-sm text-muted">
                  IMEI ends in {passport.last4} · {passport.entries.length} entries
                  {last && (
                    <>
                      , the last on{' '}
                      <span className="whitespace-nowrap">{calendarDay(last.date)}</span>
                    </>
                  )}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  icon={<Wrench className="size-4" />}
                  aria-label={`Add a repair of the ${name}`}
                  onClick={() => setRepaired(passport)}
                >
                  Add a repair
                </Button>
                <a
                  href={apiUrl('/api/passports/{id}/file', { id: passport._id })}
                  download
                  aria-label={`Download the passport of the ${name}`}
                  className={buttonClass({ variant: 'quiet' })}
                >
                  <Download aria-hidden="true" className="size-4" />
                  Download
                </a>
              </div>
            </li>
          )
        })}
      </ul>
      <RepairDialog api={api} passport={repaired} onClose={() => setRepaired(undefined)} />
    </>
  )
}

const states: Record<PassportClaim['state'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Photo missing', tone: 'waiting' },
  waiting: { label: 'Waiting for a moderator', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'danger' },
}

/** For a phone that a person got elsewhere: the IMEI, one photo, and a moderator decides. */
function ClaimSection({ api, claims }: { api: Api; claims: readonly PassportClaim[] }) {
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<string>()
  const open = claims.find(({ _id, state }) => state === 'open' && _id === opened)
  const reload = () =>
    queryClient.invalidateQueries({ queryKey: pageQueries(api).passports.queryKey })
  const form = useForm({
    initial: { imei: '' },
    check: ({ imei }) => ({ imei: imei.trim() ? undefined : 'Enter the IMEI' }),
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
          Claim a phone that you got elsewhere
        </h2>
        <p className="mt-1 max-w-prose text-pretty text-muted">
          If the phone was listed here before, you can continue its passport. You need the phone in
          your hands: its IMEI, and one photo, which a moderator reviews.
        </p>
      </div>
      <form {...form.form} className="flex flex-col gap-4" aria-label="Claim a phone">
        <TextField
          {...form.field('imei')}
          label="IMEI"
          help="Dial *#06# on the phone. We don’t store the full number."
          {...imeiInput}
        />
        {form.problem('imei') && (
          <ImeiChoices text={form.values.imei} onChoose={(imei) => form.set({ imei })} />
        )}
        <FormError title={form.message} />
        <SubmitButton form={form} busyLabel="Looking for the passport">
          Start the claim
        </SubmitButton>
      </form>
      {open && <ClaimPhoto api={api} claim={open} onSent={reload} />}
      {claims.length > 0 && (
        <ul aria-label="Your claims" className="divide-y divide-hairline border-y border-hairline">
          {claims.map((claim) => (
            <li key={claim._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-40 flex-1">
                <p className="font-medium">IMEI ends in {claim.last4}</p>
                <p className="text-sm text-muted">
                  Started <Moment at={claim.createdAt} />
                  <span>{claim.reason && `. Reason: ${claim.reason}`}</span>
                </p>
              </div>
              <Badge tone={states[claim.state].tone}>{states[claim.state].label}</Badge>
              {claim.state === 'open' && claim._id !== open?._id && (
                <Button onClick={() => setOpened(claim._id)}>Add the photo</Button>
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
  const { busy, run } = useAction()
  const send = () =>
    run('send', async () => {
      await api.post('/api/passport-claims/{id}/submit', { path: { id: claim._id } })
      toast.success('Sent to the moderators')
      await onSent()
    })
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-pretty">
        Dial *#06# so that the number ending in {claim.last4} is on the phone’s screen, and put the
        phone next to the code. Then send the claim.
      </p>
      <PossessionPanel api={api} subject={{ draftId: claim._id }} level={3} isRequired />
      <Button
        variant="primary"
        className="self-start"
        busy={busy === 'send'}
        busyLabel="Sending the claim"
        onClick={send}
      >
        Send the claim
      </Button>
    </div>
  )
}

type RepairDialogProps = { api: Api; passport: Passport | undefined; onClose: () => void }

/** The owner adds what was repaired. It cannot be taken back, so the dialog says so first. */
function RepairDialog({ api, passport, onClose }: RepairDialogProps) {
  return (
    <Dialog open={passport !== undefined} onClose={onClose} title="Add a repair">
      {passport && <RepairForm api={api} passport={passport} onClose={onClose} />}
    </Dialog>
  )
}

function RepairForm({ api, passport, onClose }: RepairDialogProps & { passport: Passport }) {
  const t = useTranslations('passport')
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { part: '', by: '', date: '' },
    check: ({ part, by, date }) => ({
      part: part ? undefined : 'Choose what was repaired',
      by: by ? undefined : 'Choose who repaired it',
      date: date ? undefined : 'Choose a date',
    }),
    async send({ part, by, date }) {
      await api.post('/api/passports/{id}/repairs', {
        path: { id: passport._id },
        body: { part: part as RepairedPart, by: by as Repairer, date },
        once: true,
      })
      await queryClient.invalidateQueries({ queryKey: pageQueries(api).passports.queryKey })
      toast.success('Repair added')
      onClose()
    },
  })
  const choose = { value: '', label: 'Choose' }
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Repair">
      <p className="max-w-prose text-sm text-pretty text-muted">
        For <span>{phoneName(passport.phone) || 'your phone'}</span>. Everyone sees the entry,
        marked as added by the owner. It is permanent: nobody can change or remove it, including us.
      </p>
      <SelectField
        {...form.field('part')}
        label="What was repaired?"
        options={[choose, ...repairedParts.map((value) => ({ value, label: t(`part.${value}`) }))]}
      />
      <SelectField
        {...form.field('by')}
        label="Who repaired it?"
        options={[choose, ...repairers.map((value) => ({ value, label: t(`repairer.${value}`) }))]}
      />
      <TextField {...form.field('date')} label="When?" type="date" />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel="Adding the repair">
        Add repair permanently
      </DialogButtons>
    </form>
  )
}
