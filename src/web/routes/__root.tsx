import {
  createRootRouteWithContext,
  Outlet,
  useHydrated,
  useLocation,
  useNavigate,
  useRouter,
} from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { GoogleArrival } from '../accounts/login/google-arrival.tsx'
import { onProofNeeded } from '../api/client.ts'
import type { Api } from '../api/index.ts'
import { documentTitle } from '../document-head.ts'
import { CompareBar } from '../listings/compare/comparison.tsx'
import { FavoritesKeeper } from '../listings/favorites/favorites.tsx'
import type { RouterContext } from '../router.tsx'
import { OfflineBanner, PageNotFound } from '../shell/page-states.tsx'
import { useReaderState } from '../shell/reader-state.ts'
import { configQuery, ShopProvider, useShop, useShopState } from '../shell/shop.ts'
import { SiteEnd, SiteHeader } from '../shell/site-frame.tsx'
import { useViewer, useViewerState, ViewerProvider } from '../shell/viewer.ts'
import { MAIN_ID, PageShell } from '../ui/layout/page-layout.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { ReaderProvider } from '../ui/reader.tsx'
import { Toaster } from '../ui/toaster.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Every text about payment, fees and contact depends on the settings.
  loader: ({ context: { queryClient, api } }) => queryClient.prefetchQuery(configQuery(api)),
  component: Root,
  notFoundComponent: PageNotFound,
})

function Root() {
  const isHydrated = useHydrated()
  const viewer = useViewerState(isHydrated)
  const { rendered } = useRouter().options.context
  return (
    <ViewerProvider value={viewer}>
      <ShopProvider value={useShopState()}>
        <ReaderProvider value={useReaderState(rendered, viewer, isHydrated)}>
          <PageShell header={<SiteHeader search={<SearchEntry />} />} footer={<SiteEnd />}>
            <ConfirmationReminder />
            <Outlet />
          </PageShell>
          <OfflineBanner />
          <Arrival />
          <GoogleArrival />
          <Reauthentication />
          <ConfirmationOnDemand />
          <FavoritesKeeper />
          <CompareBar />
          <Toaster />
        </ReaderProvider>
      </ShopProvider>
    </ViewerProvider>
  )
}

/**
 * What a browser does when it loads a document and a single-page app has to do itself: sets the
 * title, moves the focus to the new page, and announces it.
 */
function Arrival() {
  const router = useRouter()
  const [arrived, setArrived] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation) return
        writeTitle(router.state.matches)
        if (!pathChanged || fromLocation.pathname === router.state.location.pathname) return
        setArrived(document.title)
        if (!router.state.location.hash)
          document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      }),
    [router],
  )

  return (
    <p aria-live="polite" className="sr-only">
      {arrived}
    </p>
  )
}

function writeTitle(matches: Parameters<typeof documentTitle>[0]) {
  const missing = matches.some((match) => 'status' in match && match.status === 'notFound')
  document.title = documentTitle(matches, missing ? 404 : 200)
}

const confirmationStrip = lazyPart(
  async () =>
    (await import('../accounts/email-confirmation/confirmation-prompts.tsx')).ConfirmationStrip,
)
const confirmationDialog = lazyPart(
  async () =>
    (await import('../accounts/email-confirmation/confirmation-prompts.tsx')).ConfirmationDialog,
)
const reauthenticationDialog = lazyPart(
  async () => (await import('../accounts/reauthentication-dialog.tsx')).default,
)

/** Reminds people to confirm their address where the shop requires it. */
function ConfirmationReminder() {
  const { api } = useRouter().options.context
  const { user } = useViewer()
  const { confirmsEmail } = useShop()
  // The settings have the same form.
  const isElsewhere = useLocation({ select: ({ pathname }) => pathname !== pages.settings() })
  const isNeeded = isElsewhere && confirmsEmail && user?.emailVerified === false
  const Strip = confirmationStrip.usePart(isNeeded)
  return Strip && user ? <Strip api={api} user={user} /> : null
}

/** Asks for the code when a call needs a confirmed address; its dialog loads only then. */
function ConfirmationOnDemand() {
  return useDialogOnDemand('email_not_verified', confirmationDialog)
}

/** Asks for proof of identity when a call needs it; its dialog loads only then. */
function Reauthentication() {
  return useDialogOnDemand('reauthentication_required', reauthenticationDialog)
}

type ProofDialogProps = { api: Api; onDone: () => void; onCancel: () => void }

/** A dialog that opens when a call is refused with `code`; the call continues once it is done. */
function useDialogOnDemand(
  code: Parameters<typeof onProofNeeded>[0],
  dialog: {
    useOnDemand: () => readonly [
      ComponentType<ProofDialogProps> | undefined,
      () => Promise<boolean>,
    ]
  },
) {
  const { api } = useRouter().options.context
  const [ProofDialog, wantDialog] = dialog.useOnDemand()
  const [open, setOpen] = useState(false)
  const answer = useRef<(isProven: boolean) => void>(undefined)

  useEffect(
    () =>
      onProofNeeded(code, async () => {
        if (!(await wantDialog())) return false
        setOpen(true)
        return new Promise<boolean>((resolve) => {
          answer.current = resolve
        })
      }),
    [code, wantDialog],
  )

  function close(isProven: boolean) {
    setOpen(false)
    answer.current?.(isProven)
  }

  if (!ProofDialog || !open) return null
  return <ProofDialog api={api} onDone={() => close(true)} onCancel={() => close(false)} />
}

const lazySearchDialog = lazyPart(
  async () => (await import('../search/search-dialog.tsx')).SearchDialog,
)

/** Link to the list of phones that opens the search dialog. */
function SearchEntry() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [Dialog, wantDialog] = lazySearchDialog.useOnDemand({ silent: true })

  async function openDialog(event: MouseEvent) {
    // Let the browser open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (await wantDialog()) setOpen(true)
    else await navigate({ to: pages.products() })
  }

  return (
    <>
      {/* A plain link, so that it is not marked as current on the list of phones. */}
      <a
        href={pages.products()}
        aria-label="Search phones"
        title="Search phones"
        className="btn btn-ghost btn-square"
        onClick={openDialog}
      >
        <Search className="size-5" />
      </a>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
