import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ArrivalQuestions } from './arrival-questions.tsx'
import { ArrivalResult } from './arrival-result.tsx'
import type { Arrival } from './calls.ts'
import { Failed } from './failed.tsx'
import type { OrderAftermathProps } from './order-aftermath.tsx'
import { aftermathQueries } from './queries.ts'
import { SectionFrame, SectionWait } from './section-frame.tsx'

/** The phone as its buyer finds it, beside what its seller told. */
export function ArrivalSection({ api, order }: OrderAftermathProps) {
  const { queryKey } = aftermathQueries.arrival(api, order._id)
  const query = useQuery(aftermathQueries.arrival(api, order._id))
  const queryClient = useQueryClient()
  const [answering, setAnswering] = useState(false)
  const { data: arrival, error } = query
  const canLook =
    order.you === 'buyer' && ['shipped', 'delivered', 'disputed'].includes(order.state)
  if (!canLook && !arrival) return null

  function noted(found: Arrival) {
    queryClient.setQueryData(queryKey, found)
    setAnswering(false)
  }

  return (
    <SectionFrame
      id="arrival"
      title={order.you === 'buyer' ? 'Look your phone over' : 'What the buyer found'}
      Icon={ScanSearch}
      lead={canLook ? leadOf(arrival !== null && arrival !== undefined) : undefined}
    >
      {arrival === undefined && error && <Failed query={query} />}
      {arrival === undefined && !error && <SectionWait label="Loading what was found" />}
      {arrival && !answering && <ArrivalResult arrival={arrival} you={order.you} />}
      {answering && (
        <ArrivalQuestions
          {...{ api }}
          orderId={order._id}
          onNoted={noted}
          onCancel={() => setAnswering(false)}
        />
      )}
      {canLook && arrival !== undefined && !answering && (
        <div>
          <Button onClick={() => setAnswering(true)}>
            {arrival ? 'Answer again' : 'Start with the first question'}
          </Button>
        </div>
      )}
    </SectionFrame>
  )
}

function leadOf(isDone: boolean) {
  return isDone
    ? 'You can answer again while you have the phone and the sale is open.'
    : 'Answer the questions that the seller answered, with the phone in your hand. Every difference is written down for you.'
}
