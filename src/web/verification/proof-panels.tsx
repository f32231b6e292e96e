import { useMutation, useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Api, CheckupLink } from '../api/index.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { lazyPart } from '../lazy-part.tsx'
import { Button, SpinnerRing } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { ErrorState, LoadingRegion, Notice, Skeleton } from '../ui/layout/page-states.tsx'
import { TextLink } from '../ui/link.tsx'
import { QrPicture } from '../ui/pictures/qr-picture.tsx'
import { useTranslations } from '../ui/text.ts'
import { PossessionPanel } from './possession-panel.tsx'
import { type HeadingLevel, ProofSection } from './proof-section.tsx'
import { type ProofSubject, toBody, toQuery } from './proof-subject.ts'
import { useFormatTimeLeft, useTimeLeft } from './time-left.ts'

const CheckupResult = lazyPart(['proof'], () => import('./checkup-result.tsx'))

type ProofPanelsProps = {
  api: Api
  subject: ProofSubject
  model: string | undefined
  /** In gigabytes, as typed; empty where unknown. */
  storageGb: string
}

/** Proof that the phone is real, works, and is in the seller's possession. */
export default function ProofPanels({ api, subject, model, storageGb }: ProofPanelsProps) {
  const claims = {
    ...(model && { model }),
    ...(storageGb && { storageGb: Number(storageGb) }),
  }
  return (
    <div className="flex flex-col gap-4">
      <CheckupPanel {...{ api, subject, claims }} level={3} />
      <PossessionPanel {...{ api, subject }} level={3} />
    </div>
  )
}

type CheckupLinkCardProps = { link: CheckupLink; secondsLeft: number; isLost: boolean }

/** QR code and link for the phone, and how long they are valid. */
function CheckupLinkCard({ link, secondsLeft, isLost }: CheckupLinkCardProps) {
  const t = useTranslations('proving.checkup')
  const formatTimeLeft = useFormatTimeLeft()
  if (secondsLeft === 0)
    return (
      <Notice label={t('link')} tone="waiting">
        {t('expired')}
      </Notice>
    )
  return (
    <div className="flex flex-col gap-4 md:flex-row md:items-center md:gap-6">
      <QrPicture
        svg={link.qr}
        alt={t('qr')}
        className="size-48 shrink-0 self-center rounded-field"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <ol className="flex list-(--numerals) flex-col gap-1 ps-5">
          <li>{t('scan')}</li>
          <li>{t('run')}</li>
          <li>{t('wait')}</li>
        </ol>
        <div className="flex items-center gap-1 rounded-field border border-hairline ps-3">
          <code dir="ltr" className="min-w-0 flex-1 truncate font-mono text-sm select-all">
            {link.url}
          </code>
          <CopyButton text={link.url} what={t('linkWhat')} />
        </div>
        <p>
          <TextLink href={link.url} target="_blank">
            {t('openHere')}
          </TextLink>
        </p>
        <p className="flex items-center gap-2 text-sm text-muted tabular-nums">
          <SpinnerRing />
          <span>{isLost ? t('lost') : t('waiting', { time: formatTimeLeft(secondsLeft) })}</span>
        </p>
      </div>
    </div>
  )
}

/** Polling interval while the page is visible. */
const POLL_MS = 3_000

type CheckupPanelProps = {
  api: Api
  subject: ProofSubject
  /** What the seller claims the phone is; only for a draft. */
  claims?: { model?: string; storageGb?: number }
  level?: HeadingLevel
}

/**
 * The check-up from the seller's side. The seller presses 'Check the phone'; a QR code and a link
 * appear that are valid for half an hour. The phone opens them, runs the tests and sends the result,
 * which then appears here. A new link replaces an expired one.
 */
function CheckupPanel({ api, subject, claims = {}, level = 2 }: CheckupPanelProps) {
  const [link, setLink] = useState<CheckupLink>()
  const t = useTranslations('proving.checkup')
  const readRefusal = useReadRefusal()
  const left = useTimeLeft(link)
  const query = useQuery({
    queryKey: ['my checkup', subject],
    queryFn: async () => (await api.get('/api/my-checkup', { query: toQuery(subject) })).checkup,
    refetchInterval: ({ state }) =>
      link && left !== 0 && state.data?._id !== link._id ? POLL_MS : false,
  })
  const done = query.data
  const open = link && done?._id !== link._id ? link : undefined

  const makeLink = useMutation({
    mutationFn: () => api.post('/api/checkups', { body: { ...claims, ...toBody(subject) } }),
    onSuccess: setLink,
  })

  return (
    <ProofSection title={t('title')} lead={t('lead')} level={level} done={Boolean(done)}>
      {query.isPending && (
        <LoadingRegion label={t('loading')}>
          <Skeleton className="h-11 w-48" />
        </LoadingRegion>
      )}
      {query.isError && !link && (
        <ErrorState busy={query.isFetching} onRetry={() => query.refetch()}>
          {readRefusal(query.error).message}
        </ErrorState>
      )}
      {query.isSuccess && done && !open && (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <CheckupResult checkup={done} />
        </Suspense>
      )}
      {open && (
        <CheckupLinkCard link={open} secondsLeft={left ?? 0} isLost={query.isRefetchError} />
      )}
      <FormError>{makeLink.error && readRefusal(makeLink.error).message}</FormError>
      {(query.isSuccess || link) && (
        <Button
          className="self-start"
          icon={<Smartphone className="size-4" />}
          busy={makeLink.isPending}
          busyLabel={t('creating')}
          onClick={() => makeLink.mutate()}
        >
          {t(open ? 'newLink' : done ? 'again' : 'start')}
        </Button>
      )}
      <span role="status" className="sr-only">
        {link && done?._id === link._id ? t('arrived') : ''}
      </span>
    </ProofSection>
  )
}
