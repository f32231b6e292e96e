import { ShieldCheck } from 'lucide-react'
import type { OpenCheckup } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { CheckupFrame } from './checkup-frame.tsx'
import { steps } from './steps.ts'
import { useTry } from './use-try.ts'

type CheckupIntroProps = { open: OpenCheckup; goesOn: boolean; onStart: () => Promise<void> }

/** What is about to happen, and what stays on the phone. */
export function CheckupIntro({ open, goesOn, onStart }: CheckupIntroProps) {
  const { running, run } = useTry()
  const { name, storageGb } = open.claimed
  const said = [name, storageGb && `${storageGb} GB`].filter(Boolean).join(', ')
  return (
    <CheckupFrame
      title="Check this phone"
      lead={
        <>
          {said && <p className="font-medium text-ink">{said}</p>}
          <p>
            Open this page on the phone that is to be sold. {steps.length} short tests, about three
            minutes. Buyers see what came of each.
          </p>
        </>
      }
      acts={
        <Button
          variant="primary"
          size="large"
          busy={running}
          busyLabel="Starting"
          onClick={() => run(onStart)}
        >
          {goesOn ? 'Go on where you were' : 'Start'}
        </Button>
      }
    >
      <ul className="flex list-disc flex-col gap-3 ps-5">
        <li>Any test can be skipped and made again before you send.</li>
        <li>The browser asks before it uses the microphone, a camera or the location.</li>
        <li>The link works once, until {<Moment at={open.expiresAt} exact />}.</li>
      </ul>
      <p className="flex gap-3 rounded-box bg-sage p-4">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0" />
        <span>
          No sound, no picture and no place leaves this phone. They are measured here and thrown
          away; outcomes and figures are all that is sent.
        </span>
      </p>
    </CheckupFrame>
  )
}
