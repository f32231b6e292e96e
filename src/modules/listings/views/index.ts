export { viewsApi } from './views.api.ts'
export { writeQueuedViews } from './views.ts'
