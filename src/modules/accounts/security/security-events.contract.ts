import { z } from '../../../platform/http/index.ts'
import { securityEventKinds } from '../../../shared/accounts/security-events.ts'

export const securityEventBody = z
  .object({
    id: z.string(),
    kind: z.enum(securityEventKinds),
    at: z.iso.datetime(),
    lastAt: z.iso
      .datetime()
      .openapi({ description: 'When it happened last; repeated failures share an entry.' }),
    times: z.number().int(),
    network: z.string().openapi({
      description: 'The address without its last part; empty if the system or an admin acted.',
      example: '203.0.113.0/24',
    }),
    browser: z.string().openapi({ example: 'Firefox on Windows' }),
    detail: z.string(),
  })
  .openapi('SecurityEvent')
export type SecurityEventBody = z.infer<typeof securityEventBody>
