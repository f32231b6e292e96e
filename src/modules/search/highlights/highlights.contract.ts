import { z } from '../../../platform/http/index.ts'
import { offeredPhoneBody } from '../../listings/index.ts'

const droppedPhoneBody = offeredPhoneBody
  .extend({
    priceBeforeMinor: z.number().int().openapi({
      description: 'The price before it was lowered, in minor units.',
    }),
  })
  .openapi('DroppedPhone')

export const highlightsBody = z
  .object({
    deals: z.array(offeredPhoneBody).openapi({
      description:
        'Phones with a great price among the newest ones, farthest below their fair range first; one of each model.',
    }),
    priceDrops: z.array(droppedPhoneBody).openapi({
      description: 'Phones that became cheaper in the last 30 days, last lowered first.',
    }),
    newest: z.array(offeredPhoneBody).openapi({ description: 'The phones that were listed last.' }),
  })
  .openapi('Highlights')
export type Highlights = z.infer<typeof highlightsBody>
