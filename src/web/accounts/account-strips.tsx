import { useViewer } from '../shell/viewer.ts'
import { AccountViewStrip } from './account-view-strip.tsx'
import { ConsentStrip } from './consents/consent-strip.tsx'

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
