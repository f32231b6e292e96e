import { Palmtree } from 'lucide-react'
import { useState } from 'react'
import type { Api } from '../../api/index.ts'
import { useAct } from '../../dashboard/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Notice } from '../../ui/page-states.tsx'
import { toast } from '../../ui/toaster.tsx'
import { VacationDialog } from './vacation-dialog.tsx'

type VacationProps = { api: Pick<Api, 'put'>; until: string | null; refresh: () => Promise<void> }

/** Says that one is away, until when and what that means; the way to change it and back. */
export function VacationNotice({ api, until, refresh }: VacationProps) {
  const { busy, act } = useAct()
  const [open, setOpen] = useState(false)
  if (!until) return null

  function comeBack() {
    return act('back', async () => {
      await api.put('/api/vacation', { body: { until: null } })
      toast.success('Welcome back. Your phones are on sale again.')
      await refresh()
    })
  }

  return (
    <div className="mb-6">
      <Notice label="Vacation" tone="waiting" icon={<Palmtree className="size-5" />}>
        <p className="min-w-56 flex-1 py-1">
          <strong>
            You are away until <Moment at={until} />.
          </strong>{' '}
          Your phones are paused, and their pages say so. They go back on sale automatically.
        </p>
        <span className="flex flex-wrap gap-2">
          <Button variant="ghost" className="px-3" onClick={() => setOpen(true)}>
            Change
          </Button>
          <Button
            className="px-3"
            busy={busy === 'back'}
            busyLabel="Coming back"
            onClick={comeBack}
          >
            I’m back
          </Button>
        </span>
      </Notice>
      <VacationDialog {...{ api, until, refresh, open }} onClose={() => setOpen(false)} />
    </div>
  )
}

/** Leads away, for who is here. */
export function VacationButton({ api, until, refresh }: VacationProps) {
  const [open, setOpen] = useState(false)
  if (until) return null
  return (
    <>
      <Button
        icon={<Palmtree className="size-4" />}
        className="px-3"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Vacation
      </Button>
      <VacationDialog {...{ api, until, refresh, open }} onClose={() => setOpen(false)} />
    </>
  )
}
