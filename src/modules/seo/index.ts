export { foundRoutes } from './found.api.ts'
export { splitSitemap } from './sitemap-parts.ts'
