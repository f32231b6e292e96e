import type { Order } from '../api/index.ts'
import { Moment } from '../ui/moment.tsx'
import { todoOf } from './todo.ts'

/** The next thing to do, and by when. */
export function TodoCell({ order, side }: { order: Order; side: 'buyer' | 'seller' }) {
  const todo = todoOf(order, side)
  if (!todo) return <span className="text-muted">Nothing</span>
  return (
    <>
      <span className={todo.yours ? 'font-medium' : 'text-muted'}>{todo.words}</span>
      {order.dueAt && (
        <span className="block text-muted">
          by <Moment at={order.dueAt} exact />
        </span>
      )}
    </>
  )
}
