import { useMutation, useQuery } from '@tanstack/react-query'
import { Maximize2, Printer, QrCode } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Api, PossessionCode } from '../api/index.ts'
import { readRefusal } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { PhotoField } from '../ui/form/photo-field.tsx'
import { ErrorState, LoadingRegion, Notice, Skeleton } from '../ui/layout/page-states.tsx'
import { QrPicture } from '../ui/pictures/qr-picture.tsx'
import { Moment } from '../ui/reader.tsx'
import {
  type HeadingLevel,
  ProofSection,
  type ProofSubject,
  sendPossessionPhoto,
  toBody,
  toQuery,
} from './proof-section.tsx'

/**
 * Seconds until something expires; undefined without anything. Counted from when it arrived, because
 * the browser's clock may be wrong.
 */
export function useTimeLeft(made: { _id: string; secondsLeft: number } | undefined) {
  const [left, setLeft] = useState<{ proofId: string; seconds: number }>()
  const { _id, secondsLeft } = made ?? {}

  useEffect(() => {
    if (_id === undefined || secondsLeft === undefined) return
    const end = Date.now() + secondsLeft * 1_000
    const tick = () =>
      setLeft({ proofId: _id, seconds: Math.max(0, Math.ceil((end - Date.now()) / 1_000)) })
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [_id, secondsLeft])

  if (!made) return undefined
  // The count of the one before does not apply.
  return left?.proofId === made._id ? left.seconds : made.secondsLeft
}

/** '29 minutes', '40 seconds'. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 60) return formatQuantity(seconds, 'second')
  return formatQuantity(Math.ceil(seconds / 60), 'minute')
}

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

/** The code for the photo: large on this screen, or printed. */
function PossessionCodeCard({ code, secondsLeft }: { code: PossessionCode; secondsLeft: number }) {
  const [large, setLarge] = useState(false)
  const alt = 'QR code that must be in the photo'
  return (
    <div className="flex flex-col gap-4 md:flex-row md:items-center md:gap-6">
      <figure className="shrink-0 self-center text-center">
        <QrPicture svg={code.qr} alt={alt} className="size-48 rounded-field" />
        <figcaption className="mt-2 font-mono text-sm">{code.code}</figcaption>
      </figure>
      <div className="flex flex-col items-start gap-3">
        <ol className="flex list-decimal flex-col gap-1 ps-5">
          <li>Show the code large on another screen, or print it.</li>
          <li>Put the phone next to it and take one photo of both.</li>
          <li>Send the photo below. We read the code in it.</li>
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Maximize2 className="size-4" />} onClick={() => setLarge(true)}>
            Show it large
          </Button>
        </div>
        <p className="text-sm text-muted tabular-nums">
          The code works once and expires in {formatTimeLeft(secondsLeft)}.
        </p>
      </div>
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
        title="Your one-time code"
        size="wide"
        footer={
          <Button icon={<Printer className="size-4" />} onClick={() => window.print()}>
            Print
          </Button>
        }
      >
        <figure className="print-alone text-center">
          <QrPicture
            svg={code.qr}
            alt={alt}
            className="mx-auto max-h-[60dvh] w-full max-w-lg object-contain"
          />
          <figcaption className="mt-3 font-mono text-lg">{code.code}</figcaption>
        </figure>
      </Dialog>
    </div>
  )
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
          <PossessionCodeCard code={code} secondsLeft={left ?? 0} />
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
