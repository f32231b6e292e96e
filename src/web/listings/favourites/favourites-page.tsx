import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { pages } from '../../../routes.ts'
import { ApiError } from '../../api/client.ts'
import { useApi } from '../../shell/use-api.ts'
import { useViewer } from '../../shell/viewer.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/hooks.ts'
import { PageHeader } from '../../ui/layout/page-layout.tsx'
import { EmptyState, ErrorState } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { PhoneGrid, PhoneGridSkeleton } from '../phone-card.tsx'

import { favouritePhones } from './favourite-phones.ts'
import { useFavouriteIds } from './favourites.ts'
import { RecentStrip } from './recent-strip.tsx'

/** What somebody keeps an eye on, sold ones with their state; the browser's before login. */
export function FavouritesPage() {
  const { kind, known } = useViewer()
  return (
    <div className="page-width">
      <PageHeader
        title="Favorites"
        lead="Phones you’re keeping an eye on. Sold phones stay here, marked as sold."
      />
      {/* What follows stands below the screen whatever is kept, so that it is not pushed about. */}
      <div className="min-h-160">
        <Kept />
      </div>
      <p className="min-h-11 pt-6 text-center text-sm text-muted">
        {known && kind === 'visitor' && (
          <>
            Saved on this device only.{' '}
            <Link to={pages.login(pages.favourites())} className={linkClass}>
              Log in
            </Link>{' '}
            to keep them in your account.
          </>
        )}
      </p>
      <RecentStrip />
    </div>
  )
}

function Kept() {
  const ready = useHydrated()
  const ids = useFavouriteIds()
  const { data, error, isFetching, refetch } = useQuery({
    ...favouritePhones(useApi(), ids),
    enabled: ready && ids.length > 0,
  })
  if (!ready) return <PhoneGridSkeleton cards={2} />
  if (ids.length === 0)
    return (
      <EmptyState
        title="No favorites yet"
        picture={<Heart />}
        actions={
          <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
            See all phones
          </Link>
        }
      >
        Press the heart on a phone to save it here.
      </EmptyState>
    )
  // What was let go leaves at once; it needs no new answer.
  const phones = data?.filter(({ _id }) => ids.includes(_id))
  if (phones) return <PhoneGrid phones={phones} />
  if (error)
    return (
      <ErrorState
        requestId={error instanceof ApiError ? error.requestId : undefined}
        busy={isFetching}
        onRetry={() => refetch()}
      >
        {error.message}
      </ErrorState>
    )
  return <PhoneGridSkeleton cards={Math.min(ids.length, 6)} />
}
