import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../shared/languages.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { ErrorState, Spinner } from '../../ui/layout/page-states.tsx'

import { useLanguage, useTranslations } from '../../ui/text.ts'
import { useOrderTexts } from '../order-texts.ts'
import { useCheckoutAddress } from './checkout-address.ts'
import type { PaymentFormProps } from './checkout-page.tsx'

/** Stripe's fields, in Stripe's frames: no card number passes through this page. */
export function StripeCard({ checkout, payment, onChanged }: PaymentFormProps) {
  const t = useTranslations('booking.checkout')
  const { money } = useOrderTexts()
  const language = useLanguage()
  const address = useCheckoutAddress(checkout.orderId)
  const place = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedPayment>(undefined)
  const paying = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'paying'>('loading')
  const [message, setMessage] = useState(payment.failure ?? undefined)
  const { clientSecret, publishableKey } = payment

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt mounts the fields again
  useEffect(() => {
    if (!place.current || !clientSecret || !publishableKey) return setState('failed')
    let left = false
    setState('loading')
    mountPayment(place.current, { clientSecret, publishableKey, language }).then(
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
  }, [clientSecret, publishableKey, language, attempt])

  async function pay() {
    // A second click can be faster than the next render.
    if (!mounted.current || paying.current) return
    paying.current = true
    setState('paying')
    setMessage(undefined)
    const returnTo = new URL(address, window.location.origin).href
    const problem = await mounted.current
      .pay(returnTo)
      .catch(() => ({ message: t('stripe.unknown') }))
    if (problem) setMessage(problem.message ?? t('stripe.declined'))
    // Also after a problem: another tab may have paid meanwhile.
    await onChanged()
    paying.current = false
    setState('ready')
  }

  return (
    <div className="flex flex-col gap-5">
      {state === 'loading' && <Spinner label={t('stripe.loading')} />}
      {state === 'failed' && (
        <ErrorState
          title={t('stripe.failed')}
          onRetry={async () => {
            await onChanged()
            setAttempt(attempt + 1)
          }}
        >
          {t('stripe.failedText')}
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
          busyLabel={t('paying')}
          onClick={pay}
        >
          {t('pay', { amount: money(checkout.totalMinor, checkout.currency) })}
        </Button>
      )}
    </div>
  )
}

/** The part of Stripe's script that this page uses: https://docs.stripe.com/js */
type StripeElement = { mount: (place: HTMLElement) => void; destroy: () => void }
type StripeElements = {
  create: (kind: 'payment', options?: object) => StripeElement
  submit: () => Promise<{ error?: { message?: string } }>
}
type Stripe = {
  elements: (options: { clientSecret: string; appearance: object }) => StripeElements
  confirmPayment: (options: {
    elements: StripeElements
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }) => Promise<{ error?: { message?: string } }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options: { locale: Language }) => Stripe
  }
}

export type MountedPayment = {
  /** Pays; the bank may redirect away and back to `returnTo`. Resolves with the error, if any. */
  pay: (returnTo: string) => Promise<{ message?: string } | undefined>
  unmount: () => void
}

// Stripe requires its script to be loaded from this URL, not bundled.
const SCRIPT = 'https://js.stripe.com/v3/'

let loading: Promise<void> | undefined

/** Renders Stripe's fields into `place`, in a language. @throws when the script does not load. */
export async function mountPayment(
  place: HTMLElement,
  {
    clientSecret,
    publishableKey,
    language,
  }: { clientSecret: string; publishableKey: string; language: Language },
): Promise<MountedPayment> {
  loading ??= loadScript()
  await loading
  if (!window.Stripe) throw new Error('the payment script defined nothing')
  const stripe = window.Stripe(publishableKey, { locale: language })
  const elements = stripe.elements({ clientSecret, appearance: { theme: currentTheme() } })
  const element = elements.create('payment')
  element.mount(place)
  return {
    async pay(returnTo) {
      const { error: incomplete } = await elements.submit()
      if (incomplete) return incomplete
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnTo },
        redirect: 'if_required',
      })
      return error
    },
    unmount: () => element.destroy(),
  }
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading = undefined
      reject(new Error('the payment script did not load'))
    }
    document.head.append(script)
  })
}

/** Stripe's theme that matches the page's. */
function currentTheme(): 'stripe' | 'night' {
  const chosen = document.documentElement.dataset.theme
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  return dark ? 'night' : 'stripe'
}
