import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import { BUSINESS_RETENTION_MONTHS } from '../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { FORMER_SELLER_YEARS, reportsSellers } from '../../shared/taxes.ts'
import { apiUrl } from '../api/client.ts'
import { type Api, ApiError, type DataExport, type DeletionPreview } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useAction } from '../forms/use-action.ts'
import { useClearViewer } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

/** Where the browser gets the file. */
const FILE = apiUrl('/api/me/data-export/file')

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
        A ZIP file with your profile, listings, orders, messages, reviews, photos and everything
        else we store about you. You can request it once a day.
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

/** Deletes the viewer's account, after saying what goes, what stays, and what stands in the way. */
export function DeleteAccount({ api, viewer, config }: SectionProps) {
  const query = useQuery(deletionQuery(api))
  const clearViewer = useClearViewer()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()

  const deleteAccount = async () => {
    const what =
      'Your account and your personal data will be deleted for good. This can’t be undone.'
    if (!(await confirm({ what, action: 'Delete my account', danger: true }))) return
    await run('delete', async () => {
      try {
        await api.delete('/api/me')
      } catch (error) {
        // An order may have been placed since the page was loaded.
        if (error instanceof ApiError && error.status === 409) await query.refetch()
        throw error
      }
      await clearViewer()
      toast.success('Your account was deleted')
    })
  }

  return (
    <>
      <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-1 font-medium">What is deleted</h3>
          <p className="text-pretty text-muted">
            Your profile and photo, login methods and devices, listings with their photos,
            favorites, saved searches, addresses, notifications, the photos you sent in messages,
            and our emails to you.
          </p>
        </div>
        <div>
          <h3 className="mb-1 font-medium">What is kept, without your name</h3>
          <p className="text-pretty text-muted">
            Orders, payments and the reviews you wrote, because the law requires records of sales.
            People you wrote to keep the text of your messages.
          </p>
        </div>
        {viewer.role === 'Seller' && (
          <div>
            <h3 className="mb-1 font-medium">What is kept of sellers</h3>
            <p className="text-pretty text-muted">
              <span>
                Details of a business for {formatQuantity(BUSINESS_RETENTION_MONTHS, 'month')}.
              </span>{' '}
              {reportsSellers(config.country) && (
                <span>
                  If you have sold a phone: name, email address, VAT number and sales for{' '}
                  {formatQuantity(FORMER_SELLER_YEARS, 'year')}, for reports to the tax authority.
                </span>
              )}
            </p>
          </div>
        )}
      </div>
      <Loaded query={query} caption="account deletion">
        {(preview) => (
          <>
            <Consequences preview={preview} />
            {preview.blockers.length === 0 && (
              <Button
                variant="danger"
                className="self-start"
                busy={busy === 'delete'}
                busyLabel="Deleting"
                onClick={deleteAccount}
              >
                Delete my account
              </Button>
            )}
          </>
        )}
      </Loaded>
      {confirmDialog}
    </>
  )
}

function Consequences({ preview }: { preview: DeletionPreview }) {
  const { blockers, orders, listings } = preview
  if (blockers.length > 0) return <Blockers preview={preview} />
  const effects = [
    listings > 0 && `${formatQuantity(listings, 'listing is', 'listings are')} withdrawn`,
    orders.length > 0 &&
      `${formatQuantity(orders.length, 'open booking is', 'open bookings are')} canceled`,
  ].filter(Boolean)
  return effects.length > 0 ? <p>At once, {effects.join(' and ')}.</p> : null
}

function Blockers({ preview: { blockers, orders } }: { preview: DeletionPreview }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">You can’t delete your account yet.</p>
      {blockers.includes('orders_under_way') && (
        <div>
          <p>Finish these orders first, so that no phone or money gets lost:</p>
          <ul className="list-disc pl-5">
            {orders.map(({ _id, name }) => (
              <li key={_id}>
                <Link to={pages.order(_id)} className={linkClass}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {blockers.includes('payout_due') && (
        <p>
          We still owe you money from a sale.{' '}
          <Link to={pages.payouts()} className={linkClass}>
            View your payouts
          </Link>
        </p>
      )}
    </div>
  )
}

/** While a copy is being made, it is asked for again after this long. */
const POLL_MS = 3_000

/** The newest copy of their data that the viewer asked for. */
function dataExportQuery(api: Api) {
  return queryOptions({
    queryKey: ['my-data-export'],
    queryFn: () => api.get('/api/me/data-export'),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'running' ? POLL_MS : false),
  })
}

/** What deleting the viewer's account would do; as it is now, so it is never cached. */
function deletionQuery(api: Api) {
  return queryOptions({
    queryKey: ['my-deletion'],
    queryFn: () => api.get('/api/me/deletion'),
    staleTime: 0,
  })
}
