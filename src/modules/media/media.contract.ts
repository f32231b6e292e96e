import { z } from '../../platform/http/index.ts'

/** The answer of an image host, as the seed's form expects it. */
export const uploadedBody = z
  .object({
    success: z.literal(true),
    status: z.literal(200),
    data: z.object({
      id: z.string(),
      url: z.string().openapi({ description: 'Address of the picture, at most 1200 pixels wide.' }),
      display_url: z.string(),
      thumb: z.object({ url: z.string() }),
      width: z.number().int(),
      height: z.number().int(),
      size: z.number().int().openapi({ description: 'Bytes.' }),
      expiration: z
        .number()
        .int()
        .openapi({ description: 'Seconds until it goes, if nothing claims it.' }),
    }),
  })
  .openapi('Uploaded')
export type Uploaded = z.infer<typeof uploadedBody>
