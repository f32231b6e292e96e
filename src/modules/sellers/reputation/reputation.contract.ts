import { plainValue, z } from '../../../platform/http/index.ts'

/** More sales or ratings than any seller has. */
const MAX_COUNT = 1_000_000

/** What an instance signs about one of its sellers. */
export const statementShape = z.object({
  type: z.literal('redial-reputation'),
  version: z.literal(1),
  issuer: z.string().max(200),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  subject: z.string().min(1).max(64),
  memberSince: z.string().max(10),
  sales: z.int().min(0).max(MAX_COUNT),
  ratings: z.int().min(0).max(MAX_COUNT),
  average: z.number().min(1).max(5).nullable(),
  code: z.string().max(40),
  nonce: z.string().max(64),
})
export type Statement = z.infer<typeof statementShape>

export const signedStatementBody = z
  .strictObject({
    statement: z.string().max(4_000).openapi({ description: 'The signed data, as JSON text.' }),
    signature: z.string().max(200).openapi({ description: 'Ed25519, base64.' }),
    publicKey: z.string().max(100).openapi({ description: 'The 32 bytes in base64.' }),
  })
  .openapi('SignedStatement')

export const newStatementBody = z
  .strictObject({
    code: plainValue()
      .toUpperCase()
      .regex(/^RD(-[0-9A-Z]{4}){5}$/, 'A code looks like RD-7K3M-9QXW-2T5P-4H8N-6C1V')
      .openapi({ example: 'RD-7K3M-9QXW-2T5P-4H8N-6C1V' }),
  })
  .openapi('NewReputationStatement')

export const codeBody = z
  .object({ code: z.string(), expiresAt: z.iso.datetime() })
  .openapi('ReputationCode')

export const importedBody = z
  .object({
    _id: z.string(),
    origin: z.string().openapi({ example: 'https://phones.example' }),
    sales: z.int(),
    ratings: z.int(),
    average: z.number().nullable(),
    issuedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .openapi('ImportedReputation')
export type Imported = z.infer<typeof importedBody>

export const myReputationBody = z
  .object({
    imported: z.array(importedBody),
    shops: z.array(z.string()).openapi({ description: 'Shops whose statements are accepted.' }),
  })
  .openapi('MyReputation')

export const trustedShopBody = z
  .object({
    _id: z.string(),
    origin: z.string(),
    publicKey: z.string(),
    fingerprint: z.string(),
    addedAt: z.iso.datetime(),
    statements: z
      .int()
      .openapi({ description: 'Number of sellers who show ratings from this shop.' }),
  })
  .openapi('TrustedShop')

export const trustedShopsBody = z
  .object({
    own: z.object({ origin: z.string(), publicKey: z.string(), fingerprint: z.string() }),
    shops: z.array(trustedShopBody),
  })
  .openapi('TrustedShops')

export const newTrustedShopBody = z
  .strictObject({
    origin: z.string().trim().min(1, 'Enter the address of the shop').max(200),
    publicKey: z.string().trim().min(1, 'Paste the key').max(100),
  })
  .openapi('NewTrustedShop')
