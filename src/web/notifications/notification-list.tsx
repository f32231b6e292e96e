import { Link } from '@tanstack/react-router'
import type { Notification } from '../api/index.ts'
import { Badge } from '../ui/badge.tsx'
import { cardLinkClass, LinkCard } from '../ui/link.tsx'
import type { Day } from './days.ts'
import { KindIcon } from './kind-icon.tsx'

const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** What one was told, each under its day and leading to where it goes on. */
export function NotificationList({ days }: { days: readonly Day[] }) {
  return (
    <div className="flex flex-col gap-8">
      {days.map(({ words, items }) => (
        <section key={words} aria-label={words}>
          <h2 className="mb-2 text-sm font-semibold text-muted">{words}</h2>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {items.map((item) => (
              <LinkCard key={item._id} as="li" className="py-4">
                <Row item={item} />
              </LinkCard>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ item: { kind, title, words, path, createdAt, isRead } }: { item: Notification }) {
  return (
    <div className="flex items-start gap-4">
      <span
        aria-hidden="true"
        className={`flex size-10 shrink-0 items-center justify-center rounded-full ${isRead ? 'bg-sand text-muted' : 'bg-accent-wash text-accent-ink'}`}
      >
        <KindIcon kind={kind} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={path}
            className={`${cardLinkClass} ${isRead ? 'font-medium' : 'font-semibold'}`}
          >
            {title}
          </Link>
          {!isRead && <Badge tone="accent">New</Badge>}
        </p>
        <p className="text-pretty text-muted">{words}</p>
      </div>
      <time dateTime={createdAt} className="shrink-0 pt-0.5 text-sm tabular-nums text-muted">
        {hours.format(new Date(createdAt))}
      </time>
    </div>
  )
}
