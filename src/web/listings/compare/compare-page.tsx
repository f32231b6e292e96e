import { Link } from '@tanstack/react-router'
import { Scale, Share2 } from 'lucide-react'
import { useEffect } from 'react'
import { pages } from '../../../routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-layout.tsx'
import { EmptyState } from '../../ui/page-states.tsx'
import { sharePage } from '../../ui/share.ts'
import { RecentStrip } from '../favourites/recent-strip.tsx'
import type { PhoneDetail } from '../phone-page/detail.ts'
import { CompareTable } from './compare-table.tsx'
import { compared, MOST_COMPARED, useCompared } from './compared.ts'

type ComparePageProps = {
  /** As the address names them. */
  ids: readonly string[] | undefined
  phones: readonly PhoneDetail[]
  onIds: (ids: string[] | undefined) => void
}

/** The phones that the address names; without any, those that this browser compares. */
export function ComparePage({ ids, phones, onIds }: ComparePageProps) {
  const own = useCompared()
  useEffect(() => {
    if (ids === undefined && own.length > 0) onIds([...own])
  })

  function remove(id: string) {
    compared.drop(id)
    const left = phones.map(({ _id }) => _id).filter((one) => one !== id)
    onIds(left.length > 0 ? left : undefined)
  }

  const missing = (ids?.length ?? 0) - phones.length
  return (
    <div className="page-width">
      <PageHeader
        title="Compare phones"
        lead={`Up to ${MOST_COMPARED} side by side. Differences are marked with a dot.`}
        actions={
          <>
            <Link to={pages.products()} className={buttonClass()}>
              Add a phone
            </Link>
            <Button icon={<Share2 className="size-4" />} onClick={sharePage}>
              Share
            </Button>
          </>
        }
      />
      {missing > 0 && (
        <p className="mb-4 rounded-field bg-amber-wash px-4 py-3 text-sm">
          {missing === 1 ? 'One phone is' : `${missing} phones are`} no longer available.
        </p>
      )}
      {phones.length > 0 ? (
        <CompareTable phones={phones} onRemove={remove} />
      ) : (
        <EmptyState
          title="Nothing to compare yet"
          picture={<Scale />}
          actions={
            <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
              See all phones
            </Link>
          }
        >
          Press the compare icon on a phone to add it.
        </EmptyState>
      )}
      <RecentStrip />
    </div>
  )
}
