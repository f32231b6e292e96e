import { useState } from 'react'
import { apiUrl } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/reader.tsx'
import type { Dispute, Statement } from '../order-api.ts'
import { displayName, type Viewer } from './dispute-labels.ts'
import type { DisputePart } from './dispute-section.tsx'
import { StatementForm } from './statement-form.tsx'

const sides = { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' }

/** All statements, oldest first. */
export function StatementList({ dispute, viewerRole }: { dispute: Dispute; viewerRole: Viewer }) {
  return (
    <ol aria-label="Statements" className="flex flex-col gap-3">
      {dispute.statements.map((statement) => (
        <li key={statement._id}>
          <StatementCard
            statement={statement}
            name={displayName(statement.by, viewerRole, dispute)}
          />
        </li>
      ))}
    </ol>
  )
}

/** One statement with its photos, which open in a new tab. */
export function StatementCard({ statement, name }: { statement: Statement; name: string }) {
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
          {name !== 'An admin' && <span className="text-muted"> · {sides[by]}</span>}
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
                  alt={`${place + 1} of ${photos.length}, from ${name === 'You' ? 'you' : name}`}
                  loading="lazy"
                  className="size-28 rounded-field bg-sand object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** Adds a statement; open from the start for a seller who hasn't replied yet. */
export function AddStatement(part: DisputePart) {
  const isReply = part.viewerRole === 'seller' && part.dispute.stage === 'open'
  const [open, setOpen] = useState(isReply)
  if (open) return <StatementForm {...part} isReply={isReply} onClose={() => setOpen(false)} />
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        {part.viewerRole === 'admin' ? 'Ask buyer and seller' : 'Add details'}
      </Button>
    </div>
  )
}
