import type { ReactNode } from 'react'
import type { Order } from '../api/index.ts'
import { Moment } from '../ui/moment.tsx'
import { todoOf } from './todo.ts'

type TodoCellProps = {
  order: Order
  side: 'buyer' | 'seller'
  /** What can be done at once. */
  children?: ReactNode
}

/** The next thing to do, and by when. */
export function TodoCell({ order, side, children }: TodoCellProps) {
  const todo = todoOf(order, side)
  if (!todo) return <span className="text-muted">Nothing</span>
  return (
    <span className="flex flex-col items-start gap-1 py-1 max-md:items-end">
      <span className={todo.yours ? 'font-medium' : 'text-muted'}>{todo.words}</span>
      {order.dueAt && (
        <span className="whitespace-nowrap text-muted">
          by <Moment at={order.dueAt} exact />
        </span>
      )}
      {children}
    </span>
  )
}
