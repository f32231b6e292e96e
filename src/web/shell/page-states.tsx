import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { pages } from '../../contract/urls.ts'
import { ApiError, messageOfApi } from '../api/client.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ErrorState, LoadingRegion, Skeleton, SkeletonText } from '../ui/layout/page-states.tsx'
import { useTranslations } from '../ui/text.ts'
import { isPageSaved, isSavedCopy } from './saved-pages.ts'

/** Placeholder for a loading page without its own skeleton. */
export function PagePending() {
  const t = useTranslations('shell')
  return (
    <div className="page-width py-14">
      <LoadingRegion label={t('loadingPage')}>
        <Skeleton className="mb-8 h-9 w-64 max-w-full" />
        <SkeletonText lines={6} />
      </LoadingRegion>
    </div>
  )
}

/** A page that failed to load. */
export function PageError({ error }: ErrorComponentProps) {
  const t = useTranslations('shell.failed')
  return (
    <div className="page-width py-14">
      <h1 className="sr-only">{t('page')}</h1>
      <PageErrorState error={error} />
    </div>
  )
}

/** Why a page failed to load: a message, the request id, and Retry. */
export function PageErrorState({ error }: { error: unknown }) {
  const t = useTranslations('shell.failed')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const isHidden = error instanceof ApiError && error.code === 'hidden_in_view'

  useEffect(() => {
    // A document that was loaded with this address would fail in the same way again.
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded?.name !== location.href) void openSavedPage()
  }, [])

  async function retry() {
    setBusy(true)
    if (await openSavedPage()) return
    // A script may have failed that the page's script imports: browsers remember that until the page is loaded
    // again.
    if (!(error instanceof ApiError) && navigator.onLine) return location.reload()
    await router.invalidate()
    setBusy(false)
  }

  return (
    <ErrorState
      requestId={error instanceof ApiError ? error.requestId : undefined}
      title={isHidden ? t('hidden') : undefined}
      busy={busy}
      onRetry={isHidden ? undefined : retry}
    >
      {messageOfApi(error)}
    </ErrorState>
  )
}

/** Loads the copy that the browser keeps of this page. False with a connection, and if there is no copy. */
async function openSavedPage(): Promise<boolean> {
  if (navigator.onLine || !(await isPageSaved(location.href))) return false
  location.reload()
  return true
}

export function PageNotFound() {
  const t = useTranslations('shell.notFound')
  return (
    <PageMessage
      title={t('title')}
      actions={
        <>
          <Link to={pages.home()} className={buttonClass({ variant: 'primary' })}>
            {t('home')}
          </Link>
          <Link to={pages.products()} className={buttonClass()}>
            {t('all')}
          </Link>
        </>
      }
    >
      {t('text')}
    </PageMessage>
  )
}

type PageMessageProps = {
  title: string
  /** What happened. */
  children: ReactNode
  /** The next step. */
  actions?: ReactNode
  /** Decorative. */
  picture?: ReactNode
  /** Announces a message that takes the place of what was on the page. */
  role?: 'alert' | 'status'
}

/** A page that is a message alone, such as that of a link that no longer works. */
export function PageMessage({ title, children, actions, picture, role }: PageMessageProps) {
  return (
    <div role={role} className="page-width flex flex-col items-center py-10 text-center md:py-14">
      {picture || <NotFoundPicture className="max-w-72 md:max-w-md" />}
      <h1 className="mt-6 text-xl text-balance">{title}</h1>
      <div className="mt-2 max-w-prose text-pretty text-muted">{children}</div>
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}

/** Shown while the browser is offline; overlays the page, so that nothing shifts. */
export function OfflineBanner() {
  const t = useTranslations('shell')
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !isSavedCopy(),
    () => true,
  )
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-20 z-40 flex justify-center px-4"
    >
      {!online && (
        <p className="flex items-center gap-2 rounded-full bg-ink px-4 py-2 text-sm font-medium text-paper shadow-overlay">
          <CircleAlert className="size-4" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** The decorative picture of pages that do not exist, or not anymore. */
export function NotFoundPicture({ className }: { className: string }) {
  return (
    <img
      src="/art/not-found.svg"
      alt=""
      width={480}
      height={360}
      className={classNames('h-auto w-full', className)}
    />
  )
}
