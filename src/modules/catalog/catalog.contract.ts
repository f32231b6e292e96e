import { z } from '../../platform/http/index.ts'

/** A category is a brand. */
export const categoryBody = z
  .object({
    _id: z.string(),
    brand: z.string().openapi({ example: 'Iphone' }),
    slug: z.string().openapi({ example: 'iphone' }),
    phones: z.number().int().openapi({ description: 'Live listings of the brand.' }),
  })
  .openapi('Category')
export type Category = z.infer<typeof categoryBody>
