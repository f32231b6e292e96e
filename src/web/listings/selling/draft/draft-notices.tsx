import { Link } from '@tanstack/react-router'
import { RotateCcwClock, TriangleAlert } from 'lucide-react'
import { pages } from '../../../../contract/urls.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/layout/page-states.tsx'
import { useTranslations } from '../../../ui/text.ts'
import type { DraftKeeper } from './use-draft.ts'

/** Conflicts that the seller has to resolve, and that a draft was restored. */
export default function DraftNotices({ draft }: { draft: DraftKeeper }) {
  const { busy, run } = useAction()
  const t = useTranslations('sellParts.drafts')
  const warning = <TriangleAlert className="size-5 text-amber" />

  if (draft.status === 'newer')
    return (
      <Notice label={t('changed')} tone="waiting" icon={warning}>
        <p className="min-w-48 flex-1">{t('changedText')}</p>
        <Button
          className="px-3"
          busy={busy === 'theirs'}
          onClick={() => run('theirs', () => draft.resolveConflict('theirs'))}
        >
          {t('useOther')}
        </Button>
        <Button
          className="px-3"
          busy={busy === 'mine'}
          onClick={() => run('mine', () => draft.resolveConflict('mine'))}
        >
          {t('keepThis')}
        </Button>
      </Notice>
    )
  if (draft.status === 'gone')
    return (
      <Notice label={t('deleted')} tone="waiting" icon={warning}>
        <p className="min-w-48 flex-1">
          {t.rich('deletedText', {
            link: (text) => (
              <Link
                key="link"
                to={pages.myProducts()}
                className="font-medium underline underline-offset-4"
              >
                {text}
              </Link>
            ),
          })}
        </p>
        <Button className="px-3" onClick={draft.keepAsNew}>
          {t('keepAsNew')}
        </Button>
      </Notice>
    )
  if (draft.resumed)
    return (
      <Notice
        label={t('restored')}
        icon={<RotateCcwClock className="size-5" />}
        onDismiss={draft.dismiss}
      >
        <p className="flex-1">{t('restoredText')}</p>
        <Button variant="ghost" className="px-3" onClick={draft.startOver}>
          {t('startOver')}
        </Button>
      </Notice>
    )
  return null
}
