import type { Env } from '../../env.ts'
import { type OutsideService, outsideServices } from '../../shared/outside-services.ts'
import type { SettingValues } from '../../shared/settings/definitions.ts'
import { readBackupPlan } from './backups/backup-plan.ts'

/** The services of others that this shop uses, by its settings. */
export function usedServices(env: Env, values: SettingValues): OutsideService[] {
  const storesPhotos = Boolean(env.S3_ENDPOINT) && env.MEDIA_STORAGE !== 'disk'
  const uses: Record<OutsideService, boolean> = {
    stripe: Boolean(env.STRIPE_SECRET_KEY),
    google: Boolean(env.GOOGLE_CLIENT_ID),
    file_storage: storesPhotos || Boolean(readBackupPlan(env, values).target?.startsWith('s3://')),
    image_hosts: env.IMAGE_HOSTS.length > 0,
    imei_list: Boolean(env.IMEI_BLACKLIST_URL),
    text_messages: Boolean(env.SMS_HOOK_URL),
    mail_server: Boolean(env.SMTP_URL),
    // Of those people who switch it on. The service worker shows the notifications.
    push_services: values.offlinePages,
  }
  return outsideServices.filter((service) => uses[service])
}
