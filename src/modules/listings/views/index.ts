export { foldViews } from './fold-views.ts'
export { viewsApi } from './views.api.ts'
