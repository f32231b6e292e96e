import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { hasPermission } from '../../shared/accounts/permissions.ts'
import { type User, useApi } from '../api/index.ts'
import { buttonClass } from '../ui/button.tsx'
import { useTranslations } from '../ui/text.ts'
import { editorQueries } from './queries.ts'

/** For staff who may edit the page: that visitors still read the sample, and where to write another text. */
export default function SampleNote({ user }: { user: User }) {
  const t = useTranslations('blog.sample')
  const mayEdit = hasPermission(user, 'editPages')
  const { data: summaries } = useQuery({ ...editorQueries.pages(useApi()), enabled: mayEdit })
  if (!summaries?.find(({ page }) => page === 'blog')?.isDefault) return null
  return (
    <section aria-label={t('title')} className="rounded-box border border-hairline bg-raised p-5">
      <h2 className="text-base">{t('title')}</h2>
      <p className="mt-1 text-sm text-pretty text-muted">{t('text')}</p>
      <div className="mt-4">
        <Link to={pages.editContent('blog')} className={buttonClass()}>
          {t('write')}
        </Link>
      </div>
    </section>
  )
}
