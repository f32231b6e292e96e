import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../../contract/urls.ts'
import { DELETED_ACCOUNT } from '../../../../shared/accounts/account-rules.ts'
import type { Api, ShopPageSummary } from '../../../api/index.ts'
import { pageGroups, pageNames } from '../../../content-editor/page-names.ts'
import { editorQueries } from '../../../content-editor/queries.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cardLinkClass, LinkCard } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'

function pageQueries(api: Api) {
  return { pages: editorQueries.pages(api) }
}

export const Route = createFileRoute('/dashboard/(content)/content')({
  ...dashboardPage({
    title: 'pages',
    access: 'editPages',
    nav: { icon: 'FileText', group: 'shop', order: 4 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: ContentPages,
})

function ContentPages() {
  const { api } = useDashboard()
  return (
    <>
      <DashboardHeader lead="Terms, privacy policy, help and the texts of the home page. Visitors see what is published." />
      <Loaded query={useQuery(pageQueries(api).pages)} caption="pages">
        {(summaries) => (
          <div className="flex flex-col gap-10">
            {pageGroups.map(({ title, pages: group }) => (
              <section key={title} aria-label={title}>
                <h2 className="mb-3 text-lg">{title}</h2>
                <ul className="divide-y divide-hairline border-y border-hairline">
                  {group.map((page) => {
                    const summary = summaries.find((one) => one.page === page)
                    return summary && <Row key={page} summary={summary} />
                  })}
                </ul>
              </section>
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}

function Row({ summary }: { summary: ShopPageSummary }) {
  const { page, publishedAt, isPublished, isDefault, version, draftSavedAt, draftSavedBy } = summary
  const { name, purpose } = pageNames[page]
  return (
    <LinkCard as="li" className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <Link to={pages.editContent(page)} className={`${cardLinkClass} font-semibold`}>
            {name}
          </Link>
          <p className="text-sm text-muted">{purpose}</p>
          {draftSavedAt && (
            <p className="text-sm text-muted">
              Draft by {draftSavedBy ?? DELETED_ACCOUNT}, <Moment at={draftSavedAt} />
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {draftSavedAt && <Badge tone="waiting">Draft</Badge>}
          {!isPublished && <Badge>Not published</Badge>}
          {isDefault && <Badge>Default text</Badge>}
          {isPublished && !isDefault && publishedAt && (
            <>
              <Badge tone="good">Version {version}</Badge>
              <Moment at={publishedAt} />
            </>
          )}
        </div>
      </div>
    </LinkCard>
  )
}
