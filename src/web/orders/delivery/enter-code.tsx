import type { Api, Order } from '../../api/index.ts'
import { useTranslations } from '../../ui/text.ts'
import { CodeForm } from './hand-over.tsx'

type EnterCodeProps = { api: Api; order: Order; onDone: () => Promise<void> }

/** In a dialog: the seller enters the buyer's code. */
export function EnterCode({ api, order, onDone }: EnterCodeProps) {
  const t = useTranslations('order.handOver')
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        {t.rich(order.state === 'paid' ? 'instructionsPaid' : 'instructions', {
          name: () => <bdi>{order.buyer}</bdi>,
          phone: () => (
            <strong className="text-ink">
              <bdi>{order.name}</bdi>
            </strong>
          ),
        })}
      </p>
      <CodeForm api={api} orderId={order._id} onDone={onDone} />
    </div>
  )
}
