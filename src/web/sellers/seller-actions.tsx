import BellPlus from 'virtual:icons/bell-plus'
import Check from 'virtual:icons/check'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { useApi } from '../api/index.ts'
import { ReportButton } from '../forms/report-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { loginToFollow, useOpenAfterLogin } from '../shell/open-after-login.ts'
import { usePhoneRole, useViewer } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { toast } from '../ui/toaster.tsx'
import { followedKey, sellerQueries } from './queries.ts'

const lazyReportDialog = lazyPart(
  async () => (await import('./report-seller-dialog.tsx')).ReportSellerDialog,
)

type FollowButtonProps = { seller: { _id: string; name: string } }

/** Follows or unfollows a seller; visitors log in first and return here. */
export function FollowButton({ seller }: FollowButtonProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { known } = useViewer()
  const role = usePhoneRole({ sellerId: seller._id })
  const isBuyer = known && role === 'buyer'
  const { data } = useQuery({ ...sellerQueries.followed(api), enabled: isBuyer })
  const { busy, run } = useAction()
  const following = data?.items.some(({ _id }) => _id === seller._id) ?? false

  const change = () =>
    run('follow', async () => {
      const path = { id: seller._id }
      if (following) await api.delete('/api/sellers/{id}/follow', { path })
      else await api.post('/api/sellers/{id}/follow', { path })
      await queryClient.invalidateQueries({ queryKey: followedKey })
      toast.success(
        following
          ? `You no longer follow ${seller.name}`
          : `You’ll be notified when ${seller.name} lists a phone`,
      )
    })
  useOpenAfterLogin('follow', isBuyer && data !== undefined, async () => {
    if (!following) await change()
  })

  if (role === 'visitor')
    return (
      <Link to={loginToFollow(seller._id)} className={buttonClass()}>
        <BellPlus aria-hidden="true" className="size-4" />
        Log in to follow
      </Link>
    )
  if (role === 'admin' || role === 'owner') return null

  return (
    <Button
      icon={
        following ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <BellPlus aria-hidden="true" className="size-4" />
        )
      }
      aria-pressed={following}
      aria-label={following ? `Unfollow ${seller.name}` : `Follow ${seller.name}`}
      busy={busy !== undefined || (isBuyer && !data)}
      busyLabel={following ? 'Following' : 'Follow'}
      onClick={change}
    >
      {following ? 'Following' : 'Follow'}
    </Button>
  )
}

/** Lets people report a seller. Admins ban accounts in the list of users. */
export function ReportSeller({ seller }: { seller: { _id: string; name: string } }) {
  const { kind, user } = useViewer()
  if (kind === 'admin') return null
  return (
    <ReportButton
      page={pages.seller(seller._id)}
      hash="report"
      isOwn={user?._id === seller._id}
      dialog={lazyReportDialog}
      subject={{ seller }}
    >
      Report this seller
    </ReportButton>
  )
}
