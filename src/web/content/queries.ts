import { queryOptions } from '@tanstack/react-query'
import type { ContentPage } from '../../shared/content/content-pages.ts'
import type { Api } from '../api/index.ts'

export const contentQueries = {
  page: (api: Api, page: ContentPage) =>
    queryOptions({
      queryKey: ['shop-page', page],
      queryFn: () => api.get('/api/pages/{page}', { path: { page } }),
    }),
  homeTexts: (api: Api) =>
    queryOptions({ queryKey: ['home-texts'], queryFn: () => api.get('/api/home-texts') }),
}
