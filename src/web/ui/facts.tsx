import type { ReactNode } from 'react'

export type Fact = { term: string; value: ReactNode }

/** Facts first: terms and values in two columns under hairlines. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex items-baseline justify-between gap-6 py-3">
          <dt className="shrink-0 text-muted">{term}</dt>
          <dd className="min-w-0 text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
