import { lazyPart } from '../lazy-part.tsx'
import { useViewer } from '../shell/viewer.ts'

const AccountViewStrip = lazyPart(['accountView'], async () => ({
  default: (await import('./account-view-strip.tsx')).AccountViewStrip,
}))

const ConsentStrip = lazyPart(['consents'], async () => ({
  default: (await import('./consents/consent-strip.tsx')).ConsentStrip,
}))

/** Above every page, for few: what staff look at it as, and new terms to accept. */
export default function AccountStrips() {
  const { user } = useViewer()
  return (
    <>
      {user?.view && <AccountViewStrip user={user} view={user.view} />}
      {user?.consentsDue && <ConsentStrip />}
    </>
  )
}
