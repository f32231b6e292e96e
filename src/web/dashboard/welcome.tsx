import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '../api/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { CardActions, cardLinkClass, LinkCard } from '../ui/link.tsx'
import { Skeleton } from '../ui/page-states.tsx'

/** Who is signed in, with photo and display name. */
export function Welcome({ viewer, lead }: { viewer: User; lead: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center gap-5 pt-10 pb-8 md:pt-14">
      <Avatar name={viewer.name} src={viewer.photoURL ?? undefined} size="large" />
      <div className="min-w-0">
        <h1 className="text-xl break-words">Welcome, {viewer.name}</h1>
        <p className="mt-1 text-pretty text-muted">{lead}</p>
      </div>
    </header>
  )
}

type NextStepProps = {
  to: string
  title: string
  children: ReactNode
  Icon: LucideIcon
  /** How many wait; undefined while it is being counted. */
  count?: number | undefined
  counted?: boolean
}

/** One thing to do next, as a card that leads to it. */
export function NextStep({ to, title, children, Icon, count, counted = false }: NextStepProps) {
  return (
    <LinkCard
      as="li"
      className="gap-1 rounded-box border border-hairline bg-raised p-5 hover:border-edge"
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <Icon aria-hidden="true" className="size-5 text-muted" />
        {counted && (
          <CardActions className="pointer-events-none text-lg font-bold tabular-nums">
            {count ?? <Skeleton className="h-7 w-8" />}
          </CardActions>
        )}
      </div>
      <Link to={to} className={`${cardLinkClass} font-semibold`}>
        {title}
      </Link>
      <p className="text-sm text-pretty text-muted">{children}</p>
    </LinkCard>
  )
}

export function NextSteps({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-4 text-lg">
        What to do next
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">{children}</ul>
    </section>
  )
}
