import { useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { accountLanguage, isLanguage, languages } from '../../shared/languages.ts'
import {
  canonicalZone,
  dateOrder,
  formatFor,
  isTimeZone,
  type Reader,
} from '../../shared/reader-format.ts'
import type { Api, User } from '../api/index.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { browserReader } from '../shell/reader-state.ts'
import { useShop } from '../shell/shop.ts'
import { meKey } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useReader } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

export function Dates({ api, viewer }: SectionProps) {
  return (
    <DateSettingsForm
      key={`${viewer.timeZone} ${viewer.locale} ${viewer.language}`}
      api={api}
      viewer={viewer}
    />
  )
}

type DateSettingsFormProps = { api: Pick<Api, 'put'>; viewer: User }

/** The time zone and the form of dates on pages, in notifications and in emails. */
function DateSettingsForm({ api, viewer }: DateSettingsFormProps) {
  const t = useTranslations('settings.dates')
  const shared = useTranslations('settings')
  const textLanguage = useLanguage()
  const queryClient = useQueryClient()
  const { timeZone: shown } = useReader()
  const { languages: offered } = useShop()
  const ready = useHydrated()
  const form = useForm({
    initial: {
      timeZone: viewer.timeZone ?? shown,
      locale: formOf(viewer.locale),
      language: accountLanguage(viewer, offered) as string,
    },
    check: ({ timeZone }) => ({
      timeZone: isTimeZone(timeZone) ? undefined : t('zoneRequired'),
    }),
    async send({ timeZone, locale, language }) {
      const body = {
        timeZone,
        locale: localeToSave(locale, viewer.locale),
        // One that the shop no longer offers stays until another is chosen.
        ...(isLanguage(language) && language !== accountLanguage(viewer, offered) && { language }),
      }
      const account = await api.put('/api/date-settings', { body })
      queryClient.setQueryData<User>(meKey, (before) => ({ ...before, ...account }))
      toast.success(t('done'))
    },
  })
  const { timeZone } = form.values
  const here = ready ? browserReader().timeZone : timeZone

  return (
    <form
      {...form.form}
      className="flex max-w-md flex-col gap-5"
      aria-label={shared('section.dates')}
    >
      <div>
        <SelectField
          {...form.field('timeZone')}
          label={t('zone')}
          // Node and browsers name some zones differently, so the server lists only the chosen one.
          options={ready ? zoneOptions(timeZone) : [asOption(timeZone)]}
        />
        {canonicalZone(here) !== canonicalZone(timeZone) && (
          <p className="mt-1.5 text-sm text-muted">
            <span>{t('here', { zone: zoneLabel(here) })}</span>{' '}
            <Button variant="link" onClick={() => form.set({ timeZone: here })}>
              {t('useHere')}
            </Button>
          </p>
        )}
      </div>
      <SelectField
        {...form.field('locale')}
        label={t('format')}
        options={dateForms(viewer.locale).map((locale) => ({
          value: locale,
          label: formatFor({ locale, timeZone: 'UTC' }).in(textLanguage).moment(EXAMPLE),
        }))}
        help={t('formatHelp')}
      />
      {offered.length > 1 && (
        <SelectField
          {...form.field('language')}
          label={t('language')}
          options={offered.map((code) => ({ value: code, label: languages[code].name }))}
          help={t('languageHelp')}
        />
      )}
      <SubmitButton form={form} busyLabel={shared('saving')}>
        {t('submit')}
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}

/** Shows the order of day and month, and the hours. */
const EXAMPLE = '2026-11-24T17:20:00Z'

/** Month or day first, 12 or 24 hours. */
const formLocales = ['en-US', 'en-GB', 'en-IN']

/** The forms to choose from; the person's own if it is another one. */
function dateForms(current: string | null): string[] {
  const form = formOf(current)
  return formLocales.includes(form) ? formLocales : [...formLocales, form]
}

/** The choice with the same dates as a locale. */
function formOf(locale: string | null): string {
  if (locale === null) return 'en-GB'
  return formLocales.find((one) => isSameForm(one, locale)) ?? locale
}

/** The person's own locale, unless they chose another form. */
function localeToSave(chosen: string, current: string | null): string {
  return current !== null && isSameForm(chosen, current) ? current : chosen
}

function isSameForm(one: string, other: string): boolean {
  const [a, b] = [dateOrder(one), dateOrder(other)]
  return a.monthFirst === b.monthFirst && a.hour12 === b.hour12
}

const zoneLabel = (timeZone: Reader['timeZone']) => timeZone.replaceAll('_', ' ')
const asOption = (timeZone: string) => ({ value: timeZone, label: zoneLabel(timeZone) })

/** All zones by continent; the chosen one stands first where the browser has another name for it. */
function zoneOptions(chosen: string) {
  const zones = Intl.supportedValuesOf('timeZone')
  const zoneNames = ['UTC', ...zones.filter((zone) => zone.includes('/'))]
  const groups = Map.groupBy(zoneNames, (zone) => zone.split('/')[0] ?? zone)
  return [
    ...(zoneNames.includes(chosen) ? [] : [asOption(chosen)]),
    ...[...groups].map(([group, inGroup]) => ({ group, options: inGroup.map(asOption) })),
  ]
}

export function Notifications() {
  const t = useTranslations('settings.notifications')
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{t('lead')}</p>
      <Link
        to={pages.notifications()}
        search={{ settings: '1' }}
        className={`${buttonClass()} self-start`}
      >
        {t('open')}
      </Link>
    </>
  )
}
