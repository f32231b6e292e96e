import { type ReactNode, useId } from 'react'
import { Badge } from '../../ui/badge.tsx'

export type HeadingLevel = 2 | 3

type ProofSectionProps = {
  title: string
  lead: string
  /** Where it stands on the page that shows it. */
  level: HeadingLevel
  done?: boolean | undefined
  children: ReactNode
}

/** The frame of one proof: what it is, and whether it is there. */
export function ProofSection({ title, lead, level, done, children }: ProofSectionProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-box border border-hairline p-4 md:p-6"
    >
      <header>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading id={id} className="text-lg">
            {title}
          </Heading>
          {done ? <Badge tone="good">Done</Badge> : <Badge>Optional</Badge>}
        </div>
        <p className="mt-1 max-w-prose text-pretty text-muted">{lead}</p>
      </header>
      {children}
    </section>
  )
}
