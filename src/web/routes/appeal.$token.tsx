import { createFileRoute, isNotFound, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { MAX_APPEAL_LENGTH, MIN_APPEAL_LENGTH } from '../../shared/limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { type Suspension, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { load } from '../load.ts'
import { buttonClass } from '../ui/button.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { Moment } from '../ui/reader.tsx'

export const Route = createFileRoute('/appeal/$token')({
  // The link in an email outlives the suspension: that is no error.
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, {
      queryKey: ['suspension', params.token],
      queryFn: () => api.get('/api/suspensions/{token}', { path: params }),
    }).catch((error: unknown) => {
      if (isNotFound(error)) return null
      throw error
    }),
  staticData: { personal: true },
  head: () => pageHead('Appeal', undefined, { robots: 'noindex' }),
  component: Appeal,
})

function Appeal() {
  const { token } = Route.useParams()
  const loaded = Route.useLoaderData()
  return loaded ? <AppealPage key={token} token={token} loaded={loaded} /> : <NoSuspension />
}

/** Why an account is suspended, and the appeal against it. */
function AppealPage({ token, loaded }: { token: string; loaded: Suspension }) {
  const [suspension, setSuspension] = useState(loaded)
  const { bannedAt, reason, appeal } = suspension
  return (
    <div className="page-width pb-10">
      <PageHeader
        title="Your account is suspended"
        lead="You can’t log in while it’s suspended. Orders under way continue, and you get emails about them."
      />
      <div className="flex max-w-prose flex-col gap-6">
        <p className="rounded-box bg-amber-wash p-4 wrap-anywhere">
          Suspended <Moment at={bannedAt} />.{' '}
          <span>{reason ? <>Reason: “{reason}”</> : 'The moderators gave no reason.'}</span>
        </p>
        {appeal ? (
          <SentAppeal appeal={appeal} />
        ) : (
          <AppealForm token={token} onSent={setSuspension} />
        )}
      </div>
    </div>
  )
}

function SentAppeal({ appeal }: { appeal: NonNullable<Suspension['appeal']> }) {
  const { text, createdAt, decision, decisionReason } = appeal
  return (
    <section aria-labelledby="appeal" className="flex flex-col gap-3">
      <h2 id="appeal" className="text-lg">
        {decision ? 'Your appeal was rejected' : 'We received your appeal'}
      </h2>
      <p className="wrap-anywhere">
        {decision ? (
          <>The moderator wrote: “{decisionReason}”</>
        ) : (
          'A moderator will read it and send you the decision by email. You can also come back to this page for it.'
        )}
      </p>
      <p className="text-sm text-muted">
        You wrote <Moment at={createdAt} />:
      </p>
      <p className="border-s-2 border-hairline ps-4 wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  )
}

type AppealFormProps = { token: string; onSent: (now: Suspension) => void }

function AppealForm({ token, onSent }: AppealFormProps) {
  const api = useApi()
  const form = useDraftForm('appeal', {
    initial: { text: '' },
    check: ({ text }) =>
      text.trim().length < MIN_APPEAL_LENGTH
        ? {
            text: `Explain in at least ${formatQuantity(MIN_APPEAL_LENGTH, 'character')} why the suspension is wrong`,
          }
        : {},
    async send({ text }) {
      const body = { text: text.trim() }
      onSent(await api.post('/api/suspensions/{token}/appeal', { path: { token }, body }))
    },
  })
  return (
    <form {...form.form} aria-label="Appeal" className="flex flex-col gap-5">
      <TextareaField
        {...form.field('text')}
        label="Why is the suspension wrong?"
        help="Describe what happened, with order numbers if there are any. You can appeal once."
        maxLength={MAX_APPEAL_LENGTH}
        rows={6}
      />
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel="Sending">
        Send appeal
      </SubmitButton>
    </form>
  )
}

function NoSuspension() {
  return (
    <div className="page-width py-10">
      <EmptyState
        title="This link isn’t valid"
        actions={
          <Link to={pages.login()} className={buttonClass({ variant: 'primary' })}>
            Log in
          </Link>
        }
      >
        It is incomplete, or the suspension has ended. Try to log in.
      </EmptyState>
    </div>
  )
}
