import { useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import type { Api, PossessionCode } from '../../api/index.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/fields.tsx'
import { Moment } from '../../ui/moment.tsx'
import { ErrorState, LoadingRegion, Notice, Skeleton } from '../../ui/page-states.tsx'

import { PhotoField } from '../../ui/photo-field.tsx'

import { PossessionCodeCard } from './possession-code-card.tsx'
import { asBody, asQuery, type ProofOf, sendPossessionPhoto } from './proof-of.ts'
import { type HeadingLevel, ProofSection } from './proof-section.tsx'
import { usePossessionPhoto } from './use-possession-photo.ts'
import { useTimeLeft } from './use-time-left.ts'

type PossessionPanelProps = {
  api: Api
  of: ProofOf
  level?: HeadingLevel
  send?: typeof sendPossessionPhoto
}

/**
 * The possession photo from the seller's side. The seller presses 'Make a code', shows or prints it,
 * lays it beside the phone and takes one photo of both; the server reads the code in it. A photo in
 * which it cannot be read is sent again or replaced; a code that ran out is made anew with one press.
 */
export function PossessionPanel(props: PossessionPanelProps) {
  const { api, of, level = 2, send = sendPossessionPhoto } = props
  const [code, setCode] = useState<PossessionCode>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const left = useTimeLeft(code)
  const query = useQuery({
    queryKey: ['my possession', of],
    queryFn: async () => (await api.get('/api/my-possession', { query: asQuery(of) })).proven,
  })
  const photo = usePossessionPhoto(
    (file, onProgress, signal) => send(of, file, onProgress, signal),
    async () => {
      await query.refetch()
      setCode(undefined)
    },
  )
  const proven = query.data

  async function makeCode() {
    setBusy(true)
    setRefusal(undefined)
    try {
      const made = await api.post('/api/possession-codes', { body: asBody(of) })
      photo.clear()
      setCode(made)
    } catch (error) {
      setRefusal(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <ProofSection
      title="Possession photo"
      lead="One photo of the phone beside a code that only you get shows that you have it in hand. Only moderators see the photo; buyers see that it was made, and when."
      level={level}
      done={Boolean(proven)}
    >
      {query.isPending && (
        <LoadingRegion label="Loading the possession photo">
          <Skeleton className="h-11 w-48" />
        </LoadingRegion>
      )}
      {query.isError && (
        <ErrorState busy={query.isFetching} onRetry={() => query.refetch()}>
          {refusalOf(query.error).message}
        </ErrorState>
      )}
      {proven && !code && (
        <Notice label="Result" tone="good">
          <span className="font-medium">The code was read in your photo</span>
          <span>
            {proven.words}, <Moment at={proven.verifiedAt} exact />
          </span>
        </Notice>
      )}
      {code && left === 0 && (
        <Notice label="Code" tone="waiting">
          The code has run out. Make a new one and take the photo again.
        </Notice>
      )}
      {code && left !== 0 && (
        <>
          <PossessionCodeCard code={code} secondsLeft={left ?? 0} />
          <PhotoField
            key={code._id}
            label="Photo with the phone and the code"
            help="JPEG, PNG, WebP or AVIF, at most 10 MB. The whole code must be in it, sharp and without reflections."
            progress={photo.progress}
            error={photo.error}
            onPick={photo.pick}
            onCancel={photo.clear}
            onRetry={photo.retry}
            onRemove={photo.clear}
          />
        </>
      )}
      <FormError>{refusal}</FormError>
      {query.isSuccess && (
        <Button
          className="self-start"
          icon={<QrCode className="size-4" />}
          busy={busy}
          busyLabel="Making a code"
          onClick={makeCode}
        >
          {code ? 'Make a new code' : proven ? 'Take another photo' : 'Make a code'}
        </Button>
      )}
    </ProofSection>
  )
}
