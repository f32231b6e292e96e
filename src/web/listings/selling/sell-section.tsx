import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

type SellSectionProps = {
  title: string
  lead?: ReactNode
  /** Says so at the heading once there is nothing left to do. */
  done?: boolean
  children: ReactNode
}

/** One part of the form under its own heading. */
export function SellSection({ title, lead, done = false, children }: SellSectionProps) {
  return (
    // Named by no label: some fields have the name of their part, and are to be found by it.
    <section className="flex flex-col gap-5 border-t border-hairline py-8 first-of-type:border-t-0 first-of-type:pt-0">
      <div>
        <h2 className="flex items-center gap-2 text-lg">
          {title}
          {done && (
            <span className="rounded-full bg-green-wash p-1 text-green">
              <Check className="size-4" />
              <span className="sr-only">, done</span>
            </span>
          )}
        </h2>
        {lead && <p className="mt-0.5 text-sm text-pretty text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
