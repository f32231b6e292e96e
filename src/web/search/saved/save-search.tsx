import { Link, useRouter } from '@tanstack/react-router'
import { BellPlus, BellRing } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../routes.ts'
import { refusalOf } from '../../forms/use-form.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

import { toast } from '../../ui/toaster.tsx'

type SaveSearchProps = {
  /** What stands after the question mark of the results' address. */
  query: string
}

/** Saves the search that is in sight; visitors are led to the login and back here. */
export function SaveSearch({ query }: SaveSearchProps) {
  const { user } = useViewer()
  return user ? <SaveButton key={query} query={query} /> : <SignInToSave />
}

function SignInToSave() {
  const router = useRouter()
  return (
    <Link
      to={pages.login()}
      search={{ from: router.state.location.href }}
      className={buttonClass({ variant: 'quiet' })}
    >
      <BellPlus className="size-5" aria-hidden="true" />
      Save this search
    </Link>
  )
}

function SaveButton({ query }: SaveSearchProps) {
  const { api } = useRouter().options.context
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')

  async function save() {
    setState('saving')
    try {
      const { name } = await api.post('/api/saved-searches', {
        body: { query: query.replace(/^\?/, '') },
      })
      setState('saved')
      toast.success(`Saved: ${name}`)
    } catch (error) {
      setState('idle')
      toast.error(refusalOf(error).message)
    }
  }

  if (state === 'saved')
    return (
      <Link to={pages.savedSearches()} className={buttonClass({ variant: 'quiet' })}>
        <BellRing className="size-5" aria-hidden="true" />
        Saved searches
      </Link>
    )
  return (
    <Button
      variant="quiet"
      icon={<BellPlus className="size-5" aria-hidden="true" />}
      busy={state === 'saving'}
      busyLabel="Saving"
      onClick={save}
    >
      Save this search
    </Button>
  )
}
