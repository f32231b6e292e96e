import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { findAddressProblem, outsideRules } from '../../../platform/outbound/index.ts'
import { hasPermission } from '../../../shared/accounts/permissions.ts'
import {
  isShopKind,
  MAX_WEBHOOKS,
  WEBHOOK_SECRET_OVERLAP_HOURS,
  WEBHOOK_TEST,
  type WebhookKind,
} from '../../../shared/integrations/webhook-kinds.ts'
import { HOUR } from '../../../shared/time.ts'
import { encrypt, lockAccount } from '../../accounts/index.ts'
import {
  closeMessages,
  deleteEndpoint,
  type Endpoint,
  findEndpoint,
  insertEndpoint,
  insertMessages,
  listEndpoints,
  requeueMessage,
  updateEndpoint,
} from './webhooks.store.ts'

type Wanted = { url: string; kinds: WebhookKind[] }
type WithSecret = { endpoint: Endpoint; secret: string }
type Problem = { field: 'url' | 'kinds'; problem: string }
type Refused<Reason> = { refused: Reason }

/** 192 bits, in the form that Standard Webhooks gives secrets. */
const createSecret = () => `whsec_${randomBytes(24).toString('base64')}`

const canHaveWebhooks = (viewer: Viewer) =>
  hasPermission(viewer, 'sell') || hasPermission(viewer, 'manageKeys')

/** What is wrong with an endpoint, also after its name is resolved. */
async function findProblem(
  deps: Deps,
  viewer: Viewer,
  { url, kinds }: Wanted,
): Promise<Problem | undefined> {
  if (!hasPermission(viewer, 'manageKeys') && kinds.some(isShopKind))
    return { field: 'kinds', problem: 'Only admins get events of the shop' }
  const problem = await findAddressProblem(url, outsideRules(deps))
  return problem ? { field: 'url', problem } : undefined
}

/** Makes an endpoint. Its secret is in the answer only. */
export async function createEndpoint(
  deps: Deps,
  viewer: Viewer,
  { url, kinds }: Wanted,
): Promise<WithSecret | Problem | Refused<'not_allowed' | 'too_many_webhooks'>> {
  if (!canHaveWebhooks(viewer)) return { refused: 'not_allowed' }
  // Outside of the transaction: a name can take seconds to resolve.
  const wrong = await findProblem(deps, viewer, { url, kinds })
  if (wrong) return wrong
  const secret = createSecret()
  const encrypted = await encrypt(deps.secret, secret)
  return inTransaction(
    deps.db,
    async (tx): Promise<WithSecret | Refused<'not_allowed' | 'too_many_webhooks'>> => {
      const owner = await lockAccount(tx, viewer.id)
      if (!owner || owner.bannedAt || owner.role !== viewer.role) return { refused: 'not_allowed' }
      if ((await listEndpoints(tx, viewer.id)).length >= MAX_WEBHOOKS)
        return { refused: 'too_many_webhooks' }
      const endpoint = await insertEndpoint(tx, {
        ...{ userId: viewer.id, role: viewer.role, url },
        isShop: hasPermission(viewer, 'manageKeys'),
        kinds: [...new Set(kinds)].sort(),
        ...{ secret: encrypted, createdAt: deps.clock.now() },
      })
      await record(tx, deps, viewer, 'webhook_created', endpoint.id, { url, kinds })
      return { endpoint, secret }
    },
  )
}

