export { seoRoutes } from './seo.api.ts'
export { splitSitemap } from './sitemap.api.ts'
