import { z } from '../../platform/http/index.ts'

/** Ids that one call may bring; a browser keeps no more. */
export const MOST_TAKEN_OVER = 200

export const favouriteBody = z
  .object({ id: z.string(), favourite: z.boolean() })
  .openapi('Favourite')
export type Favourite = z.infer<typeof favouriteBody>

export const favouriteIdsBody = z
  .object({ ids: z.array(z.string()).openapi({ description: 'Newest first.' }) })
  .openapi('FavouriteIds')
export type FavouriteIds = z.infer<typeof favouriteIdsBody>

export const takeOverBody = z.strictObject({
  ids: z
    .array(z.string().max(100))
    .max(MOST_TAKEN_OVER, `At most ${MOST_TAKEN_OVER}`)
    .openapi({ description: 'What the browser kept, newest first.' }),
})
