import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { findSignInMethods } from './sign-in-methods.store.ts'

const methodsBody = z
  .object({
    password: z.boolean().openapi({ description: 'Whether the account has a password.' }),
    google: z.boolean().openapi({ description: 'Whether it is linked to a Google account.' }),
    googleEmail: z.string().nullable().openapi({
      description: 'The address of that Google account, which can differ from the address here.',
    }),
    passkey: z.boolean().openapi({ description: 'Whether it has a passkey.' }),
  })
  .openapi('SignInMethods')

/** How people sign in to their account. */
export function signInMethodsApi(deps: Deps) {
  return createRouter().openapi(
    route('signedIn', {
      method: 'get',
      path: '/sign-in-methods',
      operationId: 'getSignInMethods',
      summary: 'Get your sign-in methods',
      description:
        'Returns whether you can sign in with a password, with Google and with a passkey.',
      tags: ['identity'],
      responses: { 200: json(methodsBody), ...refusals(401) },
    }),
    async (c) => c.json(await findSignInMethods(deps.db.kysely, requireViewer(c).id), 200),
  )
}
