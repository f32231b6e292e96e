import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ContentPage } from '../../shared/content/content-pages.ts'
import type { Api, EditedPage } from '../api/index.ts'

export type PageText = Pick<EditedPage['start'], 'title' | 'description' | 'body'>

export const editorQueries = {
  pages: (api: Api) =>
    queryOptions({ queryKey: ['content'], queryFn: () => api.get('/api/content') }),
  page: (api: Api, page: ContentPage) =>
    queryOptions({
      queryKey: ['content', page],
      queryFn: () => api.get('/api/content/{page}', { path: { page } }),
    }),
  preview: (api: Api, page: ContentPage, text: PageText) =>
    queryOptions({
      queryKey: ['content-preview', page, text],
      queryFn: () => api.post('/api/content/{page}/preview', { path: { page }, body: text }),
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),
  comparison: (api: Api, before: PageText, after: PageText) =>
    queryOptions({
      queryKey: ['content-comparison', before, after],
      queryFn: () =>
        api.post('/api/content-comparisons', {
          body: { before: toWhole(before), after: toWhole(after) },
        }),
      gcTime: 0,
    }),
}

/** Title, description and text as one, to compare them. */
function toWhole({ title, description, body }: PageText): string {
  return `${title}\n${description}\n\n${body}`
}
