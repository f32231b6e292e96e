import { createHmac } from 'node:crypto'
import type { Imei } from '../../../shared/imei.ts'

/**
 * What an IMEI is known by. Keyed with the instance's secret: without it, trying all numbers that
 * there are finds nothing, and two instances cannot compare theirs.
 */
export function hashOfImei(secret: string, { digits }: Imei): string {
  return createHmac('sha256', secret).update(`imei:${digits}`).digest('base64url')
}
