import { type ReactNode, useEffect, useState } from 'react'
import { isCountry } from '../../shared/countries.ts'
import { definitions } from '../../shared/settings/definitions.ts'
import { checkEmail, checkNewPassword, passwordStrength } from '../accounts/login/signup-rules.ts'
import { type Setup, useApi } from '../api/index.ts'
import { countryOptions, likelyCountry } from '../delivery/viewer-country.ts'
import { FormFooter } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { ChoiceField } from '../ui/form/choice-fields.tsx'
import { Field, TextareaField, TextField } from '../ui/form/fields.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { MailTest } from './mail-test.tsx'

type SetupFormProps = {
  token: string
  setup: Setup
  /** The shop is set up, and the admin is being logged in. */
  isDone: boolean
  onDone: (email: string, password: string) => Promise<void>
}

const account = { name: '', email: '', password: '' }

/** One form for all steps: it is sent once, and stores all or nothing. */
export function SetupForm({ token, setup, isDone, onDone }: SetupFormProps) {
  const api = useApi()
  const { currencies, countries } = useChoices()
  const form = useForm({
    initial: {
      ...account,
      shopName: setup.name.variable ? setup.name.value : '',
      accentColor: setup.accentColor.value,
      currency: setup.currency.value,
      country: setup.country.value ?? '',
      transferPayee: setup.transferPayee.value,
      transferInstructions: '',
      deliveryMethods: setup.deliveryMethods.value,
    },
    check: checkSetup,
    async send({ shopName, country, transferInstructions, transferPayee, ...values }) {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const payee = payees.find(({ value }) => value === transferPayee)?.value ?? 'off'
      const created = await api.post('/api/setup', {
        body: {
          ...values,
          token,
          shopName: shopName.trim(),
          country: isCountry(country) ? country : null,
          timeZone,
          transferPayee: payee,
          ...(payee === 'shop' && { transferInstructions }),
        },
      })
      await onDone(created.email, values.password)
    },
  })
  const { field, values, set } = form

  // biome-ignore lint/correctness/useExhaustiveDependencies: guess the country once, in the browser
  useEffect(() => {
    if (!values.country) set({ country: likelyCountry({ country: null }) })
  }, [])

  return (
    <form {...form.form} aria-label="Set up your shop" className="flex max-w-2xl flex-col gap-6">
      <Step number={1} title="Your account">
        <p className="text-sm text-pretty text-muted">
          You’ll be the admin. Admins run the shop; to sell phones yourself, make a second account
          later.
        </p>
        <TextField {...field('name')} label="Your name" autoComplete="name" required />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          required
          strength={values.password ? passwordStrength(values.password) : undefined}
          help="Admins also need a passkey or an authenticator app. You can add one after this."
        />
      </Step>
      <Step number={2} title="Your shop">
        <TextField
          {...field('shopName')}
          label="Name of the shop"
          maxLength={definitions.name.max}
          autoComplete="off"
          required
          disabled={setup.name.variable !== null}
          help={heldBy(setup.name) ?? 'On every page, email and receipt.'}
        />
        <ColorField
          {...field('accentColor')}
          disabled={setup.accentColor.variable !== null}
          help={heldBy(setup.accentColor) ?? 'For buttons and links.'}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            {...field('country')}
            label="Country"
            options={countries}
            placeholder="Choose a country"
            required
            disabled={setup.country.variable !== null}
            help={heldBy(setup.country)}
          />
          <SelectField
            {...field('currency')}
            label="Currency"
            options={
              currencies.length > 0
                ? currencies
                : [{ value: values.currency, label: values.currency }]
            }
            disabled={setup.currency.variable !== null}
            help={
              heldBy(setup.currency) ?? 'Of all prices. It can’t change once a phone is listed.'
            }
          />
        </div>
      </Step>
      <Step number={3} title="Email">
        <MailTest token={token} to={values.email} mail={setup.mail} />
      </Step>
      <Step number={4} title="Payment and delivery">
        {setup.deliveryMethods.variable ? (
          <p className="text-sm text-muted">{heldBy(setup.deliveryMethods)}</p>
        ) : (
          <SelectField
            {...field('deliveryMethods')}
            label="Delivery methods"
            options={deliveryOptions}
            help="What sellers can offer. You can change it at any time."
          />
        )}
        <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-pretty">
          {values.deliveryMethods !== 'shipping' && (
            <li>
              <strong>In person:</strong> always possible. Buyer and seller meet, and a code
              completes the sale.
            </li>
          )}
          <li>
            <strong>By card:</strong>{' '}
            <span>
              {setup.takesOnline
                ? 'on. Stripe is connected.'
                : 'off. It needs a Stripe account: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, and restart the shop. This can wait.'}
            </span>
          </li>
        </ul>
        {setup.transferPayee.variable ? (
          <p className="text-sm text-muted">{heldBy(setup.transferPayee)}</p>
        ) : (
          <ChoiceField
            legend="By bank transfer"
            name="transferPayee"
            choices={payees}
            value={values.transferPayee}
            onChange={(transferPayee) =>
              set({ transferPayee: transferPayee as typeof values.transferPayee })
            }
          />
        )}
        {values.transferPayee === 'shop' && !setup.transferPayee.variable && (
          <TextareaField
            {...field('transferInstructions')}
            label="Instructions for buyers"
            rows={3}
            maxLength={definitions.transferInstructions.max}
            required
            help="The account to pay to, as buyers need it."
          />
        )}
      </Step>
      <FormFooter form={{ ...form, busy: form.busy || isDone }} busyLabel="Setting up your shop">
        {setup.replacesDemo ? 'Delete the demo and open my shop' : 'Set up the shop'}
      </FormFooter>
    </form>
  )
}

