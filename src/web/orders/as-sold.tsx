import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Failed } from './aftermath/failed.tsx'
import { SectionWait } from './aftermath/section-frame.tsx'
import { AsSoldSheet } from './as-sold-sheet.tsx'
import type { OrderApi } from './order-calls.ts'
import { orderQueries } from './queries.ts'

type AsSoldProps = {
  api: Pick<OrderApi, 'get'>
  orderId: string
  phoneId: string
  title: string
}

/** What the phone was offered as, for whoever wants to read it again: asked for when it is opened. */
export function AsSold({ api, orderId, phoneId, title }: AsSoldProps) {
  const [open, setOpen] = useState(false)
  const query = useQuery({ ...orderQueries.asSold(api, orderId), enabled: open })
  const { data, error } = query
  return (
    <details
      className="group border-y border-hairline open:border-b-0"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-field py-4 font-semibold hover:text-accent-ink">
        {title}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="pt-2">
        {data === undefined && error && <Failed query={query} />}
        {data === undefined && !error && <SectionWait label="Loading what was offered" />}
        {data === null && (
          <p className="text-muted">This phone was booked before Redial kept what was offered.</p>
        )}
        {data && <AsSoldSheet asSold={data} phoneId={phoneId} />}
      </div>
    </details>
  )
}
