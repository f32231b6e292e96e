import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../../contract/urls.ts'
import { formatCount } from '../../../../shared/quantities.ts'
import type { Api, ShopPageSummary } from '../../../api/index.ts'
import { pageGroups } from '../../../content-editor/page-groups.ts'
import { editorQueries } from '../../../content-editor/queries.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cardLinkClass, LinkCard } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../../ui/text.ts'

function pageQueries(api: Api) {
  return { pages: editorQueries.pages(api) }
}

export const Route = createFileRoute('/dashboard/(content)/content')({
  ...dashboardPage({
    title: 'pages',
    shape: 'list',
    text: ['contentEditor'],
    translated: true,
    access: 'editPages',
    nav: { icon: 'FileText', group: 'shop', order: 4 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: ContentPages,
})

function ContentPages() {
  const { api } = useDashboard()
  const t = useTranslations('contentEditor')
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <Loaded shape="list" query={useQuery(pageQueries(api).pages)} caption={t('caption')}>
        {(summaries) => (
          <div className="flex flex-col gap-10">
            {pageGroups.map(({ name, pages: group }) => (
              <section key={name} aria-label={t(`group.${name}`)}>
                <h2 className="mb-3 text-lg">{t(`group.${name}`)}</h2>
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
  const t = useTranslations('contentEditor')
  const language = useLanguage()
  return (
    <LinkCard as="li" className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <Link to={pages.editContent(page)} className={`${cardLinkClass} font-semibold`}>
            {t(`name.${page}`)}
          </Link>
          <p className="text-sm text-muted">{t(`purpose.${page}`)}</p>
          {draftSavedAt && (
            <p className="text-sm text-muted">
              {t.rich('draftBy', {
                name: draftSavedBy ?? t('deletedAccount'),
                time: () => <Moment key="time" at={draftSavedAt} />,
              })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {draftSavedAt && <Badge tone="waiting">{t('badge.draft')}</Badge>}
          {!isPublished && <Badge>{t('badge.notPublished')}</Badge>}
          {isDefault && <Badge>{t('badge.defaultText')}</Badge>}
          {isPublished && !isDefault && publishedAt && version !== null && (
            <>
              <Badge tone="good">
                {t('badge.version', { version: formatCount(version, language) })}
              </Badge>
              <Moment at={publishedAt} />
            </>
          )}
        </div>
      </div>
    </LinkCard>
  )
}
