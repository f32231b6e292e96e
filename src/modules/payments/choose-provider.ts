import type { Deps } from '../../deps.ts'
import { demoProvider } from './demo/demo-provider.ts'
import type { Provider, ProviderName } from './provider.ts'
import { stripeProvider, usesStripe } from './stripe/stripe-provider.ts'

const made = new WeakMap<Deps['env'], Map<ProviderName, Provider>>()

/** The provider of new payments; undefined where people only pay at the meet-up. */
export function providerFor(deps: Deps): Provider | undefined {
  return providerNamed(deps, 'stripe') ?? providerNamed(deps, 'demo')
}

/** The provider of an earlier payment, as long as this instance is still set up for it. */
export function providerNamed(deps: Deps, name: ProviderName): Provider | undefined {
  if (name === 'stripe' ? !usesStripe(deps.env) : !deps.demo) return
  const providers = made.get(deps.env) ?? new Map<ProviderName, Provider>()
  made.set(deps.env, providers)
  const provider = providers.get(name) ?? make(deps, name)
  providers.set(name, provider)
  return provider
}

function make(deps: Deps, name: ProviderName): Provider {
  return name === 'stripe'
    ? stripeProvider(deps.env, () => deps.clock.now())
    : demoProvider(deps.db, () => deps.clock.now())
}
