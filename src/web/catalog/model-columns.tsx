import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import type { Model } from '../api/index.ts'
import { dayOf } from '../listings/dates.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { linkClass } from '../ui/link.tsx'

/** Where a row's buttons find which model they are about. */
export function modelNameId(model: Model) {
  return `model-${model._id}`
}

export const modelColumns: readonly Column<Model>[] = [
  {
    key: 'name',
    header: 'Model',
    cell: (model) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link id={modelNameId(model)} to={pages.model(model.slug)} className={linkClass}>
          {model.fullName}
        </Link>
        {model.corrected && <Badge>Corrected</Badge>}
      </span>
    ),
  },
  { key: 'announced', header: 'Announced', cell: (model) => model.facts.announced ?? '–' },
  {
    key: 'updates',
    header: 'Security updates until',
    cell: ({ facts }) => (facts.securityUpdatesUntil ? dayOf(facts.securityUpdatesUntil) : '–'),
  },
  {
    key: 'live',
    header: 'On sale',
    align: 'end',
    cell: (model) => model.live.toLocaleString('en-US'),
  },
]
