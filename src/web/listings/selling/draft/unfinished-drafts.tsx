import { ChevronRight, Smartphone, Trash } from 'lucide-react'
import { useState } from 'react'
import { formatQuantity } from '../../../../shared/quantities.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/time.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { fromDraftValues } from '../sell-form-values.ts'
import type { DraftKeeper, OfferedDraft } from './use-draft.ts'

/** Drafts shown before "Show all". */
const FEW = 2

/** Unfinished drafts of this and other devices. Typing in the form starts a new one. */
export default function UnfinishedDrafts({ draft }: { draft: DraftKeeper }) {
  const [all, setAll] = useState(false)
  const { offers } = draft
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
