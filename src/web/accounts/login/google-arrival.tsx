import { useEffect } from 'react'
import { useViewer } from '../../shell/viewer.ts'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

const KEY = 'redial-google-login'

/** Remembers in this tab that Google was opened to log in. */
export function recordGoogleLogin() {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage is blocked: logging in works, only the message is missing.
  }
}

function consumeMark(): boolean {
  try {
    const noted = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return noted
  } catch {
    return false
  }
}

/** Says that logging in with Google worked, on whichever page it ends. */
export function GoogleArrival() {
  const { isLoaded, user } = useViewer()
  const t = useTranslations('shell')
  const done = t('loggedIn')
  useEffect(() => {
    if (isLoaded && consumeMark() && user) toast.success(done)
  }, [isLoaded, user, done])
  return null
}
