import { z } from '../../../platform/http/index.ts'

export const placeBody = z
  .object({
    id: z.number().int().openapi({ example: 2950159, description: 'The GeoNames id.' }),
    name: z.string().openapi({ example: 'Berlin' }),
    label: z.string().openapi({
      example: 'Berlin, Germany',
      description: 'With the country, and the region where the name is ambiguous.',
    }),
    country: z.string().openapi({ example: 'DE' }),
    region: z.string(),
    lat: z.number(),
    lon: z.number(),
  })
  .openapi('Place')
export type PlaceBody = z.infer<typeof placeBody>
