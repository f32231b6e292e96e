import { isDeepStrictEqual } from 'node:util'
import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, newId, type Tx } from '../../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  type AppEnv,
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { type Address, addressBody, addressForm } from '../orders.contract.ts'
import {
  clearDefault,
  deleteAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
  type SavedAddress,
  updateAddress,
} from './addresses.store.ts'

/** Addresses per account: home, work, family. */
const MAX_ADDRESSES = 10

type Wanted = { address: Address; isDefault: boolean }
type Saved<Refusal> = { saved: SavedAddress } | { refused: Refusal }

/** Saves an address; the first one is the default. Saving one that is known returns that one. */
function addAddress(
  deps: Deps,
  person: Viewer,
  { address, isDefault }: Wanted,
): Promise<Saved<'too_many'>> {
  return inTransaction(deps.db, async (tx): Promise<Saved<'too_many'>> => {
    const addresses = await lockAddresses(tx, person.id)
    const same = addresses.find((each) => isDeepStrictEqual(each.address, address))
    if (same) return { saved: await change(tx, person.id, { ...same, isDefault }, same) }
    if (addresses.length >= MAX_ADDRESSES) return { refused: 'too_many' }
    const now = deps.clock.now()
    const saved = { id: newId(), address, isDefault: isDefault || addresses.length === 0 }
    if (saved.isDefault) await clearDefault(tx, person.id)
    await insertAddress(tx, person.id, saved, now)
    await recordChange(tx, person, 'address_saved', now)
    return { saved }
  })
}

/** Changes an address, or makes it the default. */
function editAddress(
  deps: Deps,
  person: Viewer,
  id: string,
  wanted: Wanted,
): Promise<Saved<'not_found'>> {
  return inTransaction(deps.db, async (tx): Promise<Saved<'not_found'>> => {
    const current = (await lockAddresses(tx, person.id)).find((each) => each.id === id)
    if (!current) return { refused: 'not_found' }
    const saved = await change(tx, person.id, { id, ...wanted }, current)
    if (!isDeepStrictEqual(saved, current))
      await recordChange(tx, person, 'address_changed', deps.clock.now())
    return { saved }
  })
}

/** Deletes an address; the newest of the others becomes the default. Safe to repeat. */
function removeAddress(deps: Deps, person: Viewer, id: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const addresses = await lockAddresses(tx, person.id)
    const gone = addresses.find((each) => each.id === id)
    if (!gone) return
    await deleteAddress(tx, id)
    const next = addresses.find((each) => each.id !== id)
    if (gone.isDefault && next) await updateAddress(tx, { ...next, isDefault: true })
    await recordChange(tx, person, 'address_deleted', deps.clock.now())
  })
}

/** There is always a default: it is moved to another address, never only taken away. */
async function change(tx: Tx, userId: string, wanted: SavedAddress, current: SavedAddress) {
  const saved = { ...wanted, isDefault: wanted.isDefault || current.isDefault }
  if (saved.isDefault && !current.isDefault) await clearDefault(tx, userId)
  await updateAddress(tx, saved)
  return saved
}

/** Without the address, which does not belong in the log. */
async function recordChange(tx: Tx, person: Viewer, name: EventName, date: Date) {
  await recordEvent(tx, name, date, { userId: person.id })
  await writeAudit(tx, { actor: person, action: name, subject: ['user', person.id], at: date })
}

const savedForm = z
  .strictObject({
    address: addressForm,
    isDefault: z.boolean().optional().default(false).openapi({
      description:
        'Makes this the default address. To change the default, set it on another address.',
    }),
  })
  .openapi('NewSavedAddress')

const savedBody = z
  .object({ _id: z.string(), address: addressBody, isDefault: z.boolean() })
  .openapi('SavedAddress')

const tags = ['orders']
const params = z.object({ id: z.string() })
const listBody = z.array(savedBody)
const refuseMissing = refusalResponses({ not_found: [404, 'Address not found.'] })
const refuseMore = refusalResponses({
  too_many: [409, `You can save up to ${MAX_ADDRESSES} addresses. Delete one first.`],
})

/** Addresses that a person saves, for their own orders only. */
export function addressesApi(deps: Deps) {
  async function list(c: Context<AppEnv>) {
    const addresses = await listAddresses(deps.db.kysely, requireViewer(c).id)
    c.header('Cache-Control', 'no-store')
    return c.json(
      addresses.map(({ id: _id, ...rest }) => ({ _id, ...rest })),
      200,
    )
  }
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/addresses',
        operationId: 'listAddresses',
        summary: 'List your addresses',
        description: 'Returns your saved addresses, the default first. Nobody else can see them.',
        tags,
        responses: { 200: json(listBody), ...refusals(401) },
      }),
      list,
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/addresses',
        operationId: 'addAddress',
        summary: 'Save an address',
        description:
          'Saves an address for later orders. The first one becomes the default. Saving the same address again changes nothing. Returns all your addresses.',
        tags,
        request: { body: jsonBody(savedForm) },
        responses: { 200: json(listBody), ...refusals(401, 409, 413, 422) },
      }),
      async (c) => {
        const outcome = await addAddress(deps, requireViewer(c), c.req.valid('json'))
        if ('refused' in outcome) return refuseMore(c, outcome.refused)
        return list(c)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/addresses/{id}',
        operationId: 'changeAddress',
        summary: 'Change an address',
        description:
          'Changes one of your addresses or makes it the default. Returns all your addresses.',
        tags,
        request: { params, body: jsonBody(savedForm) },
        responses: { 200: json(listBody), ...refusals(401, 404, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        if (!isId(id)) return refuseMissing(c, 'not_found')
        const outcome = await editAddress(deps, requireViewer(c), id, c.req.valid('json'))
        if ('refused' in outcome) return refuseMissing(c, outcome.refused)
        return list(c)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/addresses/{id}',
        operationId: 'deleteAddress',
        summary: 'Delete an address',
        description:
          'Deletes one of your addresses; orders keep their own copy. Deleting it again changes nothing. Returns your other addresses.',
        tags,
        request: { params },
        responses: { 200: json(listBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        if (!isId(id)) return refuseMissing(c, 'not_found')
        await removeAddress(deps, requireViewer(c), id)
        return list(c)
      },
    )
}
