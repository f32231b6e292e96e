import { z } from '../../../platform/http/index.ts'
import { computedColumns, readColumns } from './csv.ts'

/** Bytes per file: a thousand phones with long descriptions. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024

const problemBody = z.object({
  column: z
    .enum(readColumns)
    .nullable()
    .openapi({ description: 'Null when the line itself is malformed.' }),
  message: z.string(),
})

const warningBody = z.object({ column: z.enum(computedColumns), message: z.string() })

export const checkedLineBody = z
  .object({
    line: z.number().int().openapi({ description: 'Line of the file, from 1.' }),
    phone: z.string().openapi({ description: 'Brand and name from the line.' }),
    price: z.string(),
    verdict: z.enum(['good', 'known', 'refused']),
    problems: z.array(problemBody),
    warnings: z
      .array(warningBody)
      .openapi({ description: 'Cells that are ignored; the line can be imported.' }),
    why: z.string().nullable().openapi({ description: 'Why a known phone is not listed again.' }),
  })
  .openapi('CheckedLine')
export type CheckedLine = z.infer<typeof checkedLineBody>

export const checkedFileBody = z
  .object({
    file: z.string().openapi({ description: 'SHA-256 of the file; send it with the import.' }),
    good: z.number().int(),
    known: z.number().int(),
    refused: z.number().int(),
    unread: z.array(z.string()).openapi({ description: 'Columns that the import does not know.' }),
    lines: z.array(checkedLineBody),
  })
  .openapi('CheckedFile')
export type CheckedFile = z.infer<typeof checkedFileBody>

export const importQuery = z.strictObject({
  file: z.string('Required').regex(/^[0-9a-f]{64}$/, 'Not the SHA-256 of a file'),
  from: z.coerce.number('Must be a line').int().min(1).default(1).openapi({
    description: 'The line to continue with: `next` of the previous call.',
  }),
})

export const importedBody = z
  .object({
    added: z.array(z.object({ line: z.number().int(), phoneId: z.string() })),
    known: z.number().int(),
    refused: z.array(z.object({ line: z.number().int(), problems: z.array(problemBody) })),
    next: z.number().int().nullable().openapi({ description: 'Null at the end of the file.' }),
  })
  .openapi('ImportedPhones')
export type ImportedPhones = z.infer<typeof importedBody>
