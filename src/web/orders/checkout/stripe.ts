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
    Stripe?: (publishableKey: string) => Stripe
  }
}

export type Mounted = {
  /** Pays; a bank may lead away and back to `returnTo`. Says what went wrong, if anything did. */
  pay: (returnTo: string) => Promise<string | undefined>
  unmount: () => void
}

// Stripe must be loaded from its own address; it may not be bundled.
const SCRIPT = 'https://js.stripe.com/v3/'
const DECLINED = 'The payment did not go through. Nothing was paid.'

let loading: Promise<void> | undefined

/** Puts Stripe's fields into a place. @throws when its script does not load. */
export async function mountPayment(
  place: HTMLElement,
  { clientSecret, publishableKey }: { clientSecret: string; publishableKey: string },
): Promise<Mounted> {
  loading ??= loadScript()
  await loading
  if (!window.Stripe) throw new Error('the payment script defined nothing')
  const stripe = window.Stripe(publishableKey)
  const elements = stripe.elements({ clientSecret, appearance: { theme: themeNow() } })
  const element = elements.create('payment')
  element.mount(place)
  return {
    async pay(returnTo) {
      const { error: incomplete } = await elements.submit()
      if (incomplete) return incomplete.message ?? DECLINED
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnTo },
        redirect: 'if_required',
      })
      return error && (error.message ?? DECLINED)
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

/** Stripe's look that goes with the page's, by day or by night. */
function themeNow(): 'stripe' | 'night' {
  const chosen = document.documentElement.dataset.theme
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  return dark ? 'night' : 'stripe'
}
