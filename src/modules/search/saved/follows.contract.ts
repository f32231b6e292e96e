import { z } from '../../../platform/http/index.ts'

export const followBody = z.object({ following: z.boolean() }).openapi('Follow')

export const followedSellersBody = z
  .object({
    items: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        photoURL: z.string().nullable(),
        live: z.number().int().openapi({ description: 'Phones on sale.' }),
        followedAt: z.iso.datetime(),
      }),
    ),
    mails: z.boolean().openapi({ description: 'Whether their new phones are emailed to you.' }),
  })
  .openapi('FollowedSellers')
