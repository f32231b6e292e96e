import { useEffect, useRef, useState } from 'react'
import { pages } from '../../../routes.ts'
import { money } from '../../dashboard/money.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { PayingProps } from './paying.tsx'
import { type Mounted, mountPayment } from './stripe.ts'

/** Stripe's own fields, in frames of its own: no card number passes through this page. */
export function StripeCard({ checkout, payment, onChanged }: PayingProps) {
  const place = useRef<HTMLDivElement>(null)
  const mounted = useRef<Mounted>(undefined)
  const paying = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'paying'>('loading')
  const [message, setMessage] = useState(payment.failure ?? undefined)
  const { clientSecret, publishableKey } = payment

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to try anew
  useEffect(() => {
    if (!place.current || !clientSecret || !publishableKey) return setState('failed')
    let left = false
    setState('loading')
    mountPayment(place.current, { clientSecret, publishableKey }).then(
      (payment) => {
        if (left) return payment.unmount()
        mounted.current = payment
        setState('ready')
      },
      () => !left && setState('failed'),
    )
    return () => {
      left = true
      mounted.current?.unmount()
      mounted.current = undefined
    }
  }, [clientSecret, publishableKey, attempt])

  async function pay() {
    // A second press can be faster than the next render.
    if (!mounted.current || paying.current) return
    paying.current = true
    setState('paying')
    setMessage(undefined)
    const returnTo = new URL(pages.checkout(checkout.orderId), window.location.origin).href
    const problem = await mounted.current.pay(returnTo).catch(() => UNREACHABLE)
    if (problem) setMessage(problem)
    // Also after a problem: another tab may have paid meanwhile.
    await onChanged()
    paying.current = false
    setState('ready')
  }

  return (
    <div className="flex flex-col gap-5">
      {state === 'loading' && <Spinner label="Loading the payment form" />}
      {state === 'failed' && (
        <ErrorState
          title="The payment form did not load"
          onRetry={async () => {
            await onChanged()
            setAttempt(attempt + 1)
          }}
        >
          Nothing was paid. Check your connection, or whether something blocks js.stripe.com.
        </ErrorState>
      )}
      <div ref={place} />
      <FormError title={message} />
      {(state === 'ready' || state === 'paying') && (
        <Button
          variant="primary"
          size="large"
          wide
          busy={state === 'paying'}
          busyLabel="Paying"
          onClick={pay}
        >
          Pay {money(checkout.price, checkout.currency)}
        </Button>
      )}
    </div>
  )
}

const UNREACHABLE = 'We do not know yet whether this was paid. Look again in a moment.'
