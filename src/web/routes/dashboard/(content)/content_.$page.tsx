import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { pages } from '../../../../contract/urls.ts'
import { contentPages } from '../../../../shared/content/content-pages.ts'
import type { Api } from '../../../api/index.ts'
import { PageEditor } from '../../../content-editor/page-editor.tsx'
import { editorQueries } from '../../../content-editor/queries.ts'
import { dashboardPage } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { load } from '../../../load.ts'
import { PageHeader } from '../../../ui/layout/page-layout.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { useTranslations } from '../../../ui/text.ts'

function pageQueries(api: Api, name: string) {
  const page = contentPages.find((one) => one === name)
  if (!page) throw notFound()
  return { page, query: editorQueries.page(api, page) }
}

export const Route = createFileRoute('/dashboard/(content)/content_/$page')({
  ...dashboardPage({
    title: 'editAPage',
    shape: 'form',
    text: ['contentEditor', 'fields'],
    translated: true,
    access: 'editPages',
    partOf: pages.content(),
  }),
  loader: async ({ context, params }) => {
    if (!context.allowed) return
    const { query } = pageQueries(context.api, params.page)
    // The editor must start with the current text, not a cached one.
    await load(context.queryClient, { ...query, staleTime: 0 })
  },
  component: EditPage,
})

function EditPage() {
  const { api } = useDashboard()
  const t = useTranslations('contentEditor')
  const { page, query } = pageQueries(api, Route.useParams().page)
  return (
    <>
      <PageHeader
        above={
          <Link to={pages.content()} className={linkClass}>
            {t('all')}
          </Link>
        }
        title={t(`name.${page}`)}
        lead={t(`purpose.${page}`)}
      />
      <Loaded
        shape="form"
        query={useQuery({ ...query, refetchOnWindowFocus: false })}
        caption={t('pageCaption')}
      >
        {(stored) => <PageEditor key={page} stored={stored} />}
      </Loaded>
    </>
  )
}
