import type { ReactNode, Ref } from 'react'
import { classNames } from '../ui/class-names.ts'
import type { OrderDetail } from './order-calls.ts'
import type { Act } from './stage.ts'
import { deadlineLabel, stageWords } from './stage-words.ts'
import { TimeLeft } from './time-left.tsx'

type NowPanelProps = {
  order: OrderDetail
  act: Act
  /** The one thing to do, if there is one. */
  children: ReactNode
  headingRef: Ref<HTMLHeadingElement>
}

/** What happens now and by when, with the one thing to do. */
export function NowPanel({ order, act, children, headingRef }: NowPanelProps) {
  const { title, text } = stageWords(order, act)
  const yours = act !== 'wait' && act !== 'over'
  const by = act === 'over' ? null : (order.next?.by ?? null)
  return (
    <section
      aria-labelledby="now"
      className={classNames(
        'flex flex-col gap-5 rounded-box p-5 md:p-7',
        yours ? 'border border-hairline bg-raised shadow-raised' : 'bg-sand/50',
      )}
    >
      <div className="flex flex-col gap-2" aria-live="polite">
        {act !== 'over' && (
          <p
            className={classNames(
              'text-sm font-semibold',
              yours ? 'text-accent-ink' : 'text-muted',
            )}
          >
            {yours ? 'Your turn' : 'Nothing to do for you'}
          </p>
        )}
        <h2 id="now" ref={headingRef} tabIndex={-1} className="text-xl text-balance outline-none">
          {title}
        </h2>
        <p className="max-w-prose text-pretty text-muted">{text}</p>
      </div>
      {by && <TimeLeft at={by} label={deadlineLabel(order)} />}
      {children}
    </section>
  )
}
