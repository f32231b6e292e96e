import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The refusal of a whole form, in its own words. Renders its live region even when there is nothing to say. */
export function FormError({
  title,
  children,
}: {
  title?: string | undefined
  children?: ReactNode
}) {
  return (
    <div role="alert">
      {(title || children) && (
        <div className="flex gap-3 rounded-field bg-red-wash p-3 text-sm text-red">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <div>
            {title && <p className="font-semibold">{title}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
