export { contentApi } from './content.api.ts'
export { contentEditingApi } from './editing.api.ts'
export {
  listPublished,
  listPublishedTitles,
  type PageToAccept,
  pagesToAccept,
} from './published-pages.ts'
export type { ShopFacts } from './shop-facts.ts'
