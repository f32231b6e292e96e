import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export type AccordionItem = { id: string; title: string; content: ReactNode; open?: boolean }

/**
 * Native details: works without JavaScript, and find-in-page opens matches. A `group` keeps one
 * open at a time.
 */
export function Accordion({ items, group }: { items: readonly AccordionItem[]; group?: string }) {
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={group} open={item.open} className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-field py-5 font-semibold hover:text-accent-ink">
            {item.title}
            <Plus className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45" />
          </summary>
          <div className="max-w-prose pb-6 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
