import { z } from '../../platform/http/index.ts'
import { photoBody, storedShape } from '../listings/listings.contract.ts'
import { testResultBody } from '../verification/checkup/checkup.contract.ts'

const orNull = <Shape extends z.ZodType>(shape: Shape) => z.union([shape, z.null()])

export const asSoldBody = z
  .object({
    at: z.iso.datetime().openapi({ description: 'When it was booked.' }),
    ...storedShape(),
    model: z.string().nullable(),
    price: z.string().openapi({ description: 'As it was listed for.', example: '450.00' }),
    originalPrice: z.string().openapi({ description: 'Empty when it was not given.' }),
    currency: z.string(),
    photos: z.array(photoBody),
    answers: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .openapi({ description: 'What the seller answered about it; empty when nobody asked.' }),
    checkup: orNull(z.object({ madeAt: z.iso.datetime(), results: z.array(testResultBody) })),
    isChanged: z.boolean().openapi({
      description: 'True when the listing says something else now; its price and photos aside.',
    }),
  })
  .openapi('AsSold')
export type AsSoldBody = z.infer<typeof asSoldBody>

/** Null for an order from before this was kept. */
export const seenAsSoldBody = z.object({ asSold: orNull(asSoldBody) })
