import { Link } from '@tanstack/react-router'
import { RotateCcwClock, TriangleAlert } from 'lucide-react'
import { pages } from '../../../../contract/urls.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/layout/page-states.tsx'
import type { DraftKeeper } from './use-draft.ts'

/** Conflicts that the seller has to resolve, and that a draft was restored. */
export default function DraftNotices({ draft }: { draft: DraftKeeper }) {
  const { busy, run } = useAction()
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
          onClick={() => run('theirs', () => draft.resolveConflict('theirs'))}
        >
          Use the other version
        </Button>
        <Button
          className="px-3"
          busy={busy === 'mine'}
          onClick={() => run('mine', () => draft.resolveConflict('mine'))}
        >
          Keep this version
        </Button>
      </Notice>
    )
  if (draft.status === 'gone')
    return (
      <Notice label="Draft deleted" tone="waiting" icon={warning}>
        <p className="min-w-48 flex-1">
          This draft was published or deleted elsewhere. See{' '}
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
        label="Draft restored"
        icon={<RotateCcwClock className="size-5" />}
        onDismiss={draft.dismiss}
      >
        <p className="flex-1">We restored your draft.</p>
        <Button variant="ghost" className="px-3" onClick={draft.startOver}>
          Start over
        </Button>
      </Notice>
    )
  return null
}
