import type { ReactNode } from 'react'

type StatProps = {
  label: string
  /** Already formatted. */
  value: string
  /** What it means or how it moved: '12 more than last week'. */
  note?: ReactNode
  /** A small chart under the figure. */
  chart?: ReactNode
}

export function Stat({ label, value, note, chart }: StatProps) {
  return (
    <div className="flex flex-col gap-1 border-t border-hairline pt-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-bold tracking-tight tabular-nums">{value}</dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
      {chart && <dd className="mt-auto pt-2">{chart}</dd>}
    </div>
  )
}

/** Figures in a row; on phones two by two. */
export function StatRow({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">{children}</dl>
}
