import { Check } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import type { OrderDetail } from './order-calls.ts'
import { type Step, stepsOf } from './steps.ts'

/** How far the order is, from the booking to its end. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const steps = stepsOf(order)
  if (steps.length === 0) return null
  return (
    <ol aria-label="How far this order is" className="flex print:hidden">
      {steps.map((step, at) => (
        <StepMark
          key={step.words}
          step={step}
          isFirst={at === 0}
          isLast={at === steps.length - 1}
        />
      ))}
    </ol>
  )
}

function StepMark({ step, isFirst, isLast }: { step: Step; isFirst: boolean; isLast: boolean }) {
  const { words, state } = step
  const reached = state !== 'ahead'
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="flex min-w-0 flex-1 flex-col items-center gap-2"
    >
      <span aria-hidden="true" className="flex w-full items-center">
        <span className={line(!isFirst, reached)} />
        <span className={classNames(dot, dots[state])}>
          {state === 'done' && <Check className="size-3.5" />}
        </span>
        <span className={line(!isLast, state === 'done')} />
      </span>
      <span
        className={classNames(
          'px-0.5 text-center text-sm text-balance',
          state === 'now' ? 'font-semibold' : reached ? '' : 'text-muted',
        )}
      >
        {words}
        {state === 'done' && <span className="sr-only">, done</span>}
      </span>
    </li>
  )
}

const dot = 'flex size-6 shrink-0 items-center justify-center rounded-full border-2'
const dots = {
  done: 'border-ink bg-ink text-paper',
  now: 'border-accent bg-raised ring-4 ring-accent-wash',
  ahead: 'border-hairline bg-raised',
}

function line(shown: boolean, reached: boolean) {
  return classNames('h-0.5 flex-1', shown && (reached ? 'bg-ink' : 'bg-hairline'))
}
