import { once } from 'node:events'
import { createApp } from '../../app.ts'
import type { NewShopForm, NewShopOutcome } from '../../deps.ts'
import type { Env } from '../../env.ts'
import { createSetupLink } from '../../modules/accounts/index.ts'
import { DEFAULT_LANGUAGE } from '../../shared/languages.ts'
import { openDeps } from '../open-deps.ts'
import { createLog } from '../open-instance.ts'

/**
 * Sets up a shop in an empty data folder, for a primary process that sends the form. It goes through the route
 * that sets up every new shop, so the same rules hold.
 */
export async function createShop(env: Env): Promise<void> {
  if (!process.send || !env.ORIGIN) throw new Error('create-shop is an internal command')
  const { ORIGIN: origin } = env
  // The primary was killed. The database stops by itself.
  process.once('disconnect', () => process.exit(0))
  const [form]: NewShopForm[] = await once(process, 'message')
  const { deps, close } = await openDeps(env, createLog(env), () => origin, { noBackup: true })
  const outcome = await setUp(form).finally(close)
  process.send(outcome, () => process.exit(0))

  async function setUp(given: NewShopForm | undefined): Promise<NewShopOutcome> {
    const link = await createSetupLink(deps)
    const token = new URL(link?.url ?? '').searchParams.get('token')
    const { app, endStreams } = createApp(deps)
    const answer = await app.request(`${origin}/api/setup`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'user-agent': given?.userAgent ?? '',
        'accept-language': given?.language ?? DEFAULT_LANGUAGE,
      },
      body: JSON.stringify({ ...given?.values, token }),
    })
    endStreams()
    const body = await answer.json()
    if (answer.status === 201) return { email: body.email }
    if (answer.status === 422) return { fields: body.fields }
    throw new Error(`The set-up answered ${answer.status}: ${body.message}`)
  }
}
