import { z } from '../../../platform/http/index.ts'
import { offeredPhoneBody } from '../../listings/index.ts'

const droppedPhoneBody = offeredPhoneBody
  .extend({
    priceBeforeMinor: z.number().int().openapi({
      description: 'The lowest price of the 30 days before, in minor units.',
    }),
  })
  .openapi('DroppedPhone')

export const highlightsBody = z
  .object({
    deals: z.array(offeredPhoneBody).openapi({
      description:
        'Graded phones with a great price among the newest ones, one of each model. The first is farthest below its fair range.',
    }),
    priceDrops: z.array(droppedPhoneBody).openapi({
      description:
        'Phones that cost less than at any time in the last 30 days, the one lowered last first.',
    }),
    newest: z.array(offeredPhoneBody).openapi({ description: 'The phones that were listed last.' }),
  })
  .openapi('Highlights')
export type Highlights = z.infer<typeof highlightsBody>
