import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api, PassportClaim } from '../api/index.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { Moment } from '../ui/moment.tsx'
import { toast } from '../ui/toaster.tsx'
import { PossessionPanel } from '../verification/possession-panel.tsx'
import { passportQueries } from './queries.ts'

const states: Record<PassportClaim['state'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Photo missing', tone: 'waiting' },
  waiting: { label: 'Waiting for a moderator', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'danger' },
}

/** For a phone that a person got elsewhere: the IMEI, one photo, and a moderator decides. */
export function ClaimSection({ api, claims }: { api: Api; claims: readonly PassportClaim[] }) {
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<string>()
  const open = claims.find(({ _id, state }) => state === 'open' && _id === opened)
  const reload = () =>
    queryClient.invalidateQueries({ queryKey: passportQueries.mine(api).queryKey })
  const form = useForm({
    initial: { imei: '' },
    check: ({ imei }) => ({ imei: imei.trim() ? undefined : 'Type the IMEI' }),
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
          your hands: its IMEI, and one photo that a moderator looks at.
        </p>
      </div>
      <form {...form.form} className="flex flex-col gap-4" aria-label="Claim a phone">
        <TextField
          {...form.field('imei')}
          label="IMEI"
          help="Dial *#06# on the phone. We keep no full number."
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
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
                  {claim.reason && `. Reason: ${claim.reason}`}
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
