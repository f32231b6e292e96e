import { Link } from '@tanstack/react-router'
import { History, TriangleAlert } from 'lucide-react'
import { pages } from '../../../routes.ts'
import { useAct } from '../../dashboard/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/page-states.tsx'
import type { DraftKeeper } from './use-draft.ts'

/** What a seller has to know of the draft, or to decide about it. */
export function DraftNotices({ draft }: { draft: DraftKeeper }) {
  const { busy, act } = useAct()
  const warning = <TriangleAlert className="size-5 text-amber" />

  if (draft.status === 'newer')
    return (
      <Notice label="Draft changed elsewhere" tone="waiting" icon={warning}>
        <p className="min-w-48 flex-1">
          This draft was changed in another tab or on another device. Nothing is lost. Choose which
          version to continue with.
        </p>
        <Button
          className="px-3"
          busy={busy === 'theirs'}
          onClick={() => act('theirs', () => draft.settle('theirs'))}
        >
          Use the other version
        </Button>
        <Button
          className="px-3"
          busy={busy === 'mine'}
          onClick={() => act('mine', () => draft.settle('mine'))}
        >
          Keep this version
        </Button>
      </Notice>
    )
  if (draft.status === 'gone')
    return (
      <Notice label="Draft gone" tone="waiting" icon={warning}>
        <p className="min-w-48 flex-1">
          This draft was published or deleted elsewhere; look in{' '}
          <Link to={pages.myProducts()} className="font-medium underline underline-offset-4">
            My Products
          </Link>
          . You can keep this text as a new draft.
        </p>
        <Button className="px-3" onClick={draft.keepAsNew}>
          Keep as a new draft
        </Button>
      </Notice>
    )
  if (draft.resumed)
    return (
      <Notice
        label="Draft continued"
        icon={<History className="size-5" />}
        onDismiss={draft.dismiss}
      >
        <p className="flex-1">We restored your draft.</p>
        <Button variant="ghost" className="px-3" onClick={draft.startAnew}>
          Start over
        </Button>
      </Notice>
    )
  return null
}
