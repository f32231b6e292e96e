import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { agoWords } from './ago-words.ts'
import { readSheet } from './sheet.ts'
import type { DraftKeeper, OfferedDraft } from './use-draft.ts'

/** How many drafts are in sight before more are asked for. */
const FEW = 2

/** Drafts that were not finished, here or on another device. Typing below begins a new one. */
export function DraftOffer({ draft }: { draft: DraftKeeper }) {
  const [all, setAll] = useState(false)
  const { offers } = draft
  if (offers.length === 0) return null
  const shown = all ? offers : offers.slice(0, FEW)
  return (
    <section aria-labelledby="drafts" className="mb-8 rounded-box bg-mist p-4 md:p-5">
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
        <Button variant="ghost" className="px-3 text-sm" onClick={draft.startAnew}>
          Start anew
        </Button>
      </div>
    </section>
  )
}

type DraftRowProps = { offered: OfferedDraft; onContinue: () => void; onDelete: () => void }

function DraftRow({ offered, onContinue, onDelete }: DraftRowProps) {
  const { fields, photos } = readSheet(offered.values)
  const name = fields.name.trim() || 'A phone without a name'
  const [missing, setMissing] = useState(false)
  const cover = missing ? undefined : photos[0]?.url
  return (
    <li className="flex items-center gap-3 rounded-field bg-raised p-2 ps-3">
      {cover && (
        <img
          src={cover}
          alt=""
          className="size-12 shrink-0 rounded-field bg-sand object-cover"
          onError={() => setMissing(true)}
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-sm text-muted">{agoWords(offered.at, Date.now())}</p>
      </div>
      <Button className="px-3" onClick={onContinue}>
        Continue<span className="sr-only"> with {name}</span>
      </Button>
      <IconButton
        label={`Delete the draft of ${name}`}
        icon={<Trash2 className="size-4" />}
        onClick={onDelete}
      />
    </li>
  )
}
