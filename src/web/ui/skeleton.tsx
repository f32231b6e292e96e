import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Stands where something will be, in its real size: give it the size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton-shade block rounded-field', className)}
    />
  )
}

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-3/5'] as const

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-3 py-1">
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} className={classNames('h-4', lineWidths[line % lineWidths.length])} />
      ))}
    </span>
  )
}

/** The room of one card: picture at the given ratio, name, facts, price, action. */
export function SkeletonCard({ picture = 'aspect-[4/3]' }: { picture?: string }) {
  return (
    <div aria-hidden="true" className="flex flex-col">
      <Skeleton className={classNames('rounded-box', picture)} />
      <Skeleton className="mt-4 h-5 w-3/5" />
      <Skeleton className="mt-2.5 h-4 w-4/5" />
      <Skeleton className="mt-4 h-6 w-2/5" />
      <Skeleton className="mt-4 h-11" />
    </div>
  )
}

/** Wraps skeletons and says once, to screen readers, that something is on its way. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
