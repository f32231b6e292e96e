import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { addressIn } from '../../../shared/languages.ts'
import { type Api, ApiError } from '../../api/index.ts'
import { setPageAccount } from '../../api/page-account.ts'
import { loadCode } from '../../load.ts'
import { storeScannedCode } from '../../orders/delivery/hand-over-code.ts'
import { meKey, meQuery, toPageAccount, useViewer } from '../../shell/viewer.ts'
import { safeReturn } from './safe-return.ts'

/** Kept on login; all other cached data belongs to a visitor or another account. */
const impersonal = ['config', 'categories', 'invitation']

/** Continues to `from` as the new user; replaces the login page in the browser history. */
export function useCompleteLogin(from: string | undefined) {
  const queryClient = useQueryClient()
  const router = useRouter()

  return async function completeLogin() {
    const { context } = router.options
    // A request that is under way answers for the visitor.
    await queryClient.cancelQueries({ queryKey: meKey })
    await queryClient.invalidateQueries({ queryKey: meKey, refetchType: 'none' })
    const viewer = await queryClient.fetchQuery(meQuery(context.api))
    setPageAccount(toPageAccount(viewer))
    queryClient.removeQueries({
      predicate: ({ queryKey: [key] }) => key !== meKey[0] && !impersonal.includes(String(key)),
    })
    router.update({
      ...router.options,
      context: { ...context, kind: viewer?.role ?? 'visitor' },
    })
    router.history.replace(addressIn(context.language, safeReturn(from)))
  }
}

/**
 * Users who are already logged in when this page opens are redirected to where they wanted to go.
 */
export function useRedirectLoggedIn(from: string | undefined) {
  const router = useRouter()
  const { isLoaded, user } = useViewer()
  // Logging in on this page redirects automatically.
  const decided = useRef(false)
  useEffect(() => {
    if (!isLoaded || decided.current) return
    decided.current = true
    const { language } = router.options.context
    if (user) router.history.replace(addressIn(language, safeReturn(from)))
  }, [isLoaded, user, router, from])
}

/**
 * Stores a hand-over code that was scanned before logging in: the browser carries it here in the
 * URL's fragment. From here on it is kept in the tab and in no URL.
 */
export function useStoredScan(from: string | undefined) {
  useEffect(() => {
    const { hash, pathname, search } = window.location
    try {
      const [path = ''] = safeReturn(from).split('?')
      if (!storeScannedCode(window.sessionStorage, path, hash, Date.now())) return
      window.history.replaceState(window.history.state, '', `${pathname}${search}`)
    } catch {
      // Storage is blocked: the code has to be scanned again after logging in.
    }
  }, [from])
}

const WORK_REQUIRED = 'proof_of_work_required'
/** The challenge gets harder while others keep guessing. */
const MOST_ATTEMPTS = 3

type WorkFor = { for: 'login'; email: string } | { for: 'sign-up' }
type Proof = { token: string; answer: number }

/**
 * Sends a call; when the server asks for a proof of work, solves the challenge and sends it again.
 * `onWork` is called when the work begins, which takes seconds.
 */
export async function withProofOfWork<T>(
  api: Pick<Api, 'post'>,
  wanted: WorkFor,
  send: (proof?: Proof) => Promise<T>,
  onWork: () => void,
): Promise<T> {
  let proof: Proof | undefined
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(proof)
    } catch (error) {
      const needsWork = error instanceof ApiError && error.code === WORK_REQUIRED
      if (!needsWork || attempt === MOST_ATTEMPTS) throw error
    }
    onWork()
    const { token, nonce, bits } = await api.post('/api/auth/challenges', { body: wanted })
    const { solveChallenge } = await loadCode(() => import('./solve-challenge.ts'))
    proof = { token, answer: await solveChallenge(nonce, bits) }
  }
}
