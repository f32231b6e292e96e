import { CircleCheck, Landmark } from 'lucide-react'
import { useAct } from '../../dashboard/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toaster.tsx'
import { type PayoutAccount, type PayoutApi, setUpPayouts } from './calls.ts'

type PayoutSetUpProps = {
  api: PayoutApi
  account: PayoutAccount
  refresh: () => Promise<void>
}

/** Where the money goes: how far that is settled, and the way to settle it. */
export function PayoutSetUp({ api, account, refresh }: PayoutSetUpProps) {
  const { busy, act } = useAct()
  const { state, provider, missing } = account
  const isDemo = provider === 'demo'

  const setUp = () =>
    act('set-up', async () => {
      const { url } = await setUpPayouts(api)
      // The demo provider has no page of its own: it is ready at once.
      if (new URL(url).pathname !== window.location.pathname) return window.location.assign(url)
      toast.success('Payouts are set up')
      await refresh()
    })

  if (state === 'ready')
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-box bg-green-wash p-4">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-green" />
        <span className="min-w-0 flex-1">
          <span className="font-semibold">Payouts are set up</span>
          {isDemo && ' with the demo provider. No real money moves.'}
        </span>
        {!isDemo && (
          <Button busy={busy === 'set-up'} busyLabel="Opening" onClick={setUp}>
            Change it
          </Button>
        )}
      </p>
    )
  return (
    <section
      aria-labelledby="set-up"
      className="flex flex-col items-start gap-4 rounded-box border border-hairline bg-raised p-5 shadow-raised md:p-7"
    >
      <h2 id="set-up" className="flex items-center gap-2.5 text-lg">
        <Landmark aria-hidden="true" className="size-5 text-muted" />
        {titles[state]}
      </h2>
      <p className="max-w-prose text-pretty text-muted">{leads[state]}</p>
      {missing.length > 0 && (
        <ul aria-label="Still missing" className="list-disc ps-5">
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {isDemo && <p className="text-sm text-muted">This is a demo: no real money moves.</p>}
      {state !== 'unavailable' && (
        <Button
          variant="primary"
          size="large"
          busy={busy === 'set-up'}
          busyLabel="Opening"
          onClick={setUp}
        >
          {state === 'none' ? 'Set up payouts' : 'Go on with the set-up'}
        </Button>
      )}
    </section>
  )
}

type Open = Exclude<PayoutAccount['state'], 'ready'>

const titles: Record<Open, string> = {
  none: 'Tell us where your money goes',
  incomplete: 'Something is still missing',
  unavailable: 'Buyers pay you at the meet-up',
}

const leads: Record<Open, string> = {
  none: 'The payment provider asks for your bank account, once. Redial never sees it. Until then your money is kept for you.',
  incomplete:
    'The payment provider needs more from you before it can send money. Until then it is kept for you.',
  unavailable: 'Online payment is not switched on here, so there is nothing to pay out.',
}
