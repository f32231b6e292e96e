import { Landmark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useAct } from '../../dashboard/use-act.ts'
import { Button } from '../../ui/button.tsx'

/** The bank has yet to say yes or no: there is nothing to type, and nothing is paid twice. */
export function Confirming({ onChanged }: { onChanged: () => Promise<void> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { busy, act } = useAct()
  // Whoever has just paid is told where the form was.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="outcome"
      className="flex flex-col items-start gap-4 rounded-box border border-hairline bg-raised p-6 md:p-8"
    >
      <span
        aria-hidden="true"
        className="inline-flex size-13 items-center justify-center rounded-full bg-amber-wash text-ink"
      >
        <Landmark className="size-6" />
      </span>
      <h2 id="outcome" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Your bank is confirming the payment
      </h2>
      <p className="max-w-prose text-pretty text-muted">
        Do not pay again. The phone is held for you, and you hear as soon as it is paid. If your
        bank says no, you can pay another way here.
      </p>
      <Button busy={busy === 'look'} busyLabel="Looking" onClick={() => act('look', onChanged)}>
        Look again
      </Button>
    </section>
  )
}
