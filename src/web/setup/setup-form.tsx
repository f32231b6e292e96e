import { type ReactNode, useEffect, useState } from 'react'
import { isCountry } from '../../shared/countries.ts'
import type { Language } from '../../shared/languages.ts'
import { definitions } from '../../shared/settings/definitions.ts'
import { useFieldProblems, useStrengthTexts } from '../accounts/login/field-texts.ts'
import { checkEmail, checkNewPassword, passwordStrength } from '../accounts/login/signup-rules.ts'
import { type Setup, useApi } from '../api/index.ts'
import { countryOptions, likelyCountry } from '../delivery/viewer-country.ts'
import { FormFooter } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { ChoiceField } from '../ui/form/choice-fields.tsx'
import { TextareaField, TextField } from '../ui/form/fields.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { ColorField } from './color-field.tsx'
import { LanguagesField } from './languages-field.tsx'
import { MailTest } from './mail-test.tsx'

type SetupFormProps = {
  token: string
  setup: Setup
  /** The shop is set up, and the admin is being logged in. */
  isDone: boolean
  onDone: (email: string, password: string, languages: readonly Language[]) => Promise<void>
}

const account = { name: '', email: '', password: '' }

/** One form for all steps: it is sent once, and stores all or nothing. */
export function SetupForm({ token, setup, isDone, onDone }: SetupFormProps) {
  const api = useApi()
  const t = useTranslations('setup')
  const language = useLanguage()
  const f = useTranslations('fields')
  const problems = useFieldProblems()
  const strengthTexts = useStrengthTexts()
  const { currencies, countries } = useChoices(language)
  const [offered, setOffered] = useState<readonly Language[]>(() => [
    ...new Set([...setup.languages.value, language]),
  ])
  const heldBy = ({ variable }: { variable: string | null }) =>
    variable ? t('heldBy', { variable }) : undefined
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
    check: (values) => ({
      name: values.name.trim() ? undefined : problems.nameRequired,
      email: checkEmail(values.email, problems),
      password: checkNewPassword(values.password, problems),
      shopName: values.shopName.trim() ? undefined : t('shop.nameMissing'),
      country: values.country ? undefined : t('shop.chooseCountry'),
      transferInstructions:
        values.transferPayee === 'shop' && !values.transferInstructions.trim()
          ? t('trade.instructionsMissing')
          : undefined,
    }),
    async send({ shopName, country, transferInstructions, transferPayee, ...values }) {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const payee = payees.find((value) => value === transferPayee) ?? 'off'
      const created = await api.post('/api/setup', {
        body: {
          ...values,
          token,
          shopName: shopName.trim(),
          country: isCountry(country) ? country : null,
          timeZone,
          languages: [...offered],
          transferPayee: payee,
          ...(payee === 'shop' && { transferInstructions }),
        },
      })
      await onDone(created.email, values.password, offered)
    },
  })
  const { field, values, set } = form

  // biome-ignore lint/correctness/useExhaustiveDependencies: guess the country once, in the browser
  useEffect(() => {
    if (!values.country) set({ country: likelyCountry({ country: null }) })
  }, [])

  return (
    <form {...form.form} aria-label={t('title')} className="flex flex-col gap-6">
      <Step number={1} title={t('account.step')}>
        <p className="text-sm text-pretty text-muted">{t('account.about')}</p>
        <TextField {...field('name')} label={t('account.name')} autoComplete="name" required />
        <TextField
          {...field('email')}
          label={f('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <PasswordField
          {...field('password')}
          label={f('password')}
          autoComplete="new-password"
          required
          strength={
            values.password
              ? { value: passwordStrength(values.password), texts: strengthTexts }
              : undefined
          }
          help={t('account.passwordHelp')}
        />
      </Step>
      <Step number={2} title={t('shop.step')}>
        <TextField
          {...field('shopName')}
          label={t('shop.name')}
          maxLength={definitions.name.max}
          autoComplete="off"
          required
          disabled={setup.name.variable !== null}
          help={heldBy(setup.name) ?? t('shop.nameHelp')}
        />
        <ColorField
          {...field('accentColor')}
          label={t('shop.color')}
          disabled={setup.accentColor.variable !== null}
          help={heldBy(setup.accentColor) ?? t('shop.colorHelp')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            {...field('country')}
            label={t('shop.country')}
            options={countries}
            placeholder={t('shop.chooseCountry')}
            required
            disabled={setup.country.variable !== null}
            help={heldBy(setup.country)}
          />
          <SelectField
            {...field('currency')}
            label={t('shop.currency')}
            options={
              currencies.length > 0
                ? currencies
                : [{ value: values.currency, label: values.currency }]
            }
            disabled={setup.currency.variable !== null}
            help={heldBy(setup.currency) ?? t('shop.currencyHelp')}
          />
        </div>
        <LanguagesField chosen={offered} onChange={setOffered} />
      </Step>
      <Step number={3} title={t('mail.step')}>
        <MailTest token={token} to={values.email} mail={setup.mail} />
      </Step>
      <Step number={4} title={t('trade.step')}>
        {setup.deliveryMethods.variable ? (
          <p className="text-sm text-muted">{heldBy(setup.deliveryMethods)}</p>
        ) : (
          <SelectField
            {...field('deliveryMethods')}
            label={t('trade.delivery')}
            options={deliveryMethods.map((value) => ({
              value,
              label: t(`trade.deliveryOption.${value}`),
            }))}
            help={t('trade.deliveryHelp')}
          />
        )}
        <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-pretty">
          {values.deliveryMethods !== 'shipping' && (
            <li>{t.rich('trade.inPerson', { b: bold })}</li>
          )}
          <li>{t.rich(setup.takesOnline ? 'trade.cardOn' : 'trade.cardOff', { b: bold })}</li>
        </ul>
        {setup.transferPayee.variable ? (
          <p className="text-sm text-muted">{heldBy(setup.transferPayee)}</p>
        ) : (
          <ChoiceField
            legend={t('trade.transfer')}
            name="transferPayee"
            choices={payees.map((value) => ({
              value,
              label: t(`trade.payee.${value}.label`),
              help: t(`trade.payee.${value}.help`),
            }))}
            value={values.transferPayee}
            onChange={(transferPayee) =>
              set({ transferPayee: transferPayee as typeof values.transferPayee })
            }
          />
        )}
        {values.transferPayee === 'shop' && !setup.transferPayee.variable && (
          <TextareaField
            {...field('transferInstructions')}
            label={t('trade.instructions')}
            rows={3}
            maxLength={definitions.transferInstructions.max}
            required
            help={t('trade.instructionsHelp')}
          />
        )}
      </Step>
      <FormFooter form={{ ...form, busy: form.busy || isDone }} busyLabel={t('busy')}>
        {t(setup.replacesDemo ? 'replace' : 'submit')}
      </FormFooter>
    </form>
  )
}

const bold = (text: ReactNode) => <strong>{text}</strong>

const deliveryMethods = ['both', 'pick_up', 'shipping'] as const
const payees = ['seller', 'shop', 'off'] as const

/** Names of countries and currencies, in the browser only: the server may use other ones. */
function useChoices(language: Language) {
  const [choices, setChoices] = useState<{
    currencies: { value: string; label: string }[]
    countries: ReturnType<typeof countryOptions>
  }>({ currencies: [], countries: [] })
  useEffect(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' })
    const currencies = Intl.supportedValuesOf('currency').map((value) => {
      return { value, label: `${value} – ${names.of(value) ?? value}` }
    })
    setChoices({ currencies, countries: countryOptions(language) })
  }, [language])
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
