import { z } from '../../platform/http/index.ts'
import { sellerLevels } from '../../shared/accounts/seller-levels.ts'
import { afterSaleBody } from '../listings/terms/after-sale.contract.ts'
import { importedBody } from './reputation/reputation.contract.ts'

const soldPhone = z.object({
  phoneId: z.string(),
  name: z.string(),
  img: z.string(),
  priceMinor: z.number().int(),
  currency: z.string(),
  month: z.string().openapi({ description: 'When it was sold.', example: '2026-10' }),
})

export const sellerBody = z
  .object({
    _id: z.string(),
    name: z.string(),
    photoURL: z.string().nullable(),
    place: z.string().openapi({ description: 'Of their last listing; empty when unknown.' }),
    memberSince: z.iso.datetime(),
    level: z.enum(sellerLevels),
    sales: z.number().int().openapi({
      description: 'Phones sold here, without cash sales that do not count for the level.',
    }),
    recentlySold: z.array(soldPhone).openapi({ description: 'The last ones, newest first.' }),
    responseMinutes: z.number().int().nullable().openapi({
      description:
        'Median time until the first answer to a message; null with fewer than 3 conversations.',
    }),
    awayUntil: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'End of the vacation; null when there is none.' }),
    followers: z.number().int(),
    elsewhere: z.array(importedBody).openapi({
      description:
        'What they sold in other shops, as those signed it. Not part of the level or the ratings here.',
    }),
    checks: z
      .object({
        emailConfirmed: z.boolean().nullable().openapi({
          description:
            'Null in a shop that asks nobody to confirm an address, for one that was not.',
        }),
        phoneNumberConfirmed: z.boolean().nullable().openapi({
          description:
            'Whether they entered a code from a text message to their mobile number; null in a shop that sends none.',
        }),
        payoutAccount: z.boolean().nullable().openapi({
          description:
            'Whether the payment provider has accepted an account for payouts; null in a shop without online payments.',
        }),
        provenPhones: z.number().int().openapi({
          description:
            'Phones on sale or sold with a photo that shows the phone and a one-time code.',
        }),
      })
      .openapi({
        description: 'What is known about the seller. None of it checks their identity.',
      }),
    afterSale: afterSaleBody.openapi({
      description: 'What their new listings promise unless a listing says otherwise.',
    }),
  })
  .openapi('SellerProfile')
export type SellerProfile = z.infer<typeof sellerBody>
