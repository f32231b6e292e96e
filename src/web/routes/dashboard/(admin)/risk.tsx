import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../../../shared/limits.ts'
import { formatQuantity } from '../../../../shared/quantities.ts'
import { BanDialog } from '../../../accounts/ban-dialog.tsx'
import type { Api, RiskCases } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { tabQueries } from '../../../moderation/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { EmptyState } from '../../../ui/layout/page-states.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

export const Route = createFileRoute('/dashboard/(admin)/risk')({
  ...dashboardPage({
    title: 'risk',
    text: ['moderate', 'accounts'],
    access: 'reviewRisk',
    nav: { icon: 'ShieldCheck', group: 'moderation', order: 4, unless: 'moderateListings' },
    partOf: pages.moderation(),
  }),
  loader: ({ context }) => loadQueries(context, tabQueries(context.api)),
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  return (
    <ModerationFrame lead="Accounts that may belong to banned people, and sales held until you release the payout. Listings to review are under Listings.">
      <Loaded query={useQuery(tabQueries(api).riskCases)} caption="risk cases">
        {(cases) => <RiskCasesList {...{ api, cases, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}

type Account = RiskCases['accounts'][number]
type Payout = RiskCases['payouts'][number]

const causes: Record<Account['cause'], string> = {
  sign_up: 'New account',
  blocked_listing: 'Listing refused',
}

type NoteRequest = {
  title: string
  what: string
  action: string
  send: (note: string) => Promise<void>
}
type Props = { api: Api; cases: RiskCases; refresh: () => Promise<void> }

/** Accounts that may belong to banned people, and sales with a held payout. */
function RiskCasesList({ api, cases, refresh }: Props) {
  const [noteRequest, setNoteRequest] = useState<NoteRequest>()
  const [banning, setBanning] = useState<Account>()

  const clear = ({ _id, name }: Account) =>
    setNoteRequest({
      title: 'Clear this account',
      what: `${name} is no longer compared with accounts banned so far. Listings waiting for review still need a decision.`,
      action: 'Clear the account',
      send: async (note) => {
        await api.post('/api/account-reviews/{id}/clear', { path: { id: _id }, body: { note } })
        toast.success('Account cleared')
      },
    })
  const overrule = ({ phoneId, name }: Payout) =>
    setNoteRequest({
      title: 'Release the payout',
      what: `The rules that hold this payout no longer apply to the ${name}, even after edits. Its sale is paid out like others.`,
      action: 'Release the payout',
      send: async (note) => {
        await api.post('/api/phones/{id}/overrule-risk', { path: { id: phoneId }, body: { note } })
        toast.success('Payout released')
      },
    })

  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="accounts">
        <h2 id="accounts" className="mb-3 text-lg">
          Accounts to check
        </h2>
        {cases.accounts.length === 0 ? (
          <EmptyState title="No accounts to check">
            New accounts appear here if they share a browser or a payout account with a banned one.
            So do sellers whose listing a rule refused.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {cases.accounts.map((account) => (
              <li key={account._id} className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4">
                <div className="min-w-56 flex-1">
                  <p id={account._id} className="font-medium wrap-anywhere">
                    {account.name}{' '}
                    <span className="block text-sm font-normal text-muted">{account.email}</span>
                  </p>
                  <Reasons reasons={account.reasons} />
                  <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
                    <Badge tone="waiting">{causes[account.cause]}</Badge>
                    <span>
                      Last detected <Moment at={account.lastAt} exact />
                    </span>
                  </p>
                </div>
                <div className="flex flex-wrap gap-2">
                  <Button
                    aria-describedby={account._id}
                    className="text-red"
                    onClick={() => setBanning(account)}
                  >
                    Ban user
                  </Button>
                  <Button aria-describedby={account._id} onClick={() => clear(account)}>
                    Clear
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="held">
        <h2 id="held" className="mb-3 text-lg">
          Held payouts
        </h2>
        {cases.payouts.length === 0 ? (
          <EmptyState title="No held payouts">
            Listings appear here if a rule holds the payout of their sale until you release it.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {cases.payouts.map((payout) => (
              <li key={payout.phoneId} className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4">
                <div className="min-w-56 flex-1">
                  <p id={`held-${payout.phoneId}`} className="font-medium wrap-anywhere">
                    <Link to={pages.phone(payout.phoneId)} className={linkClass}>
                      {payout.name}
                    </Link>{' '}
                    <span className="text-muted">
                      by {payout.seller} ·{' '}
                      <span className="whitespace-nowrap">risk score {payout.score}</span>
                    </span>
                  </p>
                  <Reasons reasons={payout.reasons} />
                  <p className="mt-2 text-sm text-muted">
                    Held since <Moment at={payout.at} exact />
                  </p>
                </div>
                <Button
                  aria-describedby={`held-${payout.phoneId}`}
                  onClick={() => overrule(payout)}
                >
                  Release
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Dialog
        open={noteRequest !== undefined}
        onClose={() => setNoteRequest(undefined)}
        title={noteRequest?.title ?? ''}
      >
        {noteRequest && (
          <NoteForm
            noteRequest={noteRequest}
            onClose={() => setNoteRequest(undefined)}
            onDone={async () => {
              setNoteRequest(undefined)
              await refresh()
            }}
          />
        )}
      </Dialog>
      <BanDialog
        person={banning}
        onClose={() => setBanning(undefined)}
        onBan={async (reason) => {
          if (!banning) return
          await api.put('/api/bans/{user}', { path: { user: banning.userId }, body: { reason } })
          setBanning(undefined)
          toast.success('User banned')
          await refresh()
        }}
      />
    </div>
  )
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="mt-1 list-disc ps-5 text-sm">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}

type NoteFormProps = { noteRequest: NoteRequest; onClose: () => void; onDone: () => Promise<void> }

function NoteForm({ noteRequest, onClose, onDone }: NoteFormProps) {
  const form = useForm({
    initial: { note: '' },
    check: ({ note }) =>
      note.trim().length < MIN_REASON_LENGTH
        ? { note: `Enter a reason of at least ${formatQuantity(MIN_REASON_LENGTH, 'character')}` }
        : {},
    async send({ note }) {
      await noteRequest.send(note.trim())
      await onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={noteRequest.title}>
      <p className="text-muted">{noteRequest.what}</p>
      <TextareaField
        {...form.field('note')}
        label="Reason"
        help="For the audit log. The seller doesn’t see it."
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel="Saving">
        {noteRequest.action}
      </DialogButtons>
    </form>
  )
}
