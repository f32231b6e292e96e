import { api as paths } from '../../../routes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'
import type { Dispute, Statement } from './calls.ts'
import { nameOf, type You } from './dispute-words.ts'

const sides = { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' }

/** What was said so far, the first words first. */
export function StatementList({ dispute, you }: { dispute: Dispute; you: You }) {
  return (
    <ol aria-label="What was said" className="flex flex-col gap-3">
      {dispute.statements.map((statement) => (
        <li key={statement._id}>
          <Said statement={statement} name={nameOf(statement.by, you, dispute)} />
        </li>
      ))}
    </ol>
  )
}

/** One statement with its photos; photos open in full beside the page. */
export function Said({ statement, name }: { statement: Statement; name: string }) {
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
              <a href={paths.disputePhoto(_id)} target="_blank" rel="noreferrer">
                <img
                  src={paths.disputePhoto(_id)}
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
