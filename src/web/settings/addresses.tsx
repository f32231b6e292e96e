import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listingFields } from '../../shared/listings/listing.fields.ts'
import type { Api, SavedAddress } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import {
  AddressFields,
  emptyAddress,
  filledAddress,
  toAddress,
  useAddressCheck,
} from '../delivery/address-fields.tsx'
import { AddressLabel } from '../delivery/address-label.tsx'
import { addressQuery } from '../delivery/saved-addresses.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { listingQueries } from '../listings/queries.ts'
import { usePlaceSuggestions } from '../listings/selling/use-place-suggestions.ts'
import { useShop } from '../shell/shop.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SuggestField } from '../ui/form/combobox.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

/** The addresses of a person, which the delivery form offers with one tap. */
export function SavedAddresses({ api }: { api: Api }) {
  const t = useTranslations('settings.addresses')
  const retry = useTranslations('settings')('retry')
  const { deliveryMethods } = useShop()
  const query = useQuery(addressQuery(api))
  const [editing, setEditing] = useState<SavedAddress | 'new'>()
  const { data: addresses } = query
  return (
    <>
      <p className="max-w-prose text-muted">
        {t(deliveryMethods.includes('shipping') ? 'shipping' : 'noShipping')}
      </p>
      {query.isError && !addresses && (
        <div className="flex flex-wrap items-center gap-3">
          <p>{t('failed')}</p>
          <Button onClick={() => query.refetch()}>{retry}</Button>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {addresses?.map((saved) => (
          <li key={saved._id} className="flex flex-col gap-2">
            <AddressLabel address={saved.address} />
            <AddressActions api={api} saved={saved} onEdit={() => setEditing(saved)} />
          </li>
        ))}
      </ul>
      {addresses && (
        <div>
          <Button onClick={() => setEditing('new')}>{t('add')}</Button>
        </div>
      )}
      <Dialog
        open={editing !== undefined}
        onClose={() => setEditing(undefined)}
        title={t(editing === 'new' ? 'add' : 'edit')}
        size="wide"
      >
        {editing && (
          <AddressForm
            api={api}
            saved={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Dialog>
    </>
  )
}

type ActionsProps = { api: Api; saved: SavedAddress; onEdit: () => void }

function AddressActions({ api, saved, onEdit }: ActionsProps) {
  const t = useTranslations('settings.addresses')
  const shared = useTranslations('settings')
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const { _id: id, address, isDefault } = saved
  const show = (left: SavedAddress[]) => queryClient.setQueryData(addressQuery(api).queryKey, left)
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      {isDefault ? (
        <Badge tone="good">{t('default')}</Badge>
      ) : (
        <Button
          variant="link"
          busy={busy === 'default'}
          busyLabel={shared('saving')}
          onClick={() =>
            run('default', async () => {
              const body = { address, isDefault: true }
              show(await api.put('/api/addresses/{id}', { path: { id }, body }))
            })
          }
        >
          {t('makeDefault')}
        </Button>
      )}
      <Button variant="link" onClick={onEdit}>
        {shared('change')}
      </Button>
      <Button
        variant="link"
        busy={busy === 'delete'}
        busyLabel={shared('deleting')}
        onClick={() =>
          run('delete', async () => {
            show(await api.delete('/api/addresses/{id}', { path: { id } }))
            toast.success(t('deleted'))
          })
        }
      >
        {shared('delete')}
      </Button>
    </div>
  )
}

type FormProps = { api: Api; saved: SavedAddress | undefined; onClose: () => void }

function AddressForm({ api, saved, onClose }: FormProps) {
  const t = useTranslations('settings.addresses')
  const saving = useTranslations('settings')('saving')
  const queryClient = useQueryClient()
  const form = useForm({
    initial: saved ? filledAddress(saved.address) : emptyAddress,
    check: useAddressCheck(),
    async send(values) {
      const body = { address: toAddress(values), isDefault: saved?.isDefault ?? false }
      const stored = saved
        ? await api.put('/api/addresses/{id}', { path: { id: saved._id }, body })
        : await api.post('/api/addresses', { body, once: true })
      queryClient.setQueryData(addressQuery(api).queryKey, stored)
      toast.success(t('saved'))
      onClose()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('form')}>
      <AddressFields form={form} note={t('note')} />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={saving}>
        {t('submit')}
      </DialogButtons>
    </form>
  )
}

const { max } = listingFields.location

export function DefaultPlace({ api }: SectionProps) {
  const t = useTranslations('settings.place')
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{t('lead')}</p>
      <Loaded
        shape="text"
        query={useQuery(listingQueries.defaultPlace(api))}
        caption={t('caption')}
      >
        {({ place }) => <PlaceForm key={place} api={api} saved={place} />}
      </Loaded>
    </>
  )
}

function PlaceForm({ api, saved }: { api: Api; saved: string }) {
  const t = useTranslations('settings.place')
  const shared = useTranslations('settings')
  const fields = useTranslations('fields')
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { place: saved },
    async send({ place }) {
      const stored = await api.put('/api/default-place', { body: { place: place.trim() } })
      queryClient.setQueryData(listingQueries.defaultPlace(api).queryKey, stored)
      toast.success(t(stored.place ? 'done' : 'removed'))
    },
  })
  const { place } = form.values
  const suggestions = usePlaceSuggestions(place, (text) => form.set({ place: text }), 'Places')
  return (
    <form
      {...form.form}
      className="flex max-w-md flex-col gap-5"
      aria-label={shared('section.place')}
    >
      <SuggestField
        {...form.field('place')}
        {...suggestions}
        listLabel={t('list')}
        label={t('label')}
        optional={fields('optional')}
        placeholder={t('example')}
        maxLength={max}
        text={place}
        help={t('help')}
      />
      <SubmitButton form={form} busyLabel={shared('saving')}>
        {t('submit')}
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
