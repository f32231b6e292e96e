import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { pages, api as paths } from '../../../routes.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

import { classNames } from '../../ui/class-names.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { PageHeader } from '../../ui/page-layout.tsx'
import { DraftsSection } from './drafts-section.tsx'
import { FileDialog } from './file-dialog.tsx'
import type { OwnSearch } from './own-search.ts'
import { ProductsList } from './products-list.tsx'
import { ownQueries } from './queries.ts'
import { VacationButton, VacationNotice } from './vacation.tsx'

type ProductsPageProps = {
  search: OwnSearch
  onSearch: (changes: OwnSearch, how?: { replace: boolean }) => void
}

/** All that a seller has here: vacation, drafts, listings, and files in and out. */
export function ProductsPage({ search, onSearch }: ProductsPageProps) {
  const { api, refresh } = useDashboard()
  const [importing, setImporting] = useState(false)
  const [confirm, dialog] = useConfirm()
  const { data: drafts = [] } = useQuery(ownQueries.drafts(api))
  const { data: vacation } = useQuery(ownQueries.vacation(api))
  const away = { api, refresh, until: vacation?.until ?? null }
  const addLink = (
    <Link
      to={pages.addProduct()}
      className={classNames(buttonClass({ variant: 'primary' }), 'max-md:w-full')}
    >
      Add a product
    </Link>
  )
  return (
    <>
      <PageHeader
        title="My Products"
        lead="Advertise a phone to show it on the home page."
        actions={
          <>
            <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1 max-md:[&_svg]:hidden">
              {vacation && <VacationButton {...away} />}
              <Button
                icon={<Upload className="size-4" />}
                className="px-3"
                aria-haspopup="dialog"
                onClick={() => setImporting(true)}
              >
                Import
              </Button>
              <a href={paths.phoneExport()} download className={classNames(buttonClass(), 'px-3')}>
                <Download className="size-4" />
                Export
              </a>
            </div>
            {addLink}
          </>
        }
      />
      <VacationNotice {...away} />
      <DraftsSection {...{ api, drafts, refresh, confirm }} />
      <ProductsList {...{ api, search, onSearch, refresh, addLink }} />
      <FileDialog {...{ api, refresh }} open={importing} onClose={() => setImporting(false)} />
      {dialog}
    </>
  )
}
