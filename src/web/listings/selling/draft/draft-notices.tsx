import { Link } from '@tanstack/react-router'
import {
  ChevronRight,
  Cloud,
  CloudOff,
  CloudUpload,
  RotateCcwClock,
  Smartphone,
  Trash,
  TriangleAlert,
} from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { formatQuantity } from '../../../../shared/quantities.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/time.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/layout/page-states.tsx'
import { fromDraftValues } from '../sell-form-values.ts'
import type { DraftStatus } from './draft-saver.ts'
import type { DraftKeeper, OfferedDraft } from './use-draft.ts'

const statusLabels: Record<DraftStatus, string> = {
  empty: 'Saved as you type',
  saving: 'Saving the draft',
  saved: 'Draft saved',
  here: 'Saved on this device for now',
  newer: 'Not saved: the draft was changed elsewhere',
  gone: 'Not saved: the draft was deleted',
  refused: 'Not saved',
}

/** Whether the draft is saved, in a line. */
export function DraftStatusLine({ status, why }: { status: DraftStatus; why: string | undefined }) {
  const Icon = status === 'saved' ? Cloud : status === 'saving' ? CloudUpload : CloudOff
  return (
    <span className="flex items-center gap-1.5">
      {status !== 'empty' && <Icon className="size-4 shrink-0" />}
      <span role={status === 'saving' ? undefined : 'status'} className="truncate">
        {status === 'refused' && why ? `Not saved: ${why}` : statusLabels[status]}
      </span>
    </span>
  )
}

/** Conflicts that the seller has to resolve, and that a draft was restored. */
export function DraftNotices({ draft }: { draft: DraftKeeper }) {
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

/** Drafts shown before "Show all". */
const FEW = 2

/** Unfinished drafts of this and other devices. Typing in the form starts a new one. */
export function UnfinishedDrafts({ draft }: { draft: DraftKeeper }) {
  const [all, setAll] = useState(false)
  const { offers } = draft
  if (offers.length === 0 || draft.resumed) return null
  const shown = all ? offers : offers.slice(0, FEW)
  return (
    <section aria-labelledby="drafts" className="mb-8 max-w-3xl rounded-box bg-mist p-4 md:p-5">
      <h2 id="drafts" className="text-base">
        {offers.length === 1 ? 'Continue your draft' : 'Continue a draft'}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {shown.map((one) => (
          <DraftRow
            key={one._id}
            offered={one}
            onContinue={() => draft.resume(one)}
            onDelete={() => draft.discard(one)}
          />
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {!all && offers.length > FEW && (
          <Button variant="ghost" className="px-3 text-sm" onClick={() => setAll(true)}>
            Show all {offers.length}
          </Button>
        )}
        <Button variant="ghost" className="px-3 text-sm" onClick={draft.startOver}>
          Start over
        </Button>
      </div>
    </section>
  )
}

type DraftRowProps = { offered: OfferedDraft; onContinue: () => void; onDelete: () => void }

function DraftRow({ offered, onContinue, onDelete }: DraftRowProps) {
  const { fields, photos } = fromDraftValues(offered.values)
  const name = fields.name.trim() || 'A phone without a name'
  const [missing, setMissing] = useState(false)
  const cover = missing ? undefined : photos[0]?.url
  return (
    <li className="flex items-center rounded-field bg-raised pe-1">
      <button
        type="button"
        aria-label={`Continue with ${name}`}
        className="flex min-h-16 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-field p-2 text-start hover:bg-sand"
        onClick={onContinue}
      >
        {cover ? (
          <img
            src={cover}
            alt=""
            className="size-12 shrink-0 rounded-field bg-sand object-cover"
            onError={() => setMissing(true)}
          />
        ) : (
          <span className="flex size-12 shrink-0 items-center justify-center rounded-field bg-sand">
            <Smartphone className="size-5 text-muted" />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{name}</span>
          <span className="block text-sm text-muted">{savedAgo(offered.at, Date.now())}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-muted" />
      </button>
      <IconButton
        label={`Delete the draft of ${name}`}
        icon={<Trash className="size-4" />}
        onClick={onDelete}
      />
    </li>
  )
}

/** How long ago a draft was saved; both in milliseconds since 1970. */
export function savedAgo(savedAt: number, now: number): string {
  const since = now - savedAt
  if (since < MINUTE) return 'Saved just now'
  if (since < HOUR) return `Saved ${formatQuantity(Math.floor(since / MINUTE), 'minute')} ago`
  if (since < DAY) return `Saved ${formatQuantity(Math.floor(since / HOUR), 'hour')} ago`
  return `Saved ${formatQuantity(Math.floor(since / DAY), 'day')} ago`
}
