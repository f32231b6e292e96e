import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { BUSINESS_RETENTION_MONTHS } from '../../shared/accounts/account-rules.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type Api, ApiError, type Business, type Trader } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { countryOptions } from '../delivery/viewer-country.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { businessQuery } from '../sellers/queries.ts'
import { TraderList } from '../sellers/trader-details.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { CheckboxField, FormError, TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

/** Who a seller is who trades as a business. */
export function BusinessDetails({ api }: SectionProps) {
  const t = useTranslations('settings.business')
  const language = useLanguage()
  const query = useQuery(businessQuery(api))
  const [editing, setEditing] = useState(false)
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        {t('lead', {
          count: BUSINESS_RETENTION_MONTHS,
          shown: formatCount(BUSINESS_RETENTION_MONTHS, language),
        })}
      </p>
      <Loaded shape="text" query={query} caption={t('caption')}>
        {(saved) =>
          editing ? (
            <BusinessForm api={api} loaded={saved} onClose={() => setEditing(false)} />
          ) : (
            <SavedBusiness api={api} saved={saved} onEdit={() => setEditing(true)} />
          )
        }
      </Loaded>
    </>
  )
}

function SavedBusiness(props: { api: Api; saved: Business; onEdit: () => void }) {
  const { api, saved, onEdit } = props
  const t = useTranslations('settings.business')
  const shared = useTranslations('settings')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [confirm, dialog] = useConfirm()
  const { business, revision } = saved
  if (!business || !revision)
    return (
      <div>
        <Button onClick={onEdit}>{t('start')}</Button>
      </div>
    )
  const remove = async () => {
    const what = t('stopWhat', {
      count: BUSINESS_RETENTION_MONTHS,
      shown: formatCount(BUSINESS_RETENTION_MONTHS, language),
    })
    if (!(await confirm({ what, action: t('stop'), danger: true }))) return
    await run('remove', async () => {
      try {
        const left = await api.delete('/api/business', { query: { revision } })
        queryClient.setQueryData(businessQuery(api).queryKey, left)
        toast.success(t('stopped'))
      } catch (error) {
        await queryClient.invalidateQueries({ queryKey: businessQuery(api).queryKey })
        throw error
      }
    })
  }
  return (
    <div className="flex max-w-prose flex-col gap-4 rounded-field border border-hairline bg-paper p-4">
      <TraderList trader={business} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onEdit}>{shared('change')}</Button>
        <Button
          variant="ghost"
          busy={busy === 'remove'}
          busyLabel={shared('removing')}
          onClick={remove}
        >
          {t('stop')}
        </Button>
      </div>
      {dialog}
    </div>
  )
}

const empty: Trader = {
  companyName: '',
  legalForm: '',
  line1: '',
  line2: '',
  city: '',
  postalCode: '',
  country: '',
  email: '',
  phone: '',
  register: '',
  registerNumber: '',
  vatNumber: '',
}

type FormProps = { api: Api; loaded: Business; onClose: () => void }

function BusinessForm({ api, loaded, onClose }: FormProps) {
  const t = useTranslations('settings.business')
  const shared = useTranslations('settings')
  const cancel = useTranslations('shell')('cancel')
  const optional = useTranslations('fields')('optional')
  const queryClient = useQueryClient()
  // The revision that was edited: a refetch in the background must not replace it.
  const revision = useRef(loaded.revision)
  const [certified, setCertified] = useState(false)
  const [newer, setNewer] = useState<Business>()
  const form = useForm({
    initial: { ...(loaded.business ?? empty), certified: '' },
    check: (values) => ({
      companyName: values.companyName.trim() ? undefined : t('required.companyName'),
      line1: values.line1.trim() ? undefined : t('required.line1'),
      city: values.city.trim() ? undefined : t('required.city'),
      country: values.country ? undefined : t('required.country'),
      email: values.email.trim() ? undefined : t('required.email'),
      phone: values.phone.trim() ? undefined : t('required.phone'),
      certified: certified ? undefined : t('required.certified'),
    }),
    async send({ certified: _, ...values }) {
      try {
        const saved = await api.put('/api/business', {
          body: { ...values, certified: true, revision: revision.current },
        })
        queryClient.setQueryData(businessQuery(api).queryKey, saved)
        toast.success(t('done'))
        onClose()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'business_changed') {
          const now = await api.get('/api/business')
          revision.current = now.revision
          setNewer(now)
        }
        throw error
      }
    },
  })
  const { field } = form
  return (
    <form {...form.form} className="flex max-w-prose flex-col gap-5" aria-label={t('form')}>
      <TextField {...field('companyName')} label={t('company')} autoComplete="organization" />
      <TextField
        {...field('legalForm')}
        label={t('legalForm')}
        help={t('legalFormHelp')}
        optional={optional}
      />
      <TextField {...field('line1')} label={t('line1')} autoComplete="address-line1" />
      <TextField
        {...field('line2')}
        label={t('line2')}
        autoComplete="address-line2"
        optional={optional}
      />
      <TextField
        {...field('postalCode')}
        label={t('postalCode')}
        autoComplete="postal-code"
        optional={optional}
      />
      <TextField {...field('city')} label={t('city')} autoComplete="address-level2" />
      <CountryField field={field('country')} />
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" />
      <TextField {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('register')} label={t('register')} optional={optional} />
      <TextField {...field('registerNumber')} label={t('registerNumber')} optional={optional} />
      <TextField
        {...field('vatNumber')}
        label={t('vat')}
        help={t('vatHelp')}
        autoComplete="off"
        optional={optional}
      />
      <CheckboxField
        label={t('certify')}
        checked={certified}
        error={certified ? undefined : form.problem('certified')}
        onChange={(event) => setCertified(event.currentTarget.checked)}
      />
      <FormError title={form.message} />
      {newer && <Newer saved={newer} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel={shared('saving')}>
          {shared('save')}
        </SubmitButton>
        <Button onClick={onClose}>{cancel}</Button>
      </div>
    </form>
  )
}

/** What another tab saved meanwhile; what was typed here stays in the form. */
function Newer({ saved: { business } }: { saved: Business }) {
  const t = useTranslations('settings.business')
  return (
    <div className="flex flex-col gap-3 rounded-field border border-hairline p-4">
      <p className="font-semibold">{t('newer')}</p>
      {business ? <TraderList trader={business} /> : <p>{t('newerNone')}</p>}
      <p className="text-sm text-muted">{t('newerText')}</p>
    </div>
  )
}

type CountryFieldProps = { field: ReturnType<ReturnType<typeof useForm>['field']> }

function CountryField({ field }: CountryFieldProps) {
  const t = useTranslations('settings.business')
  const language = useLanguage()
  const [countries, setCountries] = useState<ReturnType<typeof countryOptions>>([])
  useEffect(() => setCountries(countryOptions(language)), [language])
  return (
    <SelectField
      {...field}
      label={t('country')}
      autoComplete="country"
      placeholder={t('chooseCountry')}
      options={countries}
    />
  )
}
