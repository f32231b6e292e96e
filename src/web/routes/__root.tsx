import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import {
  ConfirmationOnDemand,
  ConfirmationReminder,
  Reauthentication,
} from '../accounts/identity-prompts.tsx'
import { GoogleArrival } from '../accounts/sign-in/google-arrival.tsx'
import { headOf } from '../document-head.ts'
import { HydratedProvider, usePageHydrated } from '../hydration.ts'
import { CompareBar } from '../listings/compare/comparison.tsx'
import { FavoritesKeeper } from '../listings/favorites/favorites.tsx'
import type { RouterContext } from '../router.tsx'
import { SearchEntry } from '../search/search-entry.tsx'
import { OfflineBanner, PageNotFound } from '../shell/page-states.tsx'
import { useReaderState } from '../shell/reader-state.ts'
import { configQuery, ShopProvider, useShopState } from '../shell/shop.ts'
import { SiteEnd, SiteHeader } from '../shell/site-frame.tsx'
import { useViewerState, ViewerProvider } from '../shell/viewer.ts'
import { MAIN_ID, PageShell } from '../ui/layout/page-layout.tsx'
import { ReaderProvider } from '../ui/reader.tsx'
import { Toaster } from '../ui/toaster.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Every text about payment, fees and contact depends on the settings.
  loader: ({ context: { queryClient, api } }) => queryClient.prefetchQuery(configQuery(api)),
  component: Root,
  notFoundComponent: PageNotFound,
})

function Root() {
  const isHydrated = usePageHydrated()
  const viewer = useViewerState(isHydrated)
  const { rendered } = useRouter().options.context
  return (
    <HydratedProvider value={isHydrated}>
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
    </HydratedProvider>
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

function writeTitle(matches: Parameters<typeof headOf>[0]) {
  const missing = matches.some((match) => 'status' in match && match.status === 'notFound')
  document.title = headOf(matches, missing ? 404 : 200).title
}
