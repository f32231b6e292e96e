import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import type { Crumb } from '../document-head.ts'
import { useTranslations } from '../ui/text.ts'

/** Links from the top level down to the current page, the last of the trail. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-2 [&>li+li]:before:content-['/'_/_'']">
        {trail.map(({ name, path, search }, index) => (
          <li
            key={path}
            className="flex min-h-11 items-center gap-2 [&>a]:underline-offset-4 [&>a:hover]:underline"
          >
            {index === trail.length - 1 ? (
              <span aria-current="page">
                <bdi>{name}</bdi>
              </span>
            ) : (
              <Link to={search ? pages.products() : path} search={search ?? {}}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
