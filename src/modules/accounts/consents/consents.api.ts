import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { consentPages } from '../../../shared/content/content-pages.ts'
import { versionBody } from '../accounts.contract.ts'
import { listConsents } from './consents.store.ts'
import { acceptVersions } from './consents.ts'

const tags = ['accounts']

const consentsBody = z.array(
  z
    .object({
      page: z.enum(consentPages),
      version: z.number().int(),
      acceptedAt: z.iso.datetime(),
    })
    .openapi('Consent'),
)
const acceptanceBody = z
  .strictObject({
    versions: z
      .array(versionBody)
      .min(1, 'Name what you accept')
      .max(consentPages.length, 'Name each page once'),
  })
  .openapi('Acceptance')
const dueBody = z
  .object({
    due: z.array(versionBody).openapi({ description: 'What is still to accept.' }),
  })
  .openapi('DueConsents')

/** Terms that the viewer has accepted, and new versions of them. */
export function consentsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/consents',
        operationId: 'listConsents',
        summary: 'List what you accepted',
        description:
          'Returns the versions of the terms, the privacy policy and the seller terms that you accepted, newest first.',
        tags,
        responses: { 200: json(consentsBody), ...refusals(401) },
      }),
      async (c) => {
        const consents = await listConsents(deps.db.kysely, requireViewer(c).id)
        return c.json(
          consents.map(({ page, version, acceptedAt }) => ({
            page,
            version,
            acceptedAt: acceptedAt.toISOString(),
          })),
          200,
        )
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/consents',
        operationId: 'acceptTerms',
        summary: 'Accept new terms',
        description:
          'Accepts versions of pages of the shop, as `consentsDue` of your account names them. A version that is not the published one returns 409 `other_version`. Repeating the call changes nothing.',
        tags,
        request: { body: jsonBody(acceptanceBody) },
        responses: { 200: json(dueBody), ...refusals(401, 404, 409, 413, 422) },
      }),
      async (c) => {
        const outcome = await acceptVersions(deps, requireViewer(c), c.req.valid('json').versions)
        if (!('refused' in outcome)) return c.json(outcome, 200)
        if (outcome.refused === 'not_found')
          return refuse(c, 404, 'not_found', 'Account not found.')
        return refuse(
          c,
          409,
          'other_version',
          'The text has changed again. Reload the page and read it.',
        )
      },
    )
}
