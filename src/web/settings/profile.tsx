import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { MAX_DISPLAY_NAME_LENGTH } from '../../shared/accounts/account-rules.ts'
import { SellerTermsNote } from '../accounts/seller-terms-note.tsx'
import type { Api, User } from '../api/index.ts'
import { uploadPhoto } from '../api/upload.ts'
import { useAccountChanged } from '../dashboard/use-dashboard.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { usePhotoUpload } from '../forms/use-photo-upload.ts'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { PhotoField } from '../ui/form/photo-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { linkClass } from '../ui/link.tsx'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

const roleHelp = 'Buyers book phones. Sellers do too, and list phones for sale.'

const roles = [
  { value: 'Buyer', label: 'Buyer' },
  { value: 'Seller', label: 'Seller' },
]

export function Profile({ api, viewer }: SectionProps) {
  const saved = useProfileSaved()
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Your name and photo are shown to others.
        {viewer.role === 'Seller' && (
          <>
            {' '}
            <Link to={pages.seller(viewer._id)} className={linkClass}>
              Your public page
            </Link>
          </>
        )}
      </p>
      <ProfileForm key={viewer._id} api={api} viewer={viewer} onSaved={saved} />
    </>
  )
}

/** After saving: shows the account as it is now. */
function useProfileSaved() {
  const accountChanged = useAccountChanged()
  return async function saved() {
    await accountChanged()
    toast.success('Profile saved')
  }
}

type ProfileFormProps = {
  api: Pick<Api, 'post'>
  viewer: User
  onSaved: () => Promise<void>
  upload?: typeof uploadPhoto
}

/** The viewer's name, photo and role; admins can't change their role. */
function ProfileForm({ api, viewer, onSaved, upload = uploadPhoto }: ProfileFormProps) {
  const stored = viewer.photoURL ?? ''
  const isAdmin = viewer.role === 'admin'
  const form = useForm({
    initial: { name: viewer.name, role: isAdmin ? 'Buyer' : viewer.role, image: stored },
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Name is required' }),
    async send({ name, role, image }) {
      const photoURL = await photo.settled(image)
      if (photoURL && photoURL !== stored)
        await api.post('/api/auth/update-user', { body: { image: photoURL } })
      await api.post('/api/users', {
        body: {
          name: name.trim(),
          email: viewer.email,
          role: role === 'Seller' ? 'Seller' : 'Buyer',
        },
      })
      await onSaved()
    },
  })
  const photo = usePhotoUpload({
    upload,
    field: 'image',
    onStored: (url) => form.set({ image: url || stored }),
  })

  return (
    <form {...form.form} className="flex max-w-md flex-col gap-5" aria-label="Your profile">
      <TextField
        {...form.field('name')}
        label="Display name"
        autoComplete="name"
        maxLength={MAX_DISPLAY_NAME_LENGTH}
        required
      />
      <PhotoField
        label="Photo"
        optional
        value={form.values.image || undefined}
        onPick={photo.pick}
        onCancel={photo.clear}
        onRetry={photo.retry}
        progress={photo.progress}
        error={photo.error ?? form.problem('image')}
      />
      {!isAdmin && (
        <>
          <SelectField {...form.field('role')} label="Role" options={roles} help={roleHelp} />
          {viewer.role === 'Buyer' && form.values.role === 'Seller' && <SellerTermsNote />}
        </>
      )}
      <SubmitButton form={form} busyLabel="Saving">
        Save profile
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
