import { renderSVG } from 'uqr'
import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  ownAddress,
  reachedAt,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { SHORT_HASH } from '../../../shared/listings/passport.ts'
import { canSeeListing, type ListingReader } from '../proof/proof-subject.ts'
import { claimsApi } from './claims.api.ts'
import { myPassportsBody, passportBody, passportCodeBody, repairBody } from './passport.contract.ts'
import { addRepair, exportPassport, showOwnPassports, showPassport } from './passport-entries.ts'
import { findPassport, findPassportOfListing, listOwnClaims } from './passports.store.ts'

const tags = ['passports']

/** A file is a signature over at most some hundred lines; a dragnet would still be noticed. */
const FILES = { points: 60, seconds: 600 }

const NOT_FOUND = [404, 'Device passport not found.'] as const
const refuseRepair = refusalResponses({
  not_found: NOT_FOUND,
  too_many: [409, 'Too many repairs were added for this phone today. Add the next one tomorrow.'],
})

const withId = { params: z.object({ id: z.string() }) }

/** The histories of phones: public without personal data, and written by their owners. */
export function passportApi(deps: Deps, listings: ListingReader) {
  const db = deps.db.kysely
  const files = createLimiter(deps.db.pool, 'passport-file', FILES.points, FILES.seconds)
  const find = async (id: string) => (isId(id) ? findPassport(db, id) : undefined)
  const router = createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/passports/{id}',
        compressed: true,
        operationId: 'getPassport',
        summary: 'Get a device passport',
        description:
          'Returns the history of a phone in this shop: listings, checks, repairs and changes of owner, without personal data. Needs no session.',
        tags,
        request: withId,
        responses: { 200: json(passportBody), ...refusals(404) },
      }),
      async (c) => {
        const passport = await find(c.req.valid('param').id)
        if (!passport) return refuse(c, 404, 'not_found', NOT_FOUND[1])
        return c.json(await showPassport(db, passport), 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/phone-passports/{phoneId}',
        operationId: 'getPhonePassport',
        summary: 'Get the device passport of a listed phone',
        description:
          'Returns the history of the phone with the IMEI that a listing was checked with. Returns 404 without an IMEI check.',
        tags,
        request: { params: z.object({ phoneId: z.string() }) },
        responses: { 200: json(passportBody), ...refusals(404) },
      }),
      async (c) => {
        const { phoneId } = c.req.valid('param')
        const isSeen = await canSeeListing(db, listings, c.var.viewer, phoneId)
        const passport = isSeen ? await findPassportOfListing(db, phoneId) : undefined
        if (!passport) return refuse(c, 404, 'not_found', NOT_FOUND[1])
        return c.json(await showPassport(db, passport), 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/passports/{id}/file',
        operationId: 'downloadPassport',
        summary: 'Download a device passport',
        description:
          'Returns the passport as a file signed by this instance (Ed25519), which the page /verify checks offline. Limited per address.',
        tags,
        request: withId,
        responses: {
          200: json(
            z
              .object({
                statement: z.string().openapi({ description: 'The signed data, as JSON text.' }),
                signature: z.string(),
                publicKey: z.string().openapi({ description: 'The 32 bytes in base64.' }),
                entries: z.array(z.object({ content: z.string(), hash: z.string() })),
              })
              .openapi('PassportFile'),
          ),
          ...refusals(404, 429),
        },
      }),
      async (c) => {
        const passport = await find(c.req.valid('param').id)
        if (!passport) return refuse(c, 404, 'not_found', NOT_FOUND[1])
        const tooMany = await limitAttempts(c, files, c.var.address)
        if (tooMany) return tooMany
        const file = await exportPassport(deps, passport)
        c.header('Content-Disposition', `attachment; filename="passport-${passport.id}.json"`)
        c.header('Cache-Control', 'no-store')
        return c.json(file, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/passports/{id}/code',
        operationId: 'getPassportCode',
        summary: 'Get the QR code of a device passport',
        description:
          'Returns the URL of the passport with the first characters of the hash of its last entry. The page compares the hash, so a history that was rewritten later is detected.',
        tags,
        request: withId,
        responses: { 200: json(passportCodeBody), ...refusals(404) },
      }),
      async (c) => {
        const passport = await find(c.req.valid('param').id)
        if (!passport) return refuse(c, 404, 'not_found', NOT_FOUND[1])
        const { head } = await showPassport(db, passport)
        const page = new URL(
          pages.passport(passport.id),
          reachedAt(c.req.raw.headers, ownAddress(deps)),
        ).href
        const url = `${page}#${head.slice(0, SHORT_HASH)}`
        return c.json({ url, qr: renderSVG(url, { ecc: 'M', border: 4 }) }, 200)
      },
    )
  router.route('/', ownerApi(deps))
  router.route('/', claimsApi(deps))
  return router
}

/** Repairs that one account may add in an hour. */
const REPAIRS = { points: 20, seconds: 3_600 }

function ownerApi(deps: Deps) {
  const db = deps.db.kysely
  const repairs = createLimiter(deps.db.pool, 'passport-repair', REPAIRS.points, REPAIRS.seconds)
  return createRouter()
    .openapi(
      route('buy', {
        method: 'get',
        path: '/my-passports',
        operationId: 'listMyPassports',
        summary: 'List the passports of your phones',
        description:
          'Returns the passports of phones that you bought here or claimed, and your open and decided claims.',
        tags,
        responses: { 200: json(myPassportsBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const [passports, claims] = await Promise.all([
          showOwnPassports(db, id),
          listOwnClaims(db, id),
        ])
        const shown = claims.map(({ id: _id, userId: _, createdAt, ...claim }) => ({
          _id,
          ...claim,
          createdAt: createdAt.toISOString(),
        }))
        return c.json({ passports, claims: shown }, 200)
      },
    )
    .openapi(
      route('buy', {
        method: 'post',
        path: '/passports/{id}/repairs',
        operationId: 'addRepair',
        summary: 'Add a repair to a device passport',
        description:
          'For the current owner. The entry is public, marked as added by the owner, and cannot be removed.',
        tags,
        request: { ...withId, body: jsonBody(repairBody) },
        responses: {
          201: json(z.object({ added: z.literal(true) })),
          ...refusals(401, 403, 404, 409, 413, 422, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, repairs, viewer.id)
        if (tooMany) return tooMany
        const outcome = await addRepair(deps, viewer, c.req.valid('param').id, c.req.valid('json'))
        if ('wrong' in outcome)
          return refuse(c, 422, 'invalid', outcome.wrong, { date: outcome.wrong })
        if ('refused' in outcome) return refuseRepair(c, outcome.refused)
        return c.json(outcome, 201)
      },
    )
}
