import { z } from '../../platform/http/index.ts'
import { orderStates } from '../../shared/order-life-cycle.ts'

export const orderBody = z
  .object({
    _id: z.string(),
    phoneId: z.string(),
    name: z.string(),
    img: z.string(),
    price: z.string(),
    priceMinor: z.number().int(),
    currency: z.string(),
    payment: z.enum(['meet_up', 'online']).openapi({ description: 'How it is paid.' }),
    state: z.enum(orderStates),
    dueAt: z.iso.datetime().nullable().openapi({
      description: 'When the state ends by itself; the hold, while payment is awaited.',
    }),
    buyer: z.string(),
    seller: z.string(),
    confirming: z.boolean().openapi({
      description: "It is being paid: the buyer's bank has yet to confirm it.",
    }),
    handOverCode: z
      .string()
      .nullable()
      .openapi({ description: 'For the buyer alone: give it to the seller with the money.' }),
    delivery: z.enum(['pick_up', 'shipping']).nullable().openapi({
      description: 'How the phone gets to the buyer; null until chosen: pick-up then.',
    }),
    moves: z
      .array(
        z.enum(['cancel', 'hand_over', 'ship', 'deliver', 'confirm', 'dispute', 'cancel_sale']),
      )
      .openapi({ description: 'What this viewer may do.' }),
    createdAt: z.iso.datetime(),
  })
  .openapi('Order')
export type Order = z.infer<typeof orderBody>
