import { z } from '../../../platform/http/index.ts'
import { payments } from '../../../shared/orders/order-life-cycle.ts'
import { afterSaleBody } from '../../listings/terms/after-sale.contract.ts'

const moment = z.iso.datetime()
const minor = z.number().int()

export const receiptBody = z
  .object({
    orderId: z.string(),
    number: z.string().openapi({ example: 'RD7K3M9QXW' }),
    you: z.enum(['buyer', 'seller']),
    name: z.string(),
    imeiLast4: z.string().nullable().openapi({
      description: 'The last digits of the IMEI, if the seller entered it.',
    }),
    shop: z.object({
      name: z.string(),
      host: z.string(),
      email: z.string().nullable(),
      address: z.string().nullable(),
    }),
    buyer: z.string(),
    seller: z.string(),
    shipTo: z.array(z.string()).nullable().openapi({
      description: 'The lines of the shipping address, while the order page shows it to you.',
    }),
    payment: z.enum(payments),
    delivery: z.enum(['pick_up', 'shipping']).nullable(),
    currency: z.string(),
    priceMinor: minor,
    postageMinor: minor,
    totalMinor: minor.openapi({ description: 'Price and postage.' }),
    refundMinor: minor.openapi({ description: 'What went or goes back to the buyer.' }),
    refundConfirmedAt: moment.nullable().openapi({
      description: 'When the buyer confirmed that the seller paid it back.',
    }),
    feeMinor: minor
      .nullable()
      .openapi({ description: 'The fee of this instance; for the seller.' }),
    afterSale: afterSaleBody.openapi({
      description: 'Returns and warranty as they were at booking.',
    }),
    returnUntil: moment.nullable(),
    warrantyUntil: moment.nullable(),
    bookedAt: moment,
    paidAt: moment,
    completedAt: moment.nullable(),
    refundedAt: moment.nullable(),
  })
  .openapi('Receipt')
export type Receipt = z.infer<typeof receiptBody>
