import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ThreadRead } from '../../messaging/reported-thread.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type AftermathApi, aftermathCalls, type Dispute } from '../aftermath/calls.ts'
import { Failed } from '../aftermath/failed.tsx'

/** What the two wrote to each other, once an admin asks for it: each reading is in the log. */
export function Conversation({ api, dispute }: { api: AftermathApi; dispute: Dispute }) {
  const [asked, setAsked] = useState(false)
  const query = useQuery({
    queryKey: ['disputed-conversation', dispute.orderId],
    queryFn: () => aftermathCalls(api).conversation(dispute.orderId),
    enabled: asked,
    // One look is one reading.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: thread, error } = query
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">Their messages</h3>
      {!asked && (
        <>
          <p className="text-sm text-muted">That you read them is written in the log.</p>
          <Button onClick={() => setAsked(true)}>Read their messages</Button>
        </>
      )}
      {thread && <ThreadRead thread={thread} />}
      {thread === null && <p className="text-muted">They did not write to each other.</p>}
      {asked &&
        thread === undefined &&
        (error ? <Failed query={query} /> : <Spinner label="Loading" />)}
    </section>
  )
}
