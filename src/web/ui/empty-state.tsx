import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** A drawing or an icon; decoration. */
  picture?: ReactNode
  actions?: ReactNode
}

/** Nothing here, said kindly, with the next thing to do. */
export function EmptyState({ title, children, picture, actions }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-box bg-sand/50 px-6 py-14 text-center">
      {picture && (
        <div aria-hidden="true" className="mb-2 text-muted [&>svg]:size-8">
          {picture}
        </div>
      )}
      <p className="text-lg font-semibold text-balance">{title}</p>
      {children && <div className="max-w-prose text-pretty text-muted">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}