/** Changes an endpoint, turns it off, or on again after whatever turned it off. */
export async function changeEndpoint(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { isOn, ...wanted }: Wanted & { isOn: boolean },
): Promise<{ endpoint: Endpoint } | Problem | Refused<'not_allowed' | 'not_found'>> {
  if (!canHaveWebhooks(viewer)) return { refused: 'not_allowed' }
  const wrong = await findProblem(deps, viewer, wanted)
  if (wrong) return wrong
  return inTransaction(
    deps.db,
    async (tx): Promise<{ endpoint: Endpoint } | Refused<'not_found'>> => {
      const before = await findEndpoint(tx, viewer.id, id)
      if (!before) return { refused: 'not_found' }
      const now = deps.clock.now()
      const isTurnedOn = isOn && before.disabledAt !== null
      const off = {
        disabledAt: before.disabledAt ?? now,
        disabledReason: before.disabledReason ?? 'owner',
      }
      const endpoint = await updateEndpoint(tx, viewer.id, id, {
        url: wanted.url,
        kinds: [...new Set(wanted.kinds)].sort(),
        ...(isOn ? { disabledAt: null, disabledReason: null } : off),
        ...(isTurnedOn && {
          failingSince: null,
          role: viewer.role,
          isShop: hasPermission(viewer, 'manageKeys'),
        }),
      })
      if (!endpoint) return { refused: 'not_found' }
      if (!isOn) await closeMessages(tx, id)
      await record(tx, deps, viewer, 'webhook_changed', id, { ...wanted, isOn })
      return { endpoint }
    },
  )
}

export function removeEndpoint(deps: Deps, viewer: Viewer, id: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await deleteEndpoint(tx, viewer.id, id))) return false
    await record(tx, deps, viewer, 'webhook_removed', id)
    return true
  })
}

/** Gives an endpoint a new secret; the one before signs too for a day. */
export async function renewSecret(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<WithSecret | Refused<'not_found'>> {
  const secret = createSecret()
  const encrypted = await encrypt(deps.secret, secret)
  return inTransaction(deps.db, async (tx): Promise<WithSecret | Refused<'not_found'>> => {
    const before = await findEndpoint(tx, viewer.id, id)
    if (!before) return { refused: 'not_found' }
    const until = new Date(deps.clock.now().getTime() + WEBHOOK_SECRET_OVERLAP_HOURS * HOUR)
    const endpoint = await updateEndpoint(tx, viewer.id, id, {
      secret: encrypted,
      previousSecret: before.secret,
      previousSecretUntil: until,
    })
    if (!endpoint) return { refused: 'not_found' }
    await record(tx, deps, viewer, 'webhook_secret_renewed', id)
    return { endpoint, secret }
  })
}

/** Queues a message that is about nothing; returns its id. */
export function sendTest(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<{ id: string } | Refused<'not_found' | 'is_off'>> {
  return inTransaction(
    deps.db,
    async (tx): Promise<{ id: string } | Refused<'not_found' | 'is_off'>> => {
      const endpoint = await findEndpoint(tx, viewer.id, id)
      if (!endpoint) return { refused: 'not_found' }
      if (endpoint.disabledAt) return { refused: 'is_off' }
      const message = { endpointId: id, kind: WEBHOOK_TEST, data: {} }
      const [messageId = ''] = await insertMessages(tx, [message], deps.clock.now())
      return { id: messageId }
    },
  )
}

/** Sends a message again, with the same id, now. */
export function replayMessage(
  deps: Deps,
  viewer: Viewer,
  { id, messageId }: { id: string; messageId: string },
): Promise<{ id: string } | Refused<'not_found' | 'is_off' | 'under_way'>> {
  return inTransaction(
    deps.db,
    async (tx): Promise<{ id: string } | Refused<'not_found' | 'is_off' | 'under_way'>> => {
      const endpoint = await findEndpoint(tx, viewer.id, id)
      if (!endpoint) return { refused: 'not_found' }
      if (endpoint.disabledAt) return { refused: 'is_off' }
      if (await requeueMessage(tx, id, messageId, deps.clock.now())) return { id: messageId }
      return { refused: 'under_way' }
    },
  )
}

function record(
  tx: Tx,
  { clock }: Deps,
  actor: Viewer,
  action: string,
  id: string,
  data: Record<string, unknown> = {},
) {
  return writeAudit(tx, { actor, action, subject: ['webhook', id], at: clock.now(), data })
}
