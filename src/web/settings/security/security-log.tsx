import { useInfiniteQuery } from '@tanstack/react-query'
import { SecurityEvents } from '../../accounts/security-events.tsx'
import type { SectionProps } from '../section.ts'
import { securityEventsQuery } from './queries.ts'

/** What happened to the viewer's account: sign-ins, failures, and changes of how they sign in. */
export function SecurityLog({ api }: SectionProps) {
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Sign-ins and changes to your account. Entries are deleted after 180 days.
      </p>
      <SecurityEvents
        query={useInfiniteQuery(securityEventsQuery(api))}
        empty="Nothing yet. Your next sign-in appears here."
      />
    </>
  )
}
