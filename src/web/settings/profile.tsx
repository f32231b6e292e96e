import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { MAX_DISPLAY_NAME_LENGTH } from '../../shared/accounts/account-rules.ts'
import type { Api, User } from '../api/index.ts'
import { uploadPhoto } from '../api/upload.ts'
import { useAccountChanged } from '../dashboard/use-dashboard.ts'
import { usePhotoTexts } from '../forms/photo-texts.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { usePhotoUpload } from '../forms/use-photo-upload.ts'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { PhotoField } from '../ui/form/photo-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { linkClass } from '../ui/link.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

export function Profile({ api, viewer }: SectionProps) {
  const t = useTranslations('settings.profile')
  const saved = useProfileSaved()
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        <span>{t('lead')}</span>
        {viewer.role === 'Seller' && (
          <>
            {' '}
            <Link to={pages.seller(viewer._id)} className={linkClass}>
              {t('page')}
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
  const t = useTranslations('settings.profile')
  const accountChanged = useAccountChanged()
  return async function saved() {
    await accountChanged()
    toast.success(t('done'))
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
  const t = useTranslations('settings.profile')
  const shared = useTranslations('settings')
  const roles = useTranslations('dashboard.role')
  const fields = useTranslations('fields')
  const photoTexts = usePhotoTexts()
  const stored = viewer.photoURL ?? ''
  const isAdmin = viewer.role === 'admin'
  const form = useForm({
    initial: { name: viewer.name, role: isAdmin ? 'Buyer' : viewer.role, image: stored },
    check: ({ name }) => ({ name: name.trim() ? undefined : shared('nameRequired') }),
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
    <form {...form.form} className="flex max-w-md flex-col gap-5" aria-label={t('form')}>
      <TextField
        {...form.field('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={MAX_DISPLAY_NAME_LENGTH}
        required
      />
      <PhotoField
        label={fields('photo')}
        optional={fields('optional')}
        texts={photoTexts}
        value={form.values.image || undefined}
        onPick={photo.pick}
        onCancel={photo.clear}
        onRetry={photo.retry}
        progress={photo.progress}
        error={photo.error ?? form.problem('image')}
      />
      {!isAdmin && (
        <>
          <SelectField
            {...form.field('role')}
            label={t('role')}
            options={(['Buyer', 'Seller'] as const).map((value) => ({
              value,
              label: roles(value),
            }))}
            help={t('roleHelp')}
          />
          {viewer.role === 'Buyer' && form.values.role === 'Seller' && (
            <p className="text-sm text-muted">
              {t.rich('terms', {
                link: (text) => (
                  <Link to={pages.sellerTerms()} target="_blank" className={linkClass}>
                    {text}
                  </Link>
                ),
              })}
            </p>
          )}
        </>
      )}
      <SubmitButton form={form} busyLabel={shared('saving')}>
        {t('submit')}
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
