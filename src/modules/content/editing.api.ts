import { diffLines, diffWordsWithSpace } from 'diff'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import {
  type AppEnv,
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import {
  type ContentPage,
  contentPages,
  isConsentPage,
} from '../../shared/content/content-pages.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { formatCount } from '../../shared/quantities.ts'
import { pageLanguage } from '../../text/errors.ts'
import { translatorFor } from '../../text/server.ts'
import {
  changedBody,
  comparisonAnswer,
  comparisonBody,
  draftBody,
  editedPageBody,
  pageParams,
  pageSummaryBody,
  previewAnswer,
  previewBody,
  publicationBody,
  publishedBody,
  revisionBody,
  revisionQuery,
  versionBody,
  versionParams,
} from './content.contract.ts'
import {
  type EditedPage,
  findEditedPage,
  findVersion,
  listEditedPages,
  listVersions,
} from './content.store.ts'
import { discardDraft, publishPage, saveDraft, unpublishPage } from './edit-page.ts'
import { defaultText, startText } from './page-definitions.ts'
import {
  fillInPlain,
  findProblems,
  type PlaceholderName,
  placeholders,
  type TextProblem,
} from './placeholders.ts'
import { findPublished, renderPage } from './published-pages.ts'
import type { ShopFacts } from './shop-facts.ts'

const tags = ['content']

const reasons = {
  page_changed: [
    409,
    'Another admin has changed this page meanwhile. Compare their text with yours.',
  ],
  no_draft: [409, 'This page has no draft.'],
  not_published: [409, 'This page is not published.'],
  has_default: [409, 'Every shop has this page. Publish another text instead.'],
} as const

/** The language of the page that edits: for what is said about a text, not for the text. */
function languageOf(c: Context<AppEnv>): Language {
  return pageLanguage(c.req.header('accept-language'))
}

function refuseEdit(c: Context<AppEnv>, reason: keyof typeof reasons) {
  const [status, message] = reasons[reason]
  return refuse(c, status, reason, message)
}

/** Milliseconds for the comparison by words of two long texts; then by lines. */
const COMPARISON_MS = 300

/** Admins edit the pages of the shop: drafts, previews, versions. */
export function contentEditingApi(deps: Deps, shopFacts: () => ShopFacts) {
  const db = deps.db.kysely

  return createRouter()
    .openapi(
      route('editPages', {
        method: 'get',
        path: '/content',
        operationId: 'listContent',
        summary: 'List the pages of the shop',
        description: 'For admins. Returns every page and block whose text can be edited.',
        tags,
        responses: { 200: json(z.array(pageSummaryBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const edited = new Map((await listEditedPages(db)).map((row) => [row.page, row]))
        const shop = shopFacts()
        const summaries = await Promise.all(
          contentPages.map((page) => summarize(page, edited.get(page), shop)),
        )
        return c.json(summaries, 200)
      },
    )
    .openapi(
      route('editPages', {
        method: 'get',
        path: '/content/{page}',
        operationId: 'getContent',
        summary: 'Get a page for editing',
        description:
          'For admins. Returns the draft, the published text, the text to start with, the placeholders and the last 500 versions of a page.',
        tags,
        request: { params: pageParams },
        responses: { 200: json(editedPageBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { page } = c.req.valid('param')
        const row = await findEditedPage(db, page)
        const [published, versions] = [await findPublished(db, page), await listVersions(db, page)]
        const shop = shopFacts()
        const t = translatorFor(languageOf(c), 'editor')
        return c.json(
          {
            page,
            revision: row?.revision ?? 0,
            hasDefault: defaultText(page) !== undefined,
            canRequireConsent: isConsentPage(page),
            draft: row ? toDraft(row) : null,
            published: published
              ? {
                  title: published.title,
                  description: published.description,
                  body: published.body,
                  version: published.version,
                  publishedAt: published.publishedAt.toISOString(),
                }
              : null,
            start: startText(page, shop),
            placeholders: Object.entries(placeholders).map(([name, { value }]) => ({
              name,
              description: t(`placeholder.${name as PlaceholderName}`),
              value: value(shop, DEFAULT_LANGUAGE) ?? null,
            })),
            versions: versions.map((version) => ({
              ...version,
              publishedAt: version.publishedAt.toISOString(),
            })),
          },
          200,
        )
      },
    )
    .openapi(
      route('editPages', {
        method: 'get',
        path: '/content/{page}/versions/{version}',
        operationId: 'getContentVersion',
        summary: 'Get a version of a page',
        description: 'For admins. Returns the text of a published version.',
        tags,
        request: { params: versionParams },
        responses: { 200: json(versionBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { page, version } = c.req.valid('param')
        const text = await findVersion(db, page, version)
        if (!text) return refuse(c, 404, 'not_found', 'Version not found.')
        const { title, description, body } = text
        return c.json({ version, title, description, body }, 200)
      },
    )
    .openapi(
      route('editPages', {
        method: 'put',
        path: '/content/{page}/draft',
        operationId: 'saveContentDraft',
        summary: 'Save a draft',
        description:
          'For admins. Saves a text that visitors don’t see yet. Returns 409 `page_changed` if another admin has changed the page meanwhile.',
        tags,
        request: { params: pageParams, body: jsonBody(draftBody) },
        responses: { 200: json(changedBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { page } = c.req.valid('param')
        const outcome = await saveDraft(deps, requireViewer(c), { page, ...c.req.valid('json') })
        return 'refused' in outcome ? refuseEdit(c, outcome.refused) : c.json(outcome, 200)
      },
    )
    .openapi(
      route('editPages', {
        method: 'delete',
        path: '/content/{page}/draft',
        operationId: 'discardContentDraft',
        summary: 'Discard a draft',
        description: 'For admins. Deletes the draft of a page; the published text stays.',
        tags,
        request: { params: pageParams, query: revisionQuery },
        responses: { 200: json(changedBody), ...refusals(401, 403, 404, 409, 422) },
      }),
      async (c) => {
        const { page } = c.req.valid('param')
        const { revision } = c.req.valid('query')
        const outcome = await discardDraft(deps, requireViewer(c), { page, revision })
        return 'refused' in outcome ? refuseEdit(c, outcome.refused) : c.json(outcome, 200)
      },
    )
    .openapi(
      route('editPages', {
        method: 'post',
        path: '/content/{page}/preview',
        operationId: 'previewContent',
        summary: 'Preview a text',
        description:
          'For admins. Returns a text as visitors would read it, and what keeps it from being published. Changes nothing.',
        tags,
        request: { params: pageParams, body: jsonBody(previewBody) },
        responses: { 200: json(previewAnswer), ...refusals(401, 403, 404, 413, 422) },
      }),
      async (c) => {
        const { page } = c.req.valid('param')
        const text = c.req.valid('json')
        const shop = shopFacts()
        const problems = [
          ...[text.title, text.description].flatMap((line) =>
            findProblems(line, shop).map((problem) => ({ ...problem, line: null })),
          ),
          ...findProblems(text.body, shop),
        ]
        return c.json({ ...renderPage(page, text, shop), problems }, 200)
      },
    )
    .openapi(
      route('editPages', {
        method: 'post',
        path: '/content/{page}/publish',
        operationId: 'publishContent',
        summary: 'Publish a page',
        description:
          'For admins. Publishes a text as the next version. Returns 422 with the blanks to fill in, and 409 `page_changed` if another admin has changed the page meanwhile.',
        tags,
        request: { params: pageParams, body: jsonBody(publicationBody) },
        responses: { 200: json(publishedBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { page } = c.req.valid('param')
        const publication = { page, ...c.req.valid('json') }
        const outcome = await publishPage(deps, requireViewer(c), publication, shopFacts())
        if ('refused' in outcome) return refuseEdit(c, outcome.refused)
        if ('problems' in outcome) {
          const fields = Object.entries(outcome.problems)
            .filter(([, problems]) => problems.length > 0)
            .map(([field, problems]) => [field, describeProblems(problems, languageOf(c))])
          return refuse(
            c,
            422,
            'not_filled_in',
            'Fill in what the text leaves open before you publish it.',
            Object.fromEntries(fields),
          )
        }
        return c.json(outcome, 200)
      },
    )
    .openapi(
      route('editPages', {
        method: 'post',
        path: '/content/{page}/unpublish',
        operationId: 'unpublishContent',
        summary: 'Take a page off the website',
        description:
          'For admins. Visitors no longer see the page; its versions stay. Pages that every shop has return 409 `has_default`.',
        tags,
        request: { params: pageParams, body: jsonBody(revisionBody) },
        responses: { 200: json(changedBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { page } = c.req.valid('param')
        const { revision } = c.req.valid('json')
        const outcome = await unpublishPage(deps, requireViewer(c), { page, revision })
        return 'refused' in outcome ? refuseEdit(c, outcome.refused) : c.json(outcome, 200)
      },
    )
    .openapi(
      route('editPages', {
        method: 'post',
        path: '/content-comparisons',
        operationId: 'compareContent',
        summary: 'Compare two texts',
        description: 'For admins. Returns what one text adds to another and what it removes.',
        tags,
        request: { body: jsonBody(comparisonBody) },
        responses: { 200: json(comparisonAnswer), ...refusals(401, 403, 413, 422) },
      }),
      (c) => {
        const { before, after } = c.req.valid('json')
        const changes =
          diffWordsWithSpace(before, after, { timeout: COMPARISON_MS }) ?? diffLines(before, after)
        const parts = changes.map(({ added, removed, value }) => ({
          kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
          text: value,
        }))
        return c.json({ parts }, 200)
      },
    )

  async function summarize(page: ContentPage, row: EditedPage | undefined, shop: ShopFacts) {
    const published = await findPublished(db, page)
    const text = published ?? startText(page, shop)
    return {
      page,
      title: fillInPlain(text.title, shop),
      isPublished: published !== undefined,
      isDefault: published !== undefined && row?.publishedVersion == null,
      version: published?.version ?? null,
      publishedAt: published?.publishedAt.toISOString() ?? null,
      draftSavedAt: row?.draftSavedAt?.toISOString() ?? null,
      draftSavedBy: row?.draftSavedBy ?? null,
    }
  }
}

function toDraft({
  draftTitle,
  draftDescription,
  draftBody,
  draftSavedAt,
  draftSavedBy,
}: EditedPage) {
  if (draftBody === null || draftSavedAt === null) return null
  return {
    title: draftTitle ?? '',
    description: draftDescription ?? '',
    body: draftBody,
    savedAt: draftSavedAt.toISOString(),
    savedBy: draftSavedBy,
  }
}

/** Places named in a message; a template has about twenty. */
const MAX_PLACES = 30

function describeProblems(problems: readonly TextProblem[], language: Language): string {
  const t = translatorFor(language, 'editor')
  const places = problems.slice(0, MAX_PLACES).map(({ line, text, reason }) => {
    const what = t(`problem.${reason}`, { text })
    return line === null ? what : t('problem.inLine', { line: formatCount(line, language), what })
  })
  const rest = problems.length - places.length
  const more = rest > 0 ? [t('problem.more', { count: formatCount(rest, language) })] : []
  const list = [...places, ...more].join('; ')
  return list.charAt(0).toUpperCase() + list.slice(1)
}
