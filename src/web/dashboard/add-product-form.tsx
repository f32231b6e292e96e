import type { ReactNode } from 'react'
import type { Api, Phone } from '../api/index.ts'
import { uploadPhoto } from '../api/upload.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { usePhotoUpload } from '../forms/use-photo-upload.ts'
import { FormError } from '../ui/form-error.tsx'
import { PhotoField } from '../ui/photo-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextareaField } from '../ui/textarea-field.tsx'
import {
  brandGroups,
  checkPhone,
  grades,
  MAX_DESCRIPTION,
  phoneFields,
  storages,
  toNewPhone,
} from './phone-rules.ts'

type AddProductFormProps = {
  api: Pick<Api, 'addPhone'>
  seller: { name: string; email: string }
  brands: readonly string[]
  currency: string
  onAdded: (phone: Phone) => Promise<void>
  upload?: typeof uploadPhoto
}

export function AddProductForm(props: AddProductFormProps) {
  const { api, seller, brands, currency, onAdded, upload = uploadPhoto } = props
  const form = useForm({
    initial: phoneFields,
    check: checkPhone,
    draft: 'add-product',
    async send(values) {
      const img = await photo.settled(values.img)
      const phone = await api.addPhone(toNewPhone({ ...values, img }, seller))
      await onAdded(phone)
    },
  })
  const photo = usePhotoUpload({ upload, field: 'img', onStored: (img) => form.set({ img }) })

  return (
    <form {...form.form} className="flex max-w-2xl flex-col gap-10" aria-label="Add a product">
      <Part title="The phone">
        <SelectField
          {...form.field('brand')}
          label="Brand"
          placeholder="Choose a brand"
          options={brandGroups(brands)}
          required
        />
        <TextField
          {...form.field('name')}
          label="Name"
          placeholder="iPhone 13 Pro"
          maxLength={80}
          required
        />
        <div className="md:col-span-2">
          <PhotoField
            label="Photo"
            optional
            help="The phone itself, front or back, in daylight. It is uploaded at once."
            value={form.values.img || undefined}
            onPick={photo.pick}
            onCancel={photo.clear}
            onRetry={photo.retry}
            onRemove={photo.clear}
            progress={photo.progress}
            error={photo.error ?? form.problem('img')}
          />
        </div>
        <SelectField
          {...form.field('storageGb')}
          label="Storage"
          optional
          placeholder="Not sure"
          options={storages}
        />
        <TextField {...form.field('colour')} label="Colour" optional maxLength={40} />
      </Part>
      <Part title="Its condition">
        <SelectField
          {...form.field('grade')}
          label="Grade"
          optional
          placeholder="Choose a grade"
          options={grades}
        />
        <TextField
          {...form.field('used')}
          label="Years of use"
          optional
          placeholder="2 years"
          maxLength={40}
        />
        <div className="md:col-span-2">
          <TextareaField
            {...form.field('description')}
            label="Description"
            optional
            help="What works, what does not, what comes with it."
            maxLength={MAX_DESCRIPTION}
          />
        </div>
      </Part>
      <Part title="Price and place">
        <TextField
          {...form.field('price')}
          label="Price"
          inputMode="decimal"
          end={<span className="pe-2">{currency}</span>}
          maxLength={40}
          required
        />
        <TextField
          {...form.field('originalPrice')}
          label="Original price"
          optional
          help="What it cost new; buyers see what they save."
          inputMode="decimal"
          end={<span className="pe-2">{currency}</span>}
          maxLength={40}
        />
        <TextField
          {...form.field('location')}
          label="Location"
          optional
          placeholder="Town or district"
          autoComplete="address-level2"
          maxLength={80}
        />
      </Part>
      <Part title="Seller">
        <TextField label="Seller name" value={seller.name} readOnly />
        <TextField label="Seller email" type="email" value={seller.email} readOnly />
      </Part>
      <div className="flex flex-col gap-4">
        <SubmitButton
          form={form}
          busyLabel={photo.progress === undefined ? 'Adding the product' : 'Waiting for the photo'}
        >
          Add product
        </SubmitButton>
        <FormError title={form.message} />
      </div>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-4 font-display text-lg font-bold">{title}</legend>
      <div className="grid items-start gap-5 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}
