export { type Brand, findBrand, findBrands } from './brand.ts'
export { catalogApi } from './catalog.api.ts'
