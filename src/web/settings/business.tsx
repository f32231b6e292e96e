import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { BUSINESS_RETENTION_MONTHS } from '../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../shared/quantities.ts'
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
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

/** Who a seller is who trades as a business. */
export function BusinessDetails({ api }: SectionProps) {
  const query = useQuery(businessQuery(api))
  const [editing, setEditing] = useState(false)
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        If you sell as part of a trade or business, buyers must be able to see who you are. Everyone
        can read these details on your seller page. Once you stop, or delete your account, only our
        staff can see them, and they are deleted after{' '}
        {formatQuantity(BUSINESS_RETENTION_MONTHS, 'month')}, as the law requires.
      </p>
      <Loaded query={query} caption="your business details">
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
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [confirm, dialog] = useConfirm()
  const { business, revision } = saved
  if (!business || !revision)
    return (
      <div>
        <Button onClick={onEdit}>Sell as a business</Button>
      </div>
    )
  const remove = async () => {
    const what = `Buyers no longer see your business details. They are deleted after ${formatQuantity(BUSINESS_RETENTION_MONTHS, 'month')}, as the law requires.`
    if (!(await confirm({ what, action: 'Stop selling as a business', danger: true }))) return
    await run('remove', async () => {
      try {
        const left = await api.delete('/api/business', { query: { revision } })
        queryClient.setQueryData(businessQuery(api).queryKey, left)
        toast.success('You now sell as a private person')
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
        <Button onClick={onEdit}>Change</Button>
        <Button variant="ghost" busy={busy === 'remove'} busyLabel="Removing" onClick={remove}>
          Stop selling as a business
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
  const queryClient = useQueryClient()
  // The revision that was edited: a refetch in the background must not replace it.
  const revision = useRef(loaded.revision)
  const [certified, setCertified] = useState(false)
  const [newer, setNewer] = useState<Business>()
  const form = useForm({
    initial: { ...(loaded.business ?? empty), certified: '' },
    check: (values) => ({
      companyName: values.companyName.trim() ? undefined : 'Company name is required',
      line1: values.line1.trim() ? undefined : 'Street and number are required',
      city: values.city.trim() ? undefined : 'City is required',
      country: values.country ? undefined : 'Country is required',
      email: values.email.trim() ? undefined : 'Email is required',
      phone: values.phone.trim() ? undefined : 'Phone number is required',
      certified: certified ? undefined : 'Confirm this to sell as a business',
    }),
    async send({ certified: _, ...values }) {
      try {
        const saved = await api.put('/api/business', {
          body: { ...values, certified: true, revision: revision.current },
        })
        queryClient.setQueryData(businessQuery(api).queryKey, saved)
        toast.success('Business details saved')
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
    <form {...form.form} className="flex max-w-prose flex-col gap-5" aria-label="Your business">
      <TextField {...field('companyName')} label="Company name" autoComplete="organization" />
      <TextField {...field('legalForm')} label="Legal form" help="Such as Ltd or GmbH." optional />
      <TextField {...field('line1')} label="Street and number" autoComplete="address-line1" />
      <TextField
        {...field('line2')}
        label="Apartment, floor"
        autoComplete="address-line2"
        optional
      />
      <TextField {...field('postalCode')} label="Postal code" autoComplete="postal-code" optional />
      <TextField {...field('city')} label="City" autoComplete="address-level2" />
      <CountryField field={field('country')} />
      <TextField {...field('email')} label="Contact email" type="email" autoComplete="email" />
      <TextField {...field('phone')} label="Contact phone number" type="tel" autoComplete="tel" />
      <TextField {...field('register')} label="Trade register" optional />
      <TextField {...field('registerNumber')} label="Number in the register" optional />
      <TextField
        {...field('vatNumber')}
        label="VAT number"
        help="With its country code, such as DE136695976."
        autoComplete="off"
        optional
      />
      <CheckboxField
        label="I only offer products that comply with EU law"
        checked={certified}
        error={certified ? undefined : form.problem('certified')}
        onChange={(event) => setCertified(event.currentTarget.checked)}
      />
      <FormError title={form.message} />
      {newer && <Newer saved={newer} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel="Saving">
          Save
        </SubmitButton>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

/** What another tab saved meanwhile; what was typed here stays in the form. */
function Newer({ saved: { business } }: { saved: Business }) {
  return (
    <div className="flex flex-col gap-3 rounded-field border border-hairline p-4">
      <p className="font-semibold">Saved meanwhile</p>
      {business ? <TraderList trader={business} /> : <p>No business details.</p>}
      <p className="text-sm text-muted">
        Your input is still in the form. Save again to replace these details with it.
      </p>
    </div>
  )
}

type CountryFieldProps = { field: ReturnType<ReturnType<typeof useForm>['field']> }

function CountryField({ field }: CountryFieldProps) {
  const [countries, setCountries] = useState<ReturnType<typeof countryOptions>>([])
  useEffect(() => setCountries(countryOptions()), [])
  return (
    <SelectField
      {...field}
      label="Country"
      autoComplete="country"
      placeholder="Choose a country"
      options={countries}
    />
  )
}
