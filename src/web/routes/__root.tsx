import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import {
  ConfirmationOnDemand,
  ConfirmationReminder,
  Reauthentication,
} from '../accounts/identity-prompts.tsx'
import { GoogleArrival } from '../accounts/sign-in/google-arrival.tsx'
import { CompareBar } from '../listings/compare/compare-bar.tsx'
import { FavouritesKeeper } from '../listings/favourites/favourites.tsx'
import type { RouterContext } from '../router.tsx'
import { SearchEntry } from '../search/search-entry.tsx'
import { Arrival } from '../shell/arrival.tsx'
import { OfflineBanner, PageNotFound } from '../shell/page-states.tsx'
import { useReaderState } from '../shell/reader-state.ts'
import { configQuery, ShopProvider, useShopState } from '../shell/shop.ts'
import { SiteEnd } from '../shell/site-end.tsx'
import { SiteHeader } from '../shell/site-header.tsx'
import { useViewerState, ViewerProvider } from '../shell/viewer.ts'
import { PageShell } from '../ui/layout/page-layout.tsx'
import { ReaderProvider } from '../ui/reader.tsx'
import { Toaster } from '../ui/toaster.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Every text about payment, fees and contact depends on the settings.
  loader: ({ context: { queryClient, api } }) => queryClient.prefetchQuery(configQuery(api)),
  component: Root,
  notFoundComponent: PageNotFound,
})

function Root() {
  const viewer = useViewerState()
  const { rendered } = useRouter().options.context
  return (
    <ViewerProvider value={viewer}>
      <ShopProvider value={useShopState()}>
        <ReaderProvider value={useReaderState(rendered, viewer)}>
          <PageShell header={<SiteHeader search={<SearchEntry />} />} footer={<SiteEnd />}>
            <ConfirmationReminder />
            <Outlet />
          </PageShell>
          <OfflineBanner />
          <Arrival />
          <GoogleArrival />
          <Reauthentication />
          <ConfirmationOnDemand />
          <FavouritesKeeper />
          <CompareBar />
          <Toaster />
        </ReaderProvider>
      </ShopProvider>
    </ViewerProvider>
  )
}
