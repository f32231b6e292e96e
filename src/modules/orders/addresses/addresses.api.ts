import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  type AppEnv,
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { addressBody, addressForm } from '../orders.contract.ts'
import { listAddresses } from './addresses.store.ts'
import { addAddress, editAddress, MAX_ADDRESSES, removeAddress } from './save-address.ts'

const savedForm = z
  .strictObject({
    address: addressForm,
    isDefault: z.boolean().optional().default(false).openapi({
      description: 'Makes it the default. The default moves to another address, it never ends.',
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
    const found = await listAddresses(deps.db.kysely, requireViewer(c).id)
    c.header('Cache-Control', 'no-store')
    return c.json(
      found.map(({ id: _id, ...rest }) => ({ _id, ...rest })),
      200,
    )
  }
  return createRouter()
    .openapi(
      route('signedIn', {
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
      route('signedIn', {
        method: 'post',
        path: '/addresses',
        operationId: 'addAddress',
        summary: 'Save an address',
        description:
          'The first one is the default. Saving the same address again changes nothing. Returns all your addresses.',
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
      route('signedIn', {
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
      route('signedIn', {
        method: 'delete',
        path: '/addresses/{id}',
        operationId: 'deleteAddress',
        summary: 'Delete an address',
        description:
          'Orders keep their own copy. Deleting it again changes nothing. Returns your other addresses.',
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
