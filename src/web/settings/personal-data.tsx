import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import { BUSINESS_RETENTION_MONTHS } from '../../shared/accounts/account-rules.ts'
import { formatCount, formatDecimal } from '../../shared/quantities.ts'
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
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

/** Where the browser gets the file. */
const FILE = apiUrl('/api/me/data-export/file')

/** A copy of everything about the viewer, as one file. */
export function DownloadData({ api: client }: SectionProps) {
  const t = useTranslations('settings.data')
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const request = () =>
    run('request', async () => {
      const copy = await client.post('/api/me/data-export')
      queryClient.setQueryData(dataExportQuery(client).queryKey, { export: copy })
      toast.success(t('requested'))
    })
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{t('lead')}</p>
      <Loaded shape="text" query={useQuery(dataExportQuery(client))} caption={t('caption')}>
        {({ export: copy }) => (
          <>
            <div aria-live="polite">{copy && <ExportState copy={copy} />}</div>
            <div className="flex flex-wrap gap-3">
              {copy?.state === 'ready' && (
                <a href={FILE} download className={buttonClass({ variant: 'primary' })}>
                  <Download aria-hidden className="size-4" />
                  {t('download')}
                </a>
              )}
              {copy?.state !== 'running' && (
                <Button busy={busy === 'request'} busyLabel={t('requesting')} onClick={request}>
                  {t(copy?.state === 'ready' ? 'requestNew' : 'request')}
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
  const t = useTranslations('settings.data')
  const language = useLanguage()
  if (state === 'running' || state === 'failed') return <p>{t(state)}</p>
  if (state === 'expired' || !expiresAt) return <p>{t('expired')}</p>
  const kilobytes = Math.max(1, Math.round((bytes ?? 0) / 1_000))
  const megabytes = formatDecimal(kilobytes / 1_000, language, 1)
  const size =
    kilobytes < 1_000
      ? t('kilobytes', { size: formatCount(kilobytes, language) })
      : t('megabytes', { size: megabytes })
  return (
    <p>
      {t.rich('ready', {
        size,
        time: () => <Moment at={requestedAt} exact />,
        until: () => <Moment at={expiresAt} />,
      })}
    </p>
  )
}

/** Deletes the viewer's account, after saying what goes, what stays, and what stands in the way. */
export function DeleteAccount({ api, viewer, config }: SectionProps) {
  const t = useTranslations('settings.closing')
  const deleting = useTranslations('settings')('deleting')
  const language = useLanguage()
  const query = useQuery(deletionQuery(api))
  const clearViewer = useClearViewer()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()

  const deleteAccount = async () => {
    if (!(await confirm({ what: t('what'), action: t('action'), danger: true }))) return
    await run('delete', async () => {
      try {
        await api.delete('/api/me')
      } catch (error) {
        // An order may have been placed since the page was loaded.
        if (error instanceof ApiError && error.status === 409) await query.refetch()
        throw error
      }
      await clearViewer()
      toast.success(t('done'))
    })
  }

  return (
    <>
      <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-1 font-medium">{t('deleted')}</h3>
          <p className="text-pretty text-muted">{t('deletedText')}</p>
        </div>
        <div>
          <h3 className="mb-1 font-medium">{t('retained')}</h3>
          <p className="text-pretty text-muted">{t('retainedText')}</p>
        </div>
        {viewer.role === 'Seller' && (
          <div>
            <h3 className="mb-1 font-medium">{t('sellers')}</h3>
            <p className="text-pretty text-muted">
              <span>
                {t('business', {
                  count: BUSINESS_RETENTION_MONTHS,
                  shown: formatCount(BUSINESS_RETENTION_MONTHS, language),
                })}
              </span>{' '}
              {reportsSellers(config.country) && (
                <span>
                  {t('taxes', {
                    count: FORMER_SELLER_YEARS,
                    shown: formatCount(FORMER_SELLER_YEARS, language),
                  })}
                </span>
              )}
            </p>
          </div>
        )}
      </div>
      <Loaded shape="text" query={query} caption={t('caption')}>
        {(preview) => (
          <>
            <Consequences preview={preview} />
            {preview.blockers.length === 0 && (
              <Button
                variant="danger"
                className="self-start"
                busy={busy === 'delete'}
                busyLabel={deleting}
                onClick={deleteAccount}
              >
                {t('action')}
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
  const t = useTranslations('settings.closing')
  const language = useLanguage()
  const counted = (count: number) => ({ count, shown: formatCount(count, language) })
  if (blockers.length > 0) return <Blockers preview={preview} />
  const effects = [
    listings > 0 && t('listings', counted(listings)),
    orders.length > 0 && t('orders', counted(orders.length)),
  ].filter(Boolean)
  return effects.length > 0 ? <p>{effects.join(' ')}</p> : null
}

function Blockers({ preview: { blockers, orders } }: { preview: DeletionPreview }) {
  const t = useTranslations('settings.closing')
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{t('blocked')}</p>
      {blockers.includes('orders_under_way') && (
        <div>
          <p>{t('blockedOrders')}</p>
          <ul className="list-disc ps-5">
            {orders.map(({ _id, name }) => (
              <li key={_id}>
                <Link to={pages.order(_id)} className={linkClass}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {blockers.includes('payout_due') && (
        <p>
          <span>{t('blockedPayout')}</span>{' '}
          <Link to={pages.payouts()} className={linkClass}>
            {t('payouts')}
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
