import { ChevronRight, Smartphone, Trash } from 'lucide-react'
import { useState } from 'react'
import { isolate } from '../../../../shared/isolate.ts'
import type { Language } from '../../../../shared/languages.ts'
import { formatCount } from '../../../../shared/quantities.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/time.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { type Translate, useLanguage, useTranslations } from '../../../ui/text.ts'
import { fromDraftValues } from '../sell-form-values.ts'
import type { DraftKeeper, OfferedDraft } from './use-draft.ts'

/** Drafts shown before "Show all". */
const FEW = 2

/** Unfinished drafts of this and other devices. Typing in the form starts a new one. */
export default function UnfinishedDrafts({ draft }: { draft: DraftKeeper }) {
  const [all, setAll] = useState(false)
  const { offers } = draft
  const t = useTranslations('sellParts.drafts')
  const language = useLanguage()
  const shown = all ? offers : offers.slice(0, FEW)
  return (
    <section aria-labelledby="drafts" className="mb-8 max-w-3xl rounded-box bg-mist p-4 md:p-5">
      <h2 id="drafts" className="text-base">
        {t(offers.length === 1 ? 'one' : 'several')}
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
            {t('showAll', { shown: formatCount(offers.length, language) })}
          </Button>
        )}
        <Button variant="ghost" className="px-3 text-sm" onClick={draft.startOver}>
          {t('startOver')}
        </Button>
      </div>
    </section>
  )
}

type DraftRowProps = { offered: OfferedDraft; onContinue: () => void; onDelete: () => void }

function DraftRow({ offered, onContinue, onDelete }: DraftRowProps) {
  const { fields, photos } = fromDraftValues(offered.values)
  const t = useTranslations('sellParts.drafts')
  const language = useLanguage()
  const name = fields.name.trim() || t('unnamed')
  const isolated = isolate(name, language)
  const [missing, setMissing] = useState(false)
  const cover = missing ? undefined : photos[0]?.url
  return (
    <li className="flex items-center rounded-field bg-raised pe-1">
      <button
        type="button"
        aria-label={t('continue', { name: isolated })}
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
          <bdi className="block truncate font-medium">{name}</bdi>
          <span className="block text-sm text-muted">
            {savedAgo(offered.at, Date.now(), { t, language })}
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-muted" />
      </button>
      <IconButton
        label={t('delete', { name: isolated })}
        icon={<Trash className="size-4" />}
        onClick={onDelete}
      />
    </li>
  )
}

/** How long ago a draft was saved; both in milliseconds since 1970. */
export function savedAgo(
  savedAt: number,
  now: number,
  { t, language }: { t: Translate<'sellParts.drafts'>; language: Language },
): string {
  const since = now - savedAt
  const ago = (unit: 'minutes' | 'hours' | 'days', length: number) => {
    const count = Math.floor(since / length)
    return t(unit, { count, shown: formatCount(count, language) })
  }
  if (since < MINUTE) return t('justNow')
  if (since < HOUR) return ago('minutes', MINUTE)
  return since < DAY ? ago('hours', HOUR) : ago('days', DAY)
}
