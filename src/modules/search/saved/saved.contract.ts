import { singleLine, z } from '../../../platform/http/index.ts'
import { offeredPhoneBody, phoneBody } from '../../listings/index.ts'

/** Ids that one call may bring; a browser keeps no more. */
export const MAX_IMPORTED = 200

export const favoriteBody = z.object({ id: z.string(), favorite: z.boolean() }).openapi('Favorite')
export type Favorite = z.infer<typeof favoriteBody>

/** A phone among somebody's favorites. */
export const favoritePhoneBody = offeredPhoneBody
  .extend({
    savedPriceMinor: z.number().int().nullable().openapi({
      description:
        'What it cost when you saved it, in minor units; null if its price has not been edited since.',
    }),
  })
  .openapi('FavoritePhone')

export const favoriteIdsBody = z
  .object({ ids: z.array(z.string()).openapi({ description: 'Newest first.' }) })
  .openapi('FavoriteIds')
export type FavoriteIds = z.infer<typeof favoriteIdsBody>

export const importFavoritesBody = z.strictObject({
  ids: z
    .array(z.string().max(100))
    .max(MAX_IMPORTED, `At most ${MAX_IMPORTED}`)
    .openapi({ description: 'IDs that the browser saved, newest first.' }),
})

export const savedSearchBody = z
  .object({
    _id: z.string(),
    name: z.string().openapi({ example: 'iPhone 13 Pro, grade A or B, up to $400' }),
    query: z.string().openapi({
      description: 'Query string of the search page, without the question mark.',
      example: 'model=iphone-13-pro&grade=A&grade=B&max=400',
    }),
    unread: z.number().int().openapi({ description: 'Number of unread alerts.' }),
    createdAt: z.iso.datetime(),
  })
  .openapi('SavedSearch')
export type SavedSearch = z.infer<typeof savedSearchBody>

export const savedSearchesBody = z
  .object({
    searches: z.array(savedSearchBody).openapi({ description: 'Newest first.' }),
    mails: z.boolean().openapi({ description: 'Whether alerts are also emailed.' }),
  })
  .openapi('SavedSearches')
export type SavedSearches = z.infer<typeof savedSearchesBody>

export const newSearchBody = z.strictObject({
  query: z
    .string('Required')
    .max(2_000, 'At most 2000 characters')
    .openapi({ description: 'Query string of the search page, without the question mark.' }),
  name: singleLine().max(120, 'At most 120 characters').optional(),
})

export const alertBody = z
  .object({
    _id: z.string(),
    kind: z.enum(['match', 'near_miss', 'price_drop', 'followed']),
    reason: z.string().openapi({ example: 'one grade lower, $12 under your limit' }),
    search: z.object({ _id: z.string(), name: z.string() }).nullable().openapi({
      description: 'Null for a deleted search, a price drop of a favorite, and a followed seller.',
    }),
    phone: phoneBody,
    at: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .openapi('Alert')
export type Alert = z.infer<typeof alertBody>

export const alertsBody = z
  .object({
    items: z.array(alertBody).openapi({ description: 'Newest first.' }),
    unread: z.number().int(),
    cursor: z
      .string()
      .nullable()
      .openapi({ description: 'Send it as `cursor` to get the next page; null on the last one.' }),
  })
  .openapi('Alerts')
export type Alerts = z.infer<typeof alertsBody>

export const unreadBody = z.object({ unread: z.number().int() }).openapi('UnreadAlerts')

export const readBody = z.strictObject({
  ids: z
    .array(z.string().max(100))
    .max(200, 'At most 200')
    .optional()
    .openapi({ description: 'Only these alerts; all if left out.' }),
})

export const alertMailsBody = z
  .object({ on: z.boolean() })
  .openapi('AlertMails', { description: 'Whether alerts are emailed.' })

export const newAlertMailsBody = z.strictObject({ on: z.boolean() })

export const followBody = z.object({ following: z.boolean() }).openapi('Follow')

export const followedSellersBody = z
  .object({
    items: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        photoURL: z.string().nullable(),
        live: z.number().int().openapi({ description: 'Phones for sale.' }),
        phones: z
          .array(
            z.object({
              _id: z.string(),
              name: z.string(),
              img: z.string(),
              priceMinor: z.number().int(),
              currency: z.string(),
            }),
          )
          .openapi({ description: 'The newest phones for sale, three at most.' }),
        followedAt: z.iso.datetime(),
      }),
    ),
    mails: z.boolean().openapi({ description: 'Whether their new phones are emailed to you.' }),
  })
  .openapi('FollowedSellers')
