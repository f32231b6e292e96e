import { type ReactNode, useEffect, useRef } from 'react'

type CheckupFrameProps = {
  title: string
  lead?: ReactNode
  /** Which of how many; left out before and after the tests. */
  place?: { at: number; of: number }
  /** An icon on a stage; decoration. */
  picture?: ReactNode
  children?: ReactNode
  /** The buttons, within the thumb's reach; the last one is the thing to do. */
  acts?: ReactNode
}

/** One screen of the check-up. The focus goes to its title, so that it is read and Tab goes on from there. */
export function CheckupFrame(props: CheckupFrameProps) {
  const { title, lead, place, picture, children, acts } = props
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new title
  useEffect(() => {
    if (place) heading.current?.focus()
  }, [title])

  return (
    <div className="page-width flex min-h-[calc(100dvh-5rem)] flex-col">
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col gap-6 pt-6 pb-8 md:pt-12">
        {place && <Progress {...place} />}
        <header>
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h1>
          {lead && <div className="mt-2 text-pretty text-muted">{lead}</div>}
        </header>
        {picture && (
          <div
            aria-hidden="true"
            className="grid min-h-40 flex-1 place-items-center rounded-box bg-sand text-muted [&>svg]:size-12"
          >
            {picture}
          </div>
        )}
        {children}
      </div>
      {acts && (
        <div className="sticky bottom-0 -mx-4 border-t border-hairline bg-paper px-4 py-3">
          <div className="mx-auto grid max-w-md auto-cols-fr grid-flow-col gap-2">{acts}</div>
        </div>
      )}
    </div>
  )
}

function Progress({ at, of }: { at: number; of: number }) {
  return (
    <div className="flex items-center gap-3 text-sm text-muted tabular-nums">
      <progress className="meter w-full" aria-label="Progress" value={at - 1} max={of} />
      <span className="whitespace-nowrap">
        {at} of {of}
      </span>
    </div>
  )
}
