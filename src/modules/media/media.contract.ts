import { z } from '../../platform/http/index.ts'

/** The response of an image host, as the seed's form expects it. */
export const uploadedBody = z
  .object({
    success: z.literal(true),
    status: z.literal(200),
    data: z.object({
      id: z.string(),
      url: z.string().openapi({ description: 'URL of the photo, at most 1200 pixels wide.' }),
      display_url: z.string(),
      thumb: z.object({ url: z.string() }),
      placeholder: z
        .string()
        .openapi({ description: 'A blurred preview to show until the photo is loaded.' }),
      width: z.number().int(),
      height: z.number().int(),
      size: z.number().int().openapi({ description: 'Bytes.' }),
      expiration: z
        .number()
        .int()
        .openapi({ description: 'Seconds until it is deleted unless something uses it.' }),
    }),
  })
  .openapi('Uploaded')
export type Uploaded = z.infer<typeof uploadedBody>

export const turnBody = z
  .strictObject({
    degrees: z
      .union([z.literal(90), z.literal(180), z.literal(270)], 'Turn by 90, 180 or 270 degrees')
      .openapi({ description: 'Clockwise.' }),
  })
  .openapi('Turn')
