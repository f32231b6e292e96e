import { pages } from '../../contract/urls.ts'
import type { ContentPage } from '../../shared/content/content-pages.ts'
import type { ShopPage } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'
import type { RouterContext } from '../router.tsx'
import { contentQueries } from './queries.ts'

/**
 * For the loader of a page of the shop.
 * @throws notFound while the page is not published.
 */
export function loadShopPage({ api, queryClient }: RouterContext, page: ContentPage) {
  return load(queryClient, contentQueries.page(api, page))
}

/** For its head: title and description as they were published. */
export function shopPageHead(text: ShopPage | undefined, origin: string) {
  if (!text) return {}
  const canonical = pages.shopPage(text.page)
  return pageHead(text.title, text.description || undefined, { origin, canonical })
}
