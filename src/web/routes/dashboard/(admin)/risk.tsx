import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../../../shared/limits.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { formatCount } from '../../../../shared/quantities.ts'
import { BanDialog } from '../../../accounts/ban-dialog.tsx'
import type { Api, RiskCases } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { PersonLink } from '../../../dashboard/person-link.tsx'
import { useDashboard, useMay } from '../../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { tabQueries } from '../../../moderation/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { EmptyState } from '../../../ui/layout/page-states.tsx'
import { Thumbnail } from '../../../ui/pictures/thumbnail.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

export const Route = createFileRoute('/dashboard/(admin)/risk')({
  ...dashboardPage({
    title: 'risk',
    text: ['moderate', 'accounts', 'risk'],
    translated: true,
    access: 'reviewRisk',
    nav: { icon: 'ShieldCheck', group: 'moderation', order: 4, unless: 'moderateListings' },
    partOf: pages.moderation(),
  }),
  loader: ({ context }) => loadQueries(context, tabQueries(context.api)),
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('risk')
  return (
    <ModerationFrame lead={t('lead')}>
      <Loaded query={useQuery(tabQueries(api).riskCases)} caption={t('loading')}>
        {(cases) => <RiskCasesList {...{ api, cases, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}

type Account = RiskCases['accounts'][number]
type Payout = RiskCases['payouts'][number]

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
  const t = useTranslations('risk')

  const clear = ({ _id, name }: Account) =>
    setNoteRequest({
      title: t('accounts.clearTitle'),
      what: t('accounts.clearWhat', { name }),
      action: t('accounts.clearAction'),
      send: async (note) => {
        await api.post('/api/account-reviews/{id}/clear', { path: { id: _id }, body: { note } })
        toast.success(t('accounts.cleared'))
      },
    })
  const release = ({ phoneId, name }: Payout) =>
    setNoteRequest({
      title: t('payouts.releaseTitle'),
      what: t('payouts.releaseWhat', { name }),
      action: t('payouts.releaseTitle'),
      send: async (note) => {
        await api.post('/api/phones/{id}/overrule-risk', { path: { id: phoneId }, body: { note } })
        toast.success(t('payouts.released'))
      },
    })

  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="accounts">
        <h2 id="accounts" className="mb-3 text-lg">
          {t('accounts.title')}
        </h2>
        {cases.accounts.length === 0 ? (
          <EmptyState title={t('accounts.empty')}>{t('accounts.emptyText')}</EmptyState>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {cases.accounts.map((account) => (
              <AccountCase
                key={account._id}
                account={account}
                onBan={() => setBanning(account)}
                onClear={() => clear(account)}
              />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="held">
        <h2 id="held" className="mb-3 text-lg">
          {t('payouts.title')}
        </h2>
        {cases.payouts.length === 0 ? (
          <EmptyState title={t('payouts.empty')}>{t('payouts.emptyText')}</EmptyState>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {cases.payouts.map((payout) => (
              <HeldPayout key={payout.phoneId} payout={payout} onRelease={() => release(payout)} />
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
          toast.success(t('accounts.banned'))
          await refresh()
        }}
      />
    </div>
  )
}

type AccountCaseProps = { account: Account; onBan: () => void; onClear: () => void }

function AccountCase({ account, onBan, onClear }: AccountCaseProps) {
  const t = useTranslations('risk.accounts')
  const { _id, userId, name, email, reasons, cause, lastAt } = account
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4">
      <div className="min-w-56 flex-1">
        <p id={_id} className="font-medium wrap-anywhere">
          <PersonLink id={userId} name={name} />{' '}
          <bdi className="block text-sm font-normal text-muted">{email}</bdi>
        </p>
        <Reasons reasons={reasons} />
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone="waiting">{t(`cause.${cause}`)}</Badge>
          <span>
            {t.rich('lastDetected', { time: () => <Moment key="time" at={lastAt} exact /> })}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={_id} className="text-red" onClick={onBan}>
          {t('ban')}
        </Button>
        <Button aria-describedby={_id} onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </li>
  )
}

type HeldPayoutProps = { payout: Payout; onRelease: () => void }

function HeldPayout({ payout, onRelease }: HeldPayoutProps) {
  const may = useMay()
  const t = useTranslations('risk.payouts')
  const language = useLanguage()
  const { phoneId, name, img, seller, sellerId, buyer, buyerId, orderId } = payout
  const { score, reasons, at, payoutMinor, priceMinor, currency } = payout
  const id = `held-${phoneId}`
  const toOrder = orderId !== null && may('seeOrders')
  const people = {
    seller: () => <PersonLink key="seller" id={sellerId} name={seller} />,
    buyer: () => <PersonLink key="buyer" id={buyerId} name={buyer ?? ''} />,
  }
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-56 flex-1 gap-4">
        <Thumbnail src={img} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
            <span id={id} className="font-medium">
              <bdi>{name}</bdi>
            </span>
            <Badge tone="waiting">{t('score', { shown: formatCount(score, language) })}</Badge>
          </p>
          <p className="wrap-anywhere">{t.rich(buyer === null ? 'notSold' : 'sale', people)}</p>
          <Reasons reasons={reasons} />
          <p className="mt-2 text-sm text-muted">
            {t.rich('heldSince', { time: () => <Moment key="time" at={at} exact /> })}
          </p>
        </div>
      </div>
      <p className="min-w-24 md:text-end">
        <span className="block text-sm text-muted">
          {t(payoutMinor === null ? 'price' : 'amount')}
        </span>
        <span className="text-lg font-semibold tabular-nums">
          {formatMoney(payoutMinor ?? priceMinor, currency, language)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Link
          to={toOrder ? pages.order(orderId) : pages.phone(phoneId)}
          preload={false}
          aria-describedby={id}
          className={buttonClass()}
        >
          {t(toOrder ? 'viewOrder' : 'viewListing')}
        </Link>
        <Button aria-describedby={id} onClick={onRelease}>
          {t('release')}
        </Button>
      </div>
    </li>
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
  const t = useTranslations('risk.note')
  const tooShort = {
    count: MIN_REASON_LENGTH,
    shown: formatCount(MIN_REASON_LENGTH, useLanguage()),
  }
  const form = useForm({
    initial: { note: '' },
    check: ({ note }) =>
      note.trim().length < MIN_REASON_LENGTH ? { note: t('tooShort', tooShort) } : {},
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
        label={t('label')}
        help={t('help')}
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={t('busy')}>
        {noteRequest.action}
      </DialogButtons>
    </form>
  )
}
