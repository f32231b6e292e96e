import type { PhotoTexts } from '../ui/form/photo-drop.tsx'
import { useTranslations } from '../ui/text.ts'

/** What a field for photos says, in the language of the page, which loads the texts of `fields`. */
export function usePhotoTexts(): PhotoTexts {
  const t = useTranslations('fields.photoField')
  return {
    choose: t('choose'),
    replace: t('replace'),
    explain: t('explain'),
    remove: (name) => t('remove', { name }),
    cancel: (name) => t('cancel', { name }),
    retry: (name) => t('retry', { name }),
    upload: (name) => t('upload', { name }),
    ready: t('ready'),
    uploading: t('uploading'),
    processing: t('processing'),
    sent: t('sent'),
  }
}
