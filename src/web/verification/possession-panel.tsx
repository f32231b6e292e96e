import { useMutation, useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Api, PossessionCode } from '../api/index.ts'
import { readRefusal } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { PhotoField } from '../ui/form/photo-field.tsx'
import { ErrorState, LoadingRegion, Notice, Skeleton } from '../ui/layout/page-states.tsx'
import { Moment } from '../ui/reader.tsx'
import { type HeadingLevel, ProofSection, sendPossessionPhoto } from './proof-section.tsx'
import { type ProofSubject, toBody, toQuery } from './proof-subject.ts'
import { useTimeLeft } from './time-left.ts'

const PossessionCodeCard = lazy(() => import('./possession-code-card.tsx'))

type Send = (
  file: File,
  onProgress: (done: number) => void,
  signal: AbortSignal,
) => Promise<unknown>

/** Uploads the photo as soon as it is picked; a later pick replaces it. */
function usePossessionPhoto(send: Send, onProven: () => Promise<void>) {
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  const current = useRef<{ file: File; stop: AbortController }>(undefined)

  useEffect(() => () => current.current?.stop.abort(), [])

  async function pick(file: File) {
    current.current?.stop.abort()
    const stop = new AbortController()
    const { signal } = stop
    current.current = { file, stop }
    setError(undefined)
    setProgress(0)
    try {
      await send(file, (part) => !signal.aborted && setProgress(part), signal)
      await onProven()
    } catch (problem) {
      if (!signal.aborted) setError(readRefusal(problem).message)
    } finally {
      if (!signal.aborted) setProgress(undefined)
    }
  }

  function clear() {
    current.current?.stop.abort()
    current.current = undefined
    setProgress(undefined)
    setError(undefined)
  }

  return {
    progress,
    error,
    pick,
    clear,
    retry: () => current.current && pick(current.current.file),
  }
}

type PossessionPanelProps = {
  api: Api
  subject: ProofSubject
  level?: HeadingLevel
  /** In a claim, which is nothing without it; a listing can do without. */
  isRequired?: boolean
  send?: typeof sendPossessionPhoto
}

/**
 * The possession photo from the seller's side. The seller creates a code, shows or prints it, puts it
 * next to the phone and takes one photo of both; the server reads the code in the photo. A photo in
 * which it can't be read is replaced; a new code replaces an expired one.
 */
export function PossessionPanel(props: PossessionPanelProps) {
  const { api, subject, level = 2, isRequired = false, send = sendPossessionPhoto } = props
  const [code, setCode] = useState<PossessionCode>()
  const left = useTimeLeft(code)
  const query = useQuery({
    queryKey: ['my possession', subject],
    queryFn: async () =>
      (await api.get('/api/my-possession', { query: toQuery(subject) })).possession,
  })
  const photo = usePossessionPhoto(
    (file, onProgress, signal) => send(subject, file, onProgress, signal),
    async () => {
      await query.refetch()
      setCode(undefined)
    },
  )
  const possession = query.data

  const makeCode = useMutation({
    mutationFn: () => api.post('/api/possession-codes', { body: toBody(subject) }),
    onSuccess(made) {
      photo.clear()
      setCode(made)
    },
  })

  return (
    <ProofSection
      title="Possession photo"
      lead={`One photo of the phone next to your one-time code proves that you have it. Only moderators see the photo${isRequired ? '' : '; buyers see that you sent one, and when'}.`}
      isRequired={isRequired}
      level={level}
      done={Boolean(possession)}
    >
      {query.isPending && (
        <LoadingRegion label="Loading the possession photo">
          <Skeleton className="h-11 w-48" />
        </LoadingRegion>
      )}
      {query.isError && (
        <ErrorState busy={query.isFetching} onRetry={() => query.refetch()}>
          {readRefusal(query.error).message}
        </ErrorState>
      )}
      {possession && !code && (
        <Notice label="Result" tone="good">
          <span className="font-medium">We read the code in your photo</span>
          <span>
            {possession.code}, <Moment at={possession.verifiedAt} exact />
          </span>
        </Notice>
      )}
      {code && left === 0 && (
        <Notice label="Code" tone="waiting">
          The code has expired. Create a new one and take the photo again.
        </Notice>
      )}
      {code && left !== 0 && (
        <>
          <Suspense fallback={<Skeleton className="h-56" />}>
            <PossessionCodeCard code={code} secondsLeft={left ?? 0} />
          </Suspense>
          <PhotoField
            key={code._id}
            label="Photo with the phone and the code"
            help="The whole code must be visible, sharp and without reflections."
            progress={photo.progress}
            error={photo.error}
            onPick={photo.pick}
            onCancel={photo.clear}
            onRetry={photo.retry}
            onRemove={photo.clear}
          />
        </>
      )}
      <FormError>{makeCode.error && readRefusal(makeCode.error).message}</FormError>
      {query.isSuccess && (
        <Button
          className="self-start"
          icon={<QrCode className="size-4" />}
          busy={makeCode.isPending}
          busyLabel="Creating a code"
          onClick={() => makeCode.mutate()}
        >
          {code ? 'Create a new code' : possession ? 'Take another photo' : 'Create a code'}
        </Button>
      )}
    </ProofSection>
  )
}
