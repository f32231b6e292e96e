import { useState } from 'react'
import { apiUrl } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/reader.tsx'
import { useCount, useTranslations } from '../../ui/text.ts'
import type { Dispute, Statement } from '../order-api.ts'
import { useDisputeTexts, type Viewer } from './dispute-labels.ts'
import type { DisputePart } from './dispute-section.tsx'
import { StatementForm } from './statement-form.tsx'

/** All statements, oldest first. */
export function StatementList({ dispute, viewerRole }: { dispute: Dispute; viewerRole: Viewer }) {
  const t = useTranslations('dispute.statement')
  const texts = useDisputeTexts()
  return (
    <ol aria-label={t('list')} className="flex flex-col gap-3">
      {dispute.statements.map((statement) => (
        <li key={statement._id}>
          <StatementCard
            statement={statement}
            name={texts.name(statement.by, viewerRole, dispute)}
            isOwn={statement.by === viewerRole}
          />
        </li>
      ))}
    </ol>
  )
}

type StatementCardProps = {
  statement: Statement
  name: string
  /** The viewer wrote it. */
  isOwn: boolean
}

/** One statement with its photos, which open in a new tab. */
export function StatementCard({ statement, name, isOwn }: StatementCardProps) {
  const t = useTranslations('dispute')
  const shown = useCount()
  const { by, text, at, photos } = statement
  return (
    <article
      className={classNames(
        'rounded-box border border-hairline p-4',
        by === 'admin' ? 'bg-mist' : 'bg-raised',
      )}
    >
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span>
          <span className="font-semibold">{name}</span>
          {(isOwn || by !== 'admin') && (
            <span className="text-muted">{`\u00a0· ${t(`side.${by}`)}`}</span>
          )}
        </span>
        <span className="text-muted">
          <Moment at={at} exact />
        </span>
      </p>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photos.map(({ _id, width, height }, place) => (
            <li key={_id}>
              <a
                href={apiUrl('/api/dispute-photos/{id}', { id: _id })}
                target="_blank"
                rel="noreferrer"
              >
                <img
                  src={apiUrl('/api/dispute-photos/{id}', { id: _id })}
                  width={width}
                  height={height}
                  alt={photoName(place + 1)}
                  loading="lazy"
                  className="size-28 rounded-field bg-sand object-cover md:size-40"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )

  function photoName(number: number): string {
    const values = { place: shown(number), count: shown(photos.length) }
    return isOwn ? t('statement.photoYours', values) : t('statement.photo', { ...values, name })
  }
}

/** Adds a statement; open from the start for a seller who hasn't replied yet. */
export function AddStatement(part: DisputePart) {
  const t = useTranslations('dispute.statement')
  const isReply = part.viewerRole === 'seller' && part.dispute.stage === 'open'
  const [open, setOpen] = useState(isReply)
  if (open) return <StatementForm {...part} isReply={isReply} onClose={() => setOpen(false)} />
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        {t(part.viewerRole === 'admin' ? 'addQuestion' : 'add')}
      </Button>
    </div>
  )
}
