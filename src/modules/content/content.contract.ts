import { singleLine, z } from '../../platform/http/index.ts'
import {
  contentPages,
  MAX_PAGE_BODY_LENGTH,
  MAX_PAGE_DESCRIPTION_LENGTH,
  MAX_PAGE_TITLE_LENGTH,
} from '../../shared/content/content-pages.ts'
import { languageCodes } from '../../shared/languages.ts'

const tooLong = (most: number) => `At most ${most.toLocaleString('en-US')} characters`

export const pageParams = z.object({ page: z.enum(contentPages) })
export const versionParams = pageParams.extend({
  version: z.coerce.number().int().min(1).max(1_000_000),
})

const html = z.string().openapi({ description: 'HTML. It contains no scripts and no other code.' })
const item = z.object({
  id: z.string().openapi({ description: 'The fragment of its address.' }),
  title: z.string(),
  html,
})

export const renderedBody = z.object({
  title: z.string(),
  description: z.string(),
  intro: html.openapi({ description: 'HTML before the first heading.' }),
  sections: z.array(
    item.extend({
      items: z.array(item).openapi({ description: 'Questions of the section, on the help page.' }),
    }),
  ),
})

export const shopPageBody = renderedBody
  .extend({
    page: z.enum(contentPages),
    version: z.number().int(),
    publishedAt: z.iso.datetime(),
    language: z.enum(languageCodes).openapi({
      description: 'The language of the text; `en` for one that an admin has published.',
    }),
  })
  .openapi('ShopPage')

/** A line break that a browser sends is two characters. */
const body = z
  .string('Enter the text')
  .overwrite((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', ''))
  .max(MAX_PAGE_BODY_LENGTH, tooLong(MAX_PAGE_BODY_LENGTH))

export const textBody = z.strictObject({
  title: singleLine('Enter a title')
    .min(1, 'Enter a title')
    .max(MAX_PAGE_TITLE_LENGTH, tooLong(MAX_PAGE_TITLE_LENGTH)),
  description: singleLine('Enter a description').max(
    MAX_PAGE_DESCRIPTION_LENGTH,
    tooLong(MAX_PAGE_DESCRIPTION_LENGTH),
  ),
  body: body.refine((text) => text.trim() !== '', 'Enter the text'),
})

const revision = z.number('Required').int().min(0).openapi({
  description:
    'The revision of the page that you saw; 0 if nobody has edited it. If another admin has changed it meanwhile, the answer is 409 `page_changed`.',
})

export const draftBody = textBody.extend({ revision }).openapi('NewPageDraft')
export const publicationBody = textBody
  .extend({
    revision,
    requiresConsent: z.boolean().optional().openapi({
      description:
        'Whether everyone has to accept this version before they trade again. Only for terms, privacy policy and seller terms. If it is left out: true for the first published version of terms and privacy policy, else false.',
    }),
  })
  .openapi('PagePublication')
export const revisionBody = z.strictObject({ revision })
export const revisionQuery = z.object({ revision: z.coerce.number().int().min(0) })
export const previewBody = z
  .strictObject({
    title: z.string().max(MAX_PAGE_TITLE_LENGTH, tooLong(MAX_PAGE_TITLE_LENGTH)),
    description: z.string().max(MAX_PAGE_DESCRIPTION_LENGTH, tooLong(MAX_PAGE_DESCRIPTION_LENGTH)),
    body,
  })
  .openapi('NewPagePreview')

const problem = z.object({
  line: z.number().int().nullable().openapi({
    description: 'From 1; null for the title and the description.',
  }),
  text: z.string(),
  reason: z.enum(['blank', 'unknown', 'no_value']).openapi({
    description:
      '`blank`: the template says what to fill in here. `unknown`: there is no such placeholder. `no_value`: its setting is empty.',
  }),
})

export const previewAnswer = renderedBody
  .extend({
    problems: z
      .array(problem)
      .openapi({ description: 'What keeps the text from being published.' }),
  })
  .openapi('PagePreview')

const text = z.object({ title: z.string(), description: z.string(), body: z.string() })

export const pageSummaryBody = z
  .object({
    page: z.enum(contentPages),
    title: z.string(),
    isPublished: z.boolean(),
    isDefault: z.boolean().openapi({
      description: 'Whether visitors read the default text, which no admin has changed.',
    }),
    version: z.number().int().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    draftSavedAt: z.iso.datetime().nullable(),
    draftSavedBy: z.string().nullable(),
  })
  .openapi('ShopPageSummary')

export const editedPageBody = z
  .object({
    page: z.enum(contentPages),
    revision: z.number().int(),
    hasDefault: z.boolean().openapi({
      description: 'Whether every shop has this page; others are shown once they are published.',
    }),
    canRequireConsent: z.boolean(),
    draft: text.extend({ savedAt: z.iso.datetime(), savedBy: z.string().nullable() }).nullable(),
    published: text.extend({ version: z.number().int(), publishedAt: z.iso.datetime() }).nullable(),
    start: text.openapi({
      description:
        'The default text, or a template that follows from the settings and says in `[[…]]` what to fill in.',
    }),
    placeholders: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        value: z.string().nullable().openapi({ description: 'Null where its setting is empty.' }),
      }),
    ),
    versions: z.array(
      z.object({
        version: z.number().int(),
        title: z.string(),
        requiresConsent: z.boolean(),
        publishedAt: z.iso.datetime(),
        publishedBy: z.string().nullable().openapi({
          description: 'Null for the default text, and once the account was deleted.',
        }),
      }),
    ),
  })
  .openapi('EditedPage')

export const versionBody = text.extend({ version: z.number().int() }).openapi('PageVersion')
export const changedBody = z.object({ revision: z.number().int() }).openapi('PageRevision')
export const publishedBody = z
  .object({ revision: z.number().int(), version: z.number().int() })
  .openapi('PublishedPage')

/** A text with its title and its description. */
const compared = z.string('Enter the text').max(2 * MAX_PAGE_BODY_LENGTH)

export const comparisonBody = z
  .strictObject({ before: compared, after: compared })
  .openapi('NewTextComparison')
export const comparisonAnswer = z
  .object({
    parts: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
  })
  .openapi('TextComparison')
