export { seoRoutes, splitSitemap } from './seo.api.ts'
