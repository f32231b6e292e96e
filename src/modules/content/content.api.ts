import type { Deps } from '../../deps.ts'
import { createRouter, json, refusals, refuse, route, z } from '../../platform/http/index.ts'
import { contentPages, isHomeBlock } from '../../shared/content/content-pages.ts'
import { pageLanguage } from '../../text/errors.ts'
import { pageParams, shopPageBody } from './content.contract.ts'
import { findPublished, type PublishedPage, renderPage } from './published-pages.ts'
import type { ShopFacts } from './shop-facts.ts'

const tags = ['content']

/** The pages of the shop as visitors read them. */
export function contentApi(deps: Deps, shopFacts: () => ShopFacts) {
  const db = deps.db.kysely

  function toBody({ page, version, publishedAt, ...text }: PublishedPage) {
    return {
      page,
      version,
      language: text.language,
      publishedAt: publishedAt.toISOString(),
      ...renderPage(page, text, shopFacts()),
    }
  }

  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/pages/{page}',
        operationId: 'getPage',
        summary: 'Get a page of the shop',
        description:
          'Returns a published page, such as the terms of use, as HTML in sections. Returns 404 while it is not published.',
        tags,
        etag: true,
        request: { params: pageParams },
        responses: { 200: json(shopPageBody), ...refusals(404) },
      }),
      async (c) => {
        const { page } = c.req.valid('param')
        const published = await findPublished(
          db,
          page,
          pageLanguage(c.req.header('accept-language')),
        )
        if (!published) return refuse(c, 404, 'not_found', 'This page is not published.')
        return c.json(toBody(published), 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/home-texts',
        operationId: 'listHomeTexts',
        summary: 'List the texts of the home page',
        description:
          'Returns the blocks of the home page that admins can edit, as HTML. `Accept-Language` names the language of those that no admin has edited, alone (`de`); the others stay as they were written.',
        tags,
        etag: true,
        responses: { 200: json(z.array(shopPageBody)), ...refusals() },
      }),
      async (c) => {
        const language = pageLanguage(c.req.header('accept-language'))
        const blocks = await Promise.all(
          contentPages.filter(isHomeBlock).map((page) => findPublished(db, page, language)),
        )
        return c.json(blocks.filter((page) => page !== undefined).map(toBody), 200)
      },
    )
}
