import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../routes.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import type { Api } from '../../api/index.ts'
import { refusalOf } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toaster.tsx'

type UnsubscribePageProps = { api: Pick<Api, 'put'>; token: string; on: boolean }

/** Ends the mails with one press, and takes that back with another. */
export function UnsubscribePage({ api, token, on }: UnsubscribePageProps) {
  const [gets, setGets] = useState(on)
  const [busy, setBusy] = useState(false)

  async function choose(wanted: boolean) {
    setBusy(true)
    try {
      const saved = await api.put('/api/unsubscriptions/{token}', {
        path: { token },
        body: { on: wanted },
      })
      setGets(saved.on)
    } catch (error) {
      toast.error(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <AccountPage
      title={gets ? 'Stop emails about phones you’re looking for?' : 'You’re unsubscribed'}
      lead="Your searches are kept, and you’ll still see new phones when you log in."
      below={
        <Link to={pages.savedSearches()} className="inline-flex min-h-11 items-center underline">
          Your saved searches
        </Link>
      }
    >
      <p aria-live="polite" className="sr-only">
        {gets ? 'Email alerts are on' : 'Email alerts are off'}
      </p>
      {gets ? (
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Unsubscribing"
          onClick={() => choose(false)}
        >
          Unsubscribe
        </Button>
      ) : (
        <Button variant="quiet" busy={busy} busyLabel="One moment" onClick={() => choose(true)}>
          Subscribe again
        </Button>
      )}
    </AccountPage>
  )
}
