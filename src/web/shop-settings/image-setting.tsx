import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MEGABYTE } from '../../shared/quantities.ts'
import type { ImageName } from '../../shared/settings/definitions.ts'
import {
  MAX_SHOP_IMAGE_MB,
  type ShopImage,
  shopImageUrl,
} from '../../shared/settings/shop-images.ts'
import { type Api, ApiError, type ShopSettings } from '../api/index.ts'
import { usePhotoTexts } from '../forms/photo-texts.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { configQuery } from '../shell/shop.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/form/fields.tsx'
import { PhotoDrop } from '../ui/form/photo-drop.tsx'
import { useObjectUrl } from '../ui/hooks.ts'
import { useCount, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { shopSettingsQuery } from './queries.ts'

const TYPES = 'image/png,image/jpeg,image/webp'

type Props = { api: Api; name: ImageName; settings: ShopSettings }

/** A picture of the shop: saved as soon as it is chosen, and shown on both themes. */
export function ImageSetting({ api, name, settings }: Props) {
  const queryClient = useQueryClient()
  const t = useTranslations('shopSettings')
  const shown = useCount()
  const photoTexts = usePhotoTexts()
  const label = t(`setting.${name}.label`)
  const help = t(`setting.${name}.help`)
  const setting = settings[name]
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  /** The picture that another admin's was in the way of. */
  const [rejected, setRejected] = useState<File>()
  const rejectedUrl = useObjectUrl(rejected)

  const readRefusal = useReadRefusal()

  async function send(change: () => Promise<{ settings: ShopSettings }>, file?: File) {
    setBusy(true)
    setError(undefined)
    try {
      const saved = await change()
      setRejected(undefined)
      queryClient.setQueryData(shopSettingsQuery(api).queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: configQuery(api).queryKey })
      toast.success(t(file ? 'image.saved' : 'image.removed', { label }))
    } catch (reason) {
      const { fields, message } = readRefusal(reason)
      setError(fields.image ?? message)
      if (!(reason instanceof ApiError) || reason.code !== 'setting_changed') return
      setRejected(file)
      await queryClient.invalidateQueries({ queryKey: shopSettingsQuery(api).queryKey })
    } finally {
      setBusy(false)
    }
  }

  function upload(file: File | undefined) {
    if (!file) return
    if (file.size > MAX_SHOP_IMAGE_MB * MEGABYTE) {
      setError(t('image.tooLarge', { max: shown(MAX_SHOP_IMAGE_MB) }))
      return
    }
    const query = { name, version: setting.version }
    // The server looks at the bytes.
    const headers = { 'content-type': file.type || 'application/octet-stream' }
    void send(() => api.put('/api/admin/settings/image', { query, body: file, headers }), file)
  }

  function remove() {
    const changes = { [name]: { value: null, version: setting.version } }
    void send(() => api.patch('/api/admin/settings', { body: { changes } }))
  }

  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <Field label={label} help={help} error={error}>
        {(control) => (
          <PhotoDrop
            control={control}
            accept={TYPES}
            action={t(setting.value ? 'image.replace' : 'image.choose')}
            explain={!setting.value}
            texts={photoTexts}
            onFiles={([file]) => upload(file)}
          />
        )}
      </Field>
      {rejected && rejectedUrl && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-field bg-amber-wash p-3 text-sm"
        >
          <img src={rejectedUrl} alt="" className="h-10 max-w-32 object-contain" />
          <p className="min-w-40 flex-1">
            {t.rich('image.other', { name: () => <b>{setting.changedBy ?? t('somebody')}</b> })}
          </p>
          <Button busy={busy} onClick={() => upload(rejected)}>
            {t('image.useMine')}
          </Button>
          <Button
            onClick={() => {
              setRejected(undefined)
              setError(undefined)
            }}
          >
            {t('image.keep')}
          </Button>
        </div>
      )}
      {setting.value && <Previews name={name} image={setting.value} label={label} />}
      {setting.value && (
        <Button className="self-start" busy={busy} busyLabel={t('saving')} onClick={remove}>
          {t(`image.remove.${name}`)}
        </Button>
      )}
    </div>
  )
}

type PreviewProps = { name: ImageName; image: ShopImage; label: string }

/** The picture as pages and browsers show it. */
function Previews({ name, image, label }: PreviewProps) {
  const t = useTranslations('shopSettings.image')
  const isIcon = name === 'icon'
  const picture = (theme: 'light' | 'dark') => (
    <img
      src={shopImageUrl(image.id, isIcon ? '-32.png' : '.webp')}
      width={isIcon ? 32 : image.width}
      height={isIcon ? 32 : image.height}
      alt={t(theme, { label })}
      data-theme={name === 'logo' ? 'both' : undefined}
      className={isIcon ? 'size-8' : 'shop-logo'}
    />
  )
  return (
    <div className="flex flex-wrap gap-3">
      {name !== 'logoDark' && (
        <span className="theme-light rounded-field border border-hairline bg-paper p-3">
          {picture('light')}
        </span>
      )}
      <span className="theme-dark rounded-field border border-hairline bg-paper p-3">
        {picture('dark')}
      </span>
    </div>
  )
}