type Values = { shopName: string; country: string; transferPayee: string } & typeof account

function checkSetup(values: Values & { transferInstructions: string }) {
  const { name, email, password, shopName, transferPayee, transferInstructions } = values
  const lacksInstructions = transferPayee === 'shop' && !transferInstructions.trim()
  return {
    name: name.trim() ? undefined : 'Name is required',
    email: checkEmail(email),
    password: checkNewPassword(password),
    shopName: shopName.trim() ? undefined : 'Enter the name of your shop',
    country: values.country ? undefined : 'Choose a country',
    transferInstructions: lacksInstructions ? 'Enter the account to pay to' : undefined,
  }
}

const deliveryOptions = Object.entries(definitions.deliveryMethods.options).map(
  ([value, label]) => ({ value, label }),
)

const payees = [
  {
    value: 'seller',
    label: 'To the seller',
    help: 'Sellers who enter their account are paid directly.',
  },
  { value: 'shop', label: 'To the shop', help: 'You receive the money and pay the sellers.' },
  { value: 'off', label: 'Not offered', help: 'Buyers use the other methods.' },
] as const

function heldBy({ variable }: { variable: string | null }) {
  return variable ? `Set by the environment variable ${variable}.` : undefined
}

/** Names of countries and currencies, in the browser only: the server may use other ones. */
function useChoices() {
  const [choices, setChoices] = useState<{
    currencies: { value: string; label: string }[]
    countries: ReturnType<typeof countryOptions>
  }>({ currencies: [], countries: [] })
  useEffect(() => {
    const names = new Intl.DisplayNames('en', { type: 'currency' })
    const currencies = Intl.supportedValuesOf('currency').map((value) => {
      return { value, label: `${value} – ${names.of(value) ?? value}` }
    })
    setChoices({ currencies, countries: countryOptions() })
  }, [])
  return choices
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = `step-${number}`
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-box border border-hairline bg-raised p-5 md:p-7"
    >
      <h2 id={id} className="flex items-center gap-3 text-lg">
        <span
          aria-hidden="true"
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-sand text-sm font-semibold"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

type ColorFieldProps = {
  name: string
  value: string
  error: string | undefined
  disabled: boolean
  help: string
  onChange: (event: { currentTarget: HTMLInputElement }) => void
}

/** A swatch that opens the color picker of the browser, with the code beside it. */
function ColorField({ error, help, ...input }: ColorFieldProps) {
  return (
    <Field label="Accent color" error={error} help={help}>
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            {...input}
            {...control}
            type="color"
            className="h-11 w-16 cursor-pointer rounded-field border border-edge bg-raised p-1"
          />
          <span className="text-sm tabular-nums">{input.value}</span>
        </div>
      )}
    </Field>
  )
}
