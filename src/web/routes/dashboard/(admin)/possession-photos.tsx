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
import { passportQueries, phoneName } from '../../../passports/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return {
    ...tabQueries(api),
    claims: passportQueries.claims(api),
    proven: moderationQueries.proven(api),
  }
}

export const Route = createFileRoute('/dashboard/(admin)/possession-photos')({
  ...dashboardPage({
    title: 'possessionPhotos',
    access: 'verifyPossession',
    nav: { icon: 'UserRoundCheck', group: 'moderation', order: 3, unless: 'moderateListings' },
    partOf: pages.moderation(),
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Queue,
})

function Queue() {
  const { api, refresh } = useDashboard()
  const queries = pageQueries(api)
  return (
    <ModerationFrame lead="How sellers proved to have their phones. Only moderators see these photos.">
      <Loaded query={useQuery(queries.claims)} caption="claims to device passports">
        {(claims) => <PassportClaims api={api} claims={claims} onDone={refresh} />}
      </Loaded>
      <Loaded query={useQuery(queries.proven)} caption="possession photos">
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
  if (claims.length === 0) return null
  const approve = ({ _id: id }: PendingPassportClaim) =>
    run(id, async () => {
      await api.put('/api/passport-claims/{id}', { path: { id }, body: { decision: 'approved' } })
      toast.success('Claim approved')
      await onDone()
    })
  return (
    <section aria-labelledby="claims" className="mb-10">
      <h2 id="claims" className="mb-4 text-lg">
        Claims to device passports
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
                alt={`The phone of ${claim.name} with its code`}
                loading="lazy"
                className="aspect-video w-full rounded-field bg-sand object-contain"
              />
            </a>
            <div>
              <a href={pages.passport(claim.passportId)} className={linkClass}>
                {phoneName(claim.phone) || 'A phone'}
              </a>
              <p className="text-sm text-muted">
                {claim.name}, {claim.email} · <Moment at={claim.submittedAt} exact />
              </p>
              <p className="mt-2">
                The screen must show an IMEI that ends in{' '}
                <strong className="tabular-nums">{claim.last4}</strong>, and the code{' '}
                <strong>{claim.code}</strong>.
              </p>
              {claim.hasOwner && (
                <p className="text-sm text-amber">
                  Someone else is recorded as the owner, and would no longer be.
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                busy={busy === claim._id}
                busyLabel="Approving"
                onClick={() => approve(claim)}
              >
                Approve
              </Button>
              <Button onClick={() => setRefused(claim)}>Reject</Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={refused !== undefined}
        onClose={() => setRefused(undefined)}
        title="Reject the claim"
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
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? 'Enter a reason; the person can read it' : undefined,
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
    <form {...form.form} className="flex flex-col gap-5" aria-label="Reject the claim">
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help={`${claim.name} sees it and can claim again.`}
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} danger busy={form.busy} busyLabel="Rejecting">
        Reject
      </DialogButtons>
    </form>
  )
}
