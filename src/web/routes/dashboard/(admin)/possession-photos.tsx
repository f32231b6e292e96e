import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { MAX_REASON_LENGTH } from '../../../../shared/limits.ts'
import { apiUrl } from '../../../api/client.ts'
import type { Api, PendingPassportClaim } from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useForm } from '../../../forms/use-form.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { PossessionList } from '../../../moderation/possession-list.tsx'
import { moderationQueries, tabQueries } from '../../../moderation/queries.ts'
import { phoneName } from '../../../passports/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return {
    ...tabQueries(api),
    proven: moderationQueries.proven(api),
  }
}

export const Route = createFileRoute('/dashboard/(admin)/possession-photos')({
  ...dashboardPage({
    title: 'possessionPhotos',
    shape: 'list',
    text: ['moderate'],
    translated: true,
    access: 'verifyPossession',
    nav: { icon: 'UserRoundCheck', group: 'moderation', order: 3, unless: 'moderateListings' },
    partOf: pages.moderation(),
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('moderate.possession')
  const queries = pageQueries(api)
  return (
    <ModerationFrame lead={t('lead')}>
      <Loaded shape="list" query={useQuery(queries.claims)} caption={t('claims')}>
        {(claims) => <PassportClaims api={api} claims={claims} onDone={refresh} />}
      </Loaded>
      <Loaded shape="list" query={useQuery(queries.proven)} caption={t('loading')}>
        {(proven) => <PossessionList proven={proven} />}
      </Loaded>
    </ModerationFrame>
  )
}

type Props = { api: Api; claims: readonly PendingPassportClaim[]; onDone: () => Promise<void> }

/** Claims to phones that wait: the photo must show the phone, its IMEI and the code. */
function PassportClaims({ api, claims, onDone }: Props) {
  const [refused, setRefused] = useState<PendingPassportClaim>()
  const { busy, run } = useAction()
  const t = useTranslations('moderate')
  if (claims.length === 0) return null
  const approve = ({ _id: id }: PendingPassportClaim) =>
    run(id, async () => {
      await api.put('/api/passport-claims/{id}', { path: { id }, body: { decision: 'approved' } })
      toast.success(t('possession.approved'))
      await onDone()
    })
  return (
    <section aria-labelledby="claims" className="mb-10">
      <h2 id="claims" className="mb-4 text-lg">
        {t('possession.claims')}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {claims.map((claim) => (
          <li
            key={claim._id}
            className="flex flex-col gap-3 rounded-box border border-hairline p-4"
          >
            <a
              href={apiUrl('/api/passport-claims/{id}/photo', { id: claim._id })}
              target="_blank"
              rel="noreferrer"
            >
              <img
                src={apiUrl('/api/passport-claims/{id}/photo', { id: claim._id })}
                alt={t('possession.claimPhoto', { name: claim.name })}
                loading="lazy"
                className="aspect-video w-full rounded-field bg-sand object-contain"
              />
            </a>
            <div>
              <a href={pages.passport(claim.passportId)} className={linkClass}>
                {phoneName(claim.phone) || t('possession.aPhone')}
              </a>
              <p className="text-sm text-muted">
                <bdi>{claim.name}</bdi>, <bdi>{claim.email}</bdi> ·{' '}
                <Moment at={claim.submittedAt} exact />
              </p>
              <p className="mt-2">
                {t.rich('possession.mustShow', {
                  last4: () => <strong className="tabular-nums">{claim.last4}</strong>,
                  code: () => <strong>{claim.code}</strong>,
                })}
              </p>
              {claim.hasOwner && <p className="text-sm text-amber">{t('possession.otherOwner')}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                busy={busy === claim._id}
                busyLabel={t('approving')}
                onClick={() => approve(claim)}
              >
                {t('approve')}
              </Button>
              <Button onClick={() => setRefused(claim)}>{t('reject')}</Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={refused !== undefined}
        onClose={() => setRefused(undefined)}
        title={t('possession.rejectClaim')}
      >
        {refused && (
          <RejectForm
            api={api}
            claim={refused}
            onClose={() => setRefused(undefined)}
            onDone={onDone}
          />
        )}
      </Dialog>
    </section>
  )
}

type RejectFormProps = {
  api: Api
  claim: PendingPassportClaim
  onClose: () => void
  onDone: () => Promise<void>
}

function RejectForm({ api, claim, onClose, onDone }: RejectFormProps) {
  const t = useTranslations('moderate')
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? t('reasonRequired') : undefined,
    }),
    async send({ reason }) {
      await api.put('/api/passport-claims/{id}', {
        path: { id: claim._id },
        body: { decision: 'rejected', reason: reason.trim() },
      })
      onClose()
      await onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('possession.rejectClaim')}>
      <TextareaField
        {...form.field('reason')}
        label={t('reason')}
        help={t('possession.rejectHelp', { name: claim.name })}
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} danger busy={form.busy} busyLabel={t('rejecting')}>
        {t('reject')}
      </DialogButtons>
    </form>
  )
}
