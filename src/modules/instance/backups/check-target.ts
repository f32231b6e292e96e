import { setTimeout as wait } from 'node:timers/promises'
import type { Env } from '../../../env.ts'
import { checkWritable, openTarget } from '../../../platform/backup/targets.ts'
import { SECOND } from '../../../shared/time.ts'
import { s3Keys, targetFor } from './backup-plan.ts'

/** Somebody waits for the answer. */
const TIMEOUT_MS = 10 * SECOND

/** Why backups cannot go to a place that an admin has chosen; undefined when they can. */
export async function checkBackupTarget(env: Env, place: string): Promise<string | undefined> {
  if (place === 'off') return
  const target = targetFor(env, place)
  const s3 = s3Keys(env)
  if (!target || (place === 'bucket' && !s3))
    return 'This server has no S3 bucket. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY first'
  const controller = new AbortController()
  const expire = async () => {
    await wait(TIMEOUT_MS, undefined, { signal: controller.signal })
    throw new Error(`${target} does not answer.`)
  }
  try {
    await Promise.race([checkWritable(openTarget(target, s3).folder), expire()])
  } catch (error) {
    return `Backups can’t be written there: ${(error as Error).message}`
  } finally {
    controller.abort()
  }
}
