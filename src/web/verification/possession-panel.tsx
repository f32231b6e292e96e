import { useMutation, useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Api, PossessionCode } from '../api/index.ts'
import { usePhotoTexts } from '../forms/photo-texts.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { PhotoField } from '../ui/form/photo-field.tsx'
import { ErrorState, LoadingRegion, Notice, Skeleton } from '../ui/layout/page-states.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
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
  const readRefusal = useReadRefusal()

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
  const t = useTranslations('proving.possession')
  const result = useTranslations('proving')('result')
  const photoTexts = usePhotoTexts()
  const readRefusal = useReadRefusal()
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
      title={t('title')}
      lead={t(isRequired ? 'leadRequired' : 'lead')}
      isRequired={isRequired}
      level={level}
      done={Boolean(possession)}
    >
      {query.isPending && (
        <LoadingRegion label={t('loading')}>
          <Skeleton className="h-11 w-48" />
        </LoadingRegion>
      )}
      {query.isError && (
        <ErrorState busy={query.isFetching} onRetry={() => query.refetch()}>
          {readRefusal(query.error).message}
        </ErrorState>
      )}
      {possession && !code && (
        <Notice label={result} tone="good">
          <span className="font-medium">{t('read')}</span>
          <span>
            <bdi>{possession.code}</bdi>, <Moment at={possession.verifiedAt} exact />
          </span>
        </Notice>
      )}
      {code && left === 0 && (
        <Notice label={t('code')} tone="waiting">
          {t('expired')}
        </Notice>
      )}
      {code && left !== 0 && (
        <>
          <Suspense fallback={<Skeleton className="h-56" />}>
            <PossessionCodeCard code={code} secondsLeft={left ?? 0} />
          </Suspense>
          <PhotoField
            key={code._id}
            label={t('photo')}
            help={t('photoHelp')}
            texts={photoTexts}
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
          busyLabel={t('creating')}
          onClick={() => makeCode.mutate()}
        >
          {t(code ? 'newCode' : possession ? 'again' : 'start')}
        </Button>
      )}
    </ProofSection>
  )
}
