import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import { createRouter, json, refusals, refuse, route, z } from '../../platform/http/index.ts'
import { confirmsEmail } from '../../platform/mail/index.ts'
import type { Language } from '../../shared/languages.ts'
import { MINUTE } from '../../shared/time.ts'
import { pageLanguage } from '../../text/errors.ts'
import { findSellerAccount } from '../accounts/index.ts'
import {
  afterSaleBody,
  computeSellerLevel,
  findDefaultAfterSale,
  findLastPlace,
  findVacation,
  readSalesRecord,
  sellerLevels,
} from '../listings/index.ts'
import { measureResponses } from '../messaging/index.ts'
import { listSold, type SoldRow } from '../orders/index.ts'
import { canBePaidOut, providerFor } from '../payments/index.ts'
import { countFollowers } from '../search/saved/index.ts'
import { countProvenPhones } from '../verification/index.ts'
import { traderBody } from './business/business.contract.ts'
import { findTrader } from './business/business.store.ts'
import { shownReputation } from './reputation/reputation.api.ts'
import { importedBody } from './reputation/reputation.contract.ts'

const soldPhone = z.object({
  phoneId: z.string(),
  name: z.string(),
  img: z.string(),
  priceMinor: z.number().int(),
  currency: z.string(),
  month: z.string().openapi({ description: 'When it was sold.', example: '2026-10' }),
})

const sellerBody = z
  .object({
    _id: z.string(),
    name: z.string(),
    photoURL: z.string().nullable(),
    place: z.string().openapi({
      description: 'Place of their last listing, in the language of the page; empty when unknown.',
    }),
    memberSince: z.iso.datetime(),
    level: z.enum(sellerLevels),
    sales: z.number().int().openapi({
      description: 'Phones sold here, except cash sales that do not count toward the level.',
    }),
    recentlySold: z.array(soldPhone).openapi({ description: 'The last ones, newest first.' }),
    responseMinutes: z.number().int().nullable().openapi({
      description:
        'Median time until the first answer to a message; null with fewer than 3 conversations.',
    }),
    awayUntil: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'End of the vacation; null when there is none.' }),
    followers: z.number().int(),
    elsewhere: z.array(importedBody).openapi({
      description:
        'Sales and ratings in other shops, from statements that those shops signed. They do not affect the level or the ratings here.',
    }),
    business: z.union([traderBody, z.null()]).openapi({
      description: 'Who they are if they trade as a business; null for private persons.',
    }),
    checks: z
      .object({
        emailConfirmed: z.boolean().nullable().openapi({
          description: 'Null if the address is not confirmed and the shop does not require it.',
        }),
        phoneNumberConfirmed: z.boolean().nullable().openapi({
          description:
            'Whether they entered a code from a text message to their mobile number; null if the shop sends no text messages.',
        }),
        payoutAccount: z.boolean().nullable().openapi({
          description:
            'Whether the payment provider has accepted an account for payouts; null in a shop without online payments.',
        }),
        verifiedPhones: z.number().int().openapi({
          description:
            'Number of phones, for sale or sold, with a photo that shows the phone and a one-time code.',
        }),
      })
      .openapi({
        description:
          'What is known about the seller. None of these checks verifies their identity.',
      }),
    afterSale: afterSaleBody.openapi({
      description: 'The default return policy and warranty of their new listings.',
    }),
  })
  .openapi('SellerProfile')
export type SellerProfile = z.infer<typeof sellerBody>

const RECENTLY_SOLD = 8
/** Fewer conversations say too little, and would tell how one person was answered. */
const LEAST_CONVERSATIONS = 3

export function sellersApi(deps: Deps) {
  return createRouter().openapi(
    route('anyone', {
      method: 'get',
      path: '/sellers/{id}',
      compressed: true,
      operationId: 'getSeller',
      summary: 'Get the public profile of a seller',
      description:
        'Returns name, photo, level, sales and response time of a seller. To get their phones for sale, search with `seller`; to get their ratings, call `/people/{id}/ratings`. Returns 404 for accounts that do not sell, and for banned or deleted ones.',
      tags: ['sellers'],
      request: { params: z.object({ id: z.string() }) },
      responses: { 200: json(sellerBody), ...refusals(404) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const profile = isId(id)
        ? await readProfile(deps, id.toLowerCase(), pageLanguage(c.req.header('accept-language')))
        : undefined
      return profile ? c.json(profile, 200) : refuse(c, 404, 'not_found', 'Seller not found.')
    },
  )
}

async function readProfile(
  deps: Deps,
  id: string,
  language: Language,
): Promise<SellerProfile | undefined> {
  const db = deps.db.kysely
  const now = deps.clock.now()
  const seller = await findSellerAccount(db, id)
  const record = seller && (await readSalesRecord(db, id))
  if (!seller || !record) return undefined
  const [
    place,
    sold,
    responses,
    vacation,
    followers,
    afterSale,
    elsewhere,
    payoutAccount,
    verifiedPhones,
    business,
  ] = await Promise.all([
    findLastPlace(db, id, language),
    listSold(db, id, RECENTLY_SOLD),
    measureResponses(db, id, now),
    findVacation(db, id),
    countFollowers(db, id),
    findDefaultAfterSale(db, id),
    shownReputation(db, id, now),
    canBePaidOut(db, id),
    countProvenPhones(db, id),
    findTrader(db, id),
  ])
  const { seconds, conversations } = responses
  const { emailConfirmed, phoneNumberConfirmed } = seller
  const isMeasured = seconds !== null && conversations >= LEAST_CONVERSATIONS
  return {
    _id: id,
    name: seller.name,
    photoURL: seller.image,
    place,
    memberSince: seller.createdAt.toISOString(),
    level: sellerLevels[computeSellerLevel(record, now)] ?? 'new',
    sales: record.sold,
    recentlySold: sold.map(toSold),
    responseMinutes: isMeasured ? Math.max(1, Math.round((seconds * 1_000) / MINUTE)) : null,
    awayUntil: vacation?.until.toISOString() ?? null,
    followers,
    business: business ?? null,
    checks: {
      emailConfirmed: emailConfirmed || (confirmsEmail(deps) ? false : null),
      phoneNumberConfirmed: deps.env.SMS_HOOK_URL ? phoneNumberConfirmed : null,
      payoutAccount: providerFor(deps) ? payoutAccount : null,
      verifiedPhones,
    },
    afterSale,
    elsewhere,
  }
}

/** The month alone: from the exact day an observer could tell the buyer and the place. */
function toSold({ listingId, soldAt, ...sold }: SoldRow) {
  return { phoneId: listingId, ...sold, month: soldAt.toISOString().slice(0, 7) }
}
