import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { Api, CheckupLink } from '../../api/index.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/fields.tsx'
import { ErrorState, LoadingRegion, Skeleton } from '../../ui/page-states.tsx'

import { CheckupLinkCard } from './checkup-link-card.tsx'
import { CheckupResult } from './checkup-result.tsx'
import { asBody, asQuery, type ProofOf } from './proof-of.ts'
import { type HeadingLevel, ProofSection } from './proof-section.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** While somebody waits in front of it; a page that nobody sees does not ask. */
const ASK_EVERY_MS = 3_000

type CheckupPanelProps = {
  api: Api
  of: ProofOf
  /** What the seller says the phone is; a listing knows it by itself. */
  claims?: { model?: string; storageGb?: number }
  level?: HeadingLevel
}

/**
 * The check-up from the seller's side. The seller presses 'Check the phone'; a QR code and a link
 * appear that last half an hour. The phone opens them, makes its tests and sends; here the result
 * appears by itself. A link that ran out, or a phone to check anew, has a new link with one press.
 */
export function CheckupPanel({ api, of, claims = {}, level = 2 }: CheckupPanelProps) {
  const [link, setLink] = useState<CheckupLink>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const left = useTimeLeft(link)
  const query = useQuery({
    queryKey: ['my checkup', of],
    queryFn: async () => (await api.get('/api/my-checkup', { query: asQuery(of) })).checkup,
    refetchInterval: ({ state }) =>
      link && left !== 0 && state.data?._id !== link._id ? ASK_EVERY_MS : false,
  })
  const done = query.data
  const open = link && done?._id !== link._id ? link : undefined

  async function makeLink() {
    setBusy(true)
    setRefusal(undefined)
    try {
      setLink(await api.post('/api/checkups', { body: { ...claims, ...asBody(of) } }))
    } catch (error) {
      setRefusal(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <ProofSection
      title="Phone check-up"
      lead="The phone tests itself in its own browser: screen, sound, cameras and sensors. Buyers see what came of it, signed by us with the time."
      level={level}
      done={Boolean(done)}
    >
      {query.isPending && (
        <LoadingRegion label="Loading the check-up">
          <Skeleton className="h-11 w-48" />
        </LoadingRegion>
      )}
      {query.isError && !link && (
        <ErrorState busy={query.isFetching} onRetry={() => query.refetch()}>
          {refusalOf(query.error).message}
        </ErrorState>
      )}
      {query.isSuccess && done && !open && <CheckupResult checkup={done} />}
      {open && (
        <CheckupLinkCard link={open} secondsLeft={left ?? 0} isLost={query.isRefetchError} />
      )}
      <FormError>{refusal}</FormError>
      {(query.isSuccess || link) && (
        <Button
          className="self-start"
          icon={<Smartphone className="size-4" />}
          busy={busy}
          busyLabel="Making a link"
          onClick={makeLink}
        >
          {open ? 'Make a new link' : done ? 'Check again' : 'Check the phone'}
        </Button>
      )}
      <span role="status" className="sr-only">
        {link && done?._id === link._id ? 'The result of the phone has arrived' : ''}
      </span>
    </ProofSection>
  )
}
