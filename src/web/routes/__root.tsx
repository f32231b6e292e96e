import {
  createRootRouteWithContext,
  Outlet,
  Scripts,
  useHydrated,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { pages } from '../../contract/urls.ts'
import { DEFAULT_LANGUAGE, languages } from '../../shared/languages.ts'
import { GoogleArrival } from '../accounts/login/google-arrival.tsx'
import { onProofNeeded } from '../api/client.ts'
import type { Api } from '../api/index.ts'
import { siteHead } from '../document-head.ts'
import { InlineScripts } from '../inline-scripts.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { CompareBar } from '../listings/compare/compare-bar.tsx'
import { pageText } from '../page-text.ts'
import type { RouterContext } from '../router.tsx'
import { SearchEntry } from '../search/search-entry.tsx'
import { AccountWatch } from '../shell/account-watch.tsx'
import { Announcement } from '../shell/announcement.tsx'
import { useContentLanguage, useIsTranslated } from '../shell/page-language.ts'
import { OfflineBanner, PageNotFound } from '../shell/page-states.tsx'
import { useReaderState } from '../shell/reader-state.ts'
import { configQuery, ShopProvider, useShop, useShopState } from '../shell/shop.ts'
import { SetupHeader, SiteEnd, SiteHeader } from '../shell/site-frame.tsx'
import { SiteHead } from '../shell/site-head.tsx'
import { useViewer, useViewerState, ViewerProvider } from '../shell/viewer.ts'
import { MAIN_ID, PageShell } from '../ui/layout/page-layout.tsx'
import { rootChoicesScript } from '../ui/layout/root-choices.ts'
import { LazyDialog, useLazyDialog } from '../ui/lazy-dialog.tsx'
import { ReaderProvider } from '../ui/reader.tsx'
import { TextProvider, translate } from '../ui/text.ts'
import { Toaster } from '../ui/toaster.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Every text about payment, fees and contact depends on the settings.
  loader: ({ context: { queryClient, api } }) => queryClient.prefetchQuery(configQuery(api)),
  head: ({ matches, match: { context } }) => {
    const t = translate(pageText(context), 'shell')
    const { origin, language } = context
    return siteHead(matches, {
      origin,
      language,
      missing: t('notFound.page'),
      tagline: t('tagline'),
    })
  },
  shellComponent: SiteDocument,
  component: Root,
  notFoundComponent: PageNotFound,
})

function SiteDocument({ children }: { children: ReactNode }) {
  const { language } = useRouter().options.context
  return (
    // The script sets attributes that the server does not know.
    <html
      lang={language}
      dir={languages[language].direction}
      data-language={language}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: rootChoicesScript }} suppressHydrationWarning />
        <SiteHead />
      </head>
      <body>
        {children}
        <InlineScripts />
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  const isHydrated = useHydrated()
  const viewer = useViewerState(isHydrated)
  const isSetup = useLocation({ select: ({ pathname }) => pathname === '/setup' })
  const { rendered } = useRouter().options.context
  return (
    <ViewerProvider value={viewer}>
      <ShopProvider value={useShopState()}>
        <ReaderProvider value={useReaderState(rendered, viewer, isHydrated)}>
          <PageShell
            header={isSetup ? <SetupHeader /> : <SiteHeader search={<SearchEntry />} />}
            footer={!isSetup && <SiteEnd />}
            language={useContentLanguage()}
          >
            <ContentText>
              <AccountReminders />
              <ConfirmationReminder />
              <Announcement />
              <Outlet />
            </ContentText>
          </PageShell>
          <OfflineBanner />
          <Arrival />
          <GoogleArrival />
          <Reauthentication />
          <ConfirmationOnDemand />
          <ConsentOnDemand />
          <AccountWatch />
          <CompareBar />
          <Toaster />
        </ReaderProvider>
      </ShopProvider>
    </ViewerProvider>
  )
}

/** The texts of what a page says: English ones where it is not translated, as the attributes of `main` say. */
function ContentText({ children }: { children: ReactNode }) {
  const { language, englishText } = useRouter().options.context
  const isTranslated = useIsTranslated()
  const english = useMemo(
    () => ({ language: DEFAULT_LANGUAGE, messages: englishText }),
    [englishText],
  )
  if (isTranslated || language === DEFAULT_LANGUAGE) return children
  return <TextProvider value={english}>{children}</TextProvider>
}

/**
 * What a browser does when it loads a document and a single-page app has to do itself: moves
 * the focus to the new page, and announces it.
 */
function Arrival() {
  const router = useRouter()
  const [arrived, setArrived] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation) return
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

const ConfirmationStrip = lazyPart(
  ['accountDialogs'],
  () => import('../accounts/email-confirmation/confirmation-strip.tsx'),
)
const ConfirmationDialog = lazyPart(
  ['accountDialogs'],
  () => import('../accounts/email-confirmation/confirmation-dialog.tsx'),
)
const ConsentDialog = lazyPart(
  ['consents'],
  () => import('../accounts/consents/consent-dialog.tsx'),
)
const AccountStrips = lazy(() => import('../accounts/account-strips.tsx'))
const ReauthenticationDialog = lazyPart(
  ['accountDialogs'],
  () => import('../accounts/reauthentication-dialog.tsx'),
)

/** Reminds people to confirm their address where the shop requires it. */
function ConfirmationReminder() {
  const { api } = useRouter().options.context
  const { user } = useViewer()
  const { confirmsEmail } = useShop()
  // The settings have the same form.
  const isElsewhere = useLocation({ select: ({ pathname }) => pathname !== pages.settings() })
  const isNeeded = isElsewhere && confirmsEmail && user?.emailVerified === false
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ConfirmationStrip api={api} user={user} />
    </Suspense>
  )
}

/** Asks for the code when a call needs a confirmed address; its dialog loads only then. */
function ConfirmationOnDemand() {
  return useDialogOnDemand('email_not_verified', ConfirmationDialog)
}

/** What few accounts have to know. Only the browser knows the account, so the server never renders it. */
function AccountReminders() {
  const { user } = useViewer()
  if (!user?.consentsDue && !user?.view) return null
  return (
    <Suspense fallback={null}>
      <AccountStrips />
    </Suspense>
  )
}

/** Asks for it again when a call needs it. */
function ConsentOnDemand() {
  return useDialogOnDemand('consent_required', ConsentDialog)
}

/** Asks for proof of identity when a call needs it; its dialog loads only then. */
function Reauthentication() {
  return useDialogOnDemand('reauthentication_required', ReauthenticationDialog)
}

type ProofDialogProps = { api: Api; onDone: () => void; onCancel: () => void }

/** A dialog that opens when a call is refused with `code`; the call continues once it is done. */
function useDialogOnDemand(
  code: Parameters<typeof onProofNeeded>[0],
  ProofDialog: ComponentType<ProofDialogProps>,
) {
  const { api } = useRouter().options.context
  const dialog = useLazyDialog()
  const open = useEffectEvent(dialog.open)
  const answer = useRef<(isProven: boolean) => void>(undefined)

  useEffect(
    () =>
      onProofNeeded(code, () => {
        open()
        return new Promise<boolean>((resolve) => {
          answer.current = resolve
        })
      }),
    [code],
  )

  function close(isProven: boolean) {
    dialog.discard()
    answer.current?.(isProven)
  }

  return (
    <LazyDialog dialog={dialog} onFailureClosed={() => close(false)}>
      <ProofDialog api={api} onDone={() => close(true)} onCancel={() => close(false)} />
    </LazyDialog>
  )
}
