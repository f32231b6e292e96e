import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { pages } from '../../../contract/urls.ts'
import { ALERT_MAIL_MINUTES } from '../../../shared/listings/listing-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { Api, FollowedSellers } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { EmailSwitch } from '../../forms/email-switch.tsx'
import { useAction } from '../../forms/use-action.ts'
import { followedKey, sellerQueries } from '../../sellers/queries.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Moment } from '../../ui/reader.tsx'
import { toast } from '../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return { followed: sellerQueries.followed(api) }
}

export const Route = createFileRoute('/dashboard/followed-sellers')({
  ...dashboardPage({
    title: 'followedSellers',
    access: 'buy',
    nav: { icon: 'UserRoundCheck', group: 'buying', order: 2 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: FollowedSellersPage,
})

/** The sellers that a person follows, and whether their new phones are emailed. */
function FollowedSellersPage() {
  const { api } = useDashboard()
  return (
    <>
      <DashboardHeader lead="New phones of these sellers appear under Saved searches, in “News for you”." />
      <Loaded query={useQuery(pageQueries(api).followed)} caption="followed sellers">
        {(followed) => <Followed api={api} followed={followed} />}
      </Loaded>
    </>
  )
}

function Followed({ api, followed: { items, mails } }: { api: Api; followed: FollowedSellers }) {
  const queryClient = useQueryClient()
  const { busy, run } = useAction()

  const unfollow = ({ _id, name }: FollowedSellers['items'][number]) =>
    run(_id, async () => {
      await api.delete('/api/sellers/{id}/follow', { path: { id: _id } })
      await queryClient.invalidateQueries({ queryKey: followedKey })
      toast.success(`You no longer follow ${name}`)
    })

  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          title="You don’t follow anyone yet"
          picture={<Users />}
          actions={
            <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
              Find phones
            </Link>
          }
        >
          Open a seller’s page from one of their phones and choose “Follow”.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {items.map((seller) => (
            <li key={seller._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Avatar name={seller.name} src={seller.photoURL ?? undefined} />
              <div className="min-w-40 flex-1">
                <Link to={pages.seller(seller._id)} className={linkClass}>
                  {seller.name}
                </Link>
                <p className="text-sm text-muted">
                  {formatQuantity(seller.live, 'phone')} for sale · followed since{' '}
                  <Moment at={seller.followedAt} />
                </p>
              </div>
              <Button
                aria-label={`Unfollow ${seller.name}`}
                busy={busy === seller._id}
                busyLabel="Unfollowing"
                onClick={() => unfollow(seller)}
              >
                Unfollow
              </Button>
            </li>
          ))}
        </ul>
      )}
      <EmailSwitch
        label={`Email me their new phones, at most every ${formatQuantity(ALERT_MAIL_MINUTES, 'minute')}`}
        on={mails}
        save={(on) => api.put('/api/followed-seller-mails', { body: { on } })}
        saved={{ on: 'You’ll get their new phones by email', off: 'No more emails about them' }}
      />
    </>
  )
}
