import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api } from '../../../routes.ts'
import type { DataExport } from '../../api/index.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { SectionProps } from '../section.ts'
import { dataExportQuery } from './queries.ts'

/** Where the browser gets the file. */
const FILE = api.myDataExportFile()

/** A copy of everything about the viewer, as one file. */
export function DownloadData({ api: client }: SectionProps) {
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const request = () =>
    run('request', async () => {
      const copy = await client.post('/api/me/data-export')
      queryClient.setQueryData(dataExportQuery(client).queryKey, { export: copy })
      toast.success('We’re preparing your data')
    })
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        A ZIP file with your profile, listings, orders, messages, reviews, pictures and everything
        else we keep about you. You can request it once a day.
      </p>
      <Loaded query={useQuery(dataExportQuery(client))} caption="copy of your data">
        {({ export: copy }) => (
          <>
            <div aria-live="polite">{copy && <ExportState copy={copy} />}</div>
            <div className="flex flex-wrap gap-3">
              {copy?.state === 'ready' && (
                <a href={FILE} download className={buttonClass({ variant: 'primary' })}>
                  <Download aria-hidden className="size-4" />
                  Download your data
                </a>
              )}
              {copy?.state !== 'running' && (
                <Button busy={busy === 'request'} busyLabel="Requesting" onClick={request}>
                  {copy?.state === 'ready' ? 'Request a new copy' : 'Request your data'}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

function ExportState({ copy }: { copy: DataExport }) {
  const { state, requestedAt, expiresAt, bytes } = copy
  if (state === 'running')
    return <p>We’re preparing your data. You can leave this page: we notify you when it’s ready.</p>
  if (state === 'failed') return <p>Your data couldn’t be prepared. Request it again.</p>
  if (state === 'expired' || !expiresAt)
    return <p>Your last copy has expired. Request a new one.</p>
  return (
    <p>
      Your data as of <Moment at={requestedAt} exact /> is ready ({formatSize(bytes ?? 0)}). You can
      download it until <Moment at={expiresAt} />.
    </p>
  )
}

function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000))
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${(kilobytes / 1_000).toFixed(1)} MB`
}
