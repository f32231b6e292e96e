import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pages } from '../../../routes.ts'
import type { Api, User } from '../../api/index.ts'
import { refusalOf } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/fields.tsx'

const POLL_EVERY_MS = 2_000

type GoogleProofProps = { api: Api; user: User | undefined; onDone: () => void; isFirst: boolean }

/** Signs in with Google again in another tab, so that this one keeps what was typed. */
export function GoogleProof({ api, user, onDone, isFirst }: GoogleProofProps) {
  const opening = useMutation({
    async mutationFn() {
      // Opened before the call, while the browser still counts it as the answer to a press.
      const tab = window.open('about:blank', '_blank')
      if (!tab) throw new Error('the browser blocked the new tab')
      const { url } = await api.post('/api/auth/sign-in/social', {
        body: {
          provider: 'google',
          callbackURL: pages.dashboard(),
          errorCallbackURL: pages.login(),
        },
      })
      tab.location.href = url
    },
  })

  useEffect(() => {
    if (!opening.isSuccess) return
    const timer = setInterval(async () => {
      const proof = await api.get('/api/auth/reauthentication').catch(() => undefined)
      if (!proof?.isRecent) return
      clearInterval(timer)
      const me = await api.get('/api/me')
      // Another account was chosen at Google: nothing on this page is theirs.
      if (me.user?._id === user?._id) onDone()
      else location.reload()
    }, POLL_EVERY_MS)
    return () => clearInterval(timer)
  }, [opening.isSuccess, api, user, onDone])

  return (
    <div className="flex flex-col gap-3">
      <Button
        data-initial-focus={isFirst || undefined}
        wide
        size="large"
        busy={opening.isPending}
        busyLabel="Opening Google"
        onClick={() => opening.mutate()}
      >
        Continue with Google
      </Button>
      <p role="status" className="text-sm text-muted">
        {opening.isSuccess
          ? 'Sign in with Google in the new tab, then come back here. This page continues by itself.'
          : 'Google opens in a new tab. Choose the account that you use here.'}
      </p>
      <FormError title={opening.error ? openingError(opening.error) : undefined} />
    </div>
  )
}

function openingError(error: Error) {
  const isBlocked = /blocked/.test(error.message)
  return isBlocked
    ? 'Your browser blocked the new tab. Allow pop-ups for this page and try again.'
    : refusalOf(error).message
}
