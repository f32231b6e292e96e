import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { ApiError, type DeletionPreview } from '../../api/index.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useForgetViewer } from '../../shell/use-forget-viewer.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { formatCount } from '../../ui/format-count.ts'
import { linkClass } from '../../ui/link.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { SectionProps } from '../section.ts'
import { deletionQuery } from './queries.ts'

/** Deletes the viewer's account, after saying what goes, what stays, and what stands in the way. */
export function DeleteAccount({ api }: SectionProps) {
  const query = useQuery(deletionQuery(api))
  const forgetViewer = useForgetViewer()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()

  const deleteAccount = async () => {
    const what =
      'Your account and your personal data will be deleted for good. This can’t be undone.'
    if (!(await confirm({ what, act: 'Delete my account', danger: true }))) return
    await run('delete', async () => {
      try {
        await api.delete('/api/me')
      } catch (error) {
        // An order may have been placed since the page was loaded.
        if (error instanceof ApiError && error.status === 409) await query.refetch()
        throw error
      }
      await forgetViewer()
      toast.success('Your account was deleted')
    })
  }

  return (
    <>
      <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-1 font-medium">What is deleted</h3>
          <p className="text-pretty text-muted">
            Your profile and photo, sign-in methods and devices, listings with their photos,
            favorites, saved searches, addresses, notifications, the photos you sent in messages,
            and our emails to you.
          </p>
        </div>
        <div>
          <h3 className="mb-1 font-medium">What is kept, without your name</h3>
          <p className="text-pretty text-muted">
            Orders, payments and the reviews you wrote, because the law requires records of sales.
            People you wrote to keep the text of your messages.
          </p>
        </div>
      </div>
      <Loaded query={query} caption="account deletion">
        {(preview) => (
          <>
            <Consequences preview={preview} />
            {preview.blockers.length === 0 && (
              <Button
                variant="danger"
                className="self-start"
                busy={busy === 'delete'}
                busyLabel="Deleting"
                onClick={deleteAccount}
              >
                Delete my account
              </Button>
            )}
          </>
        )}
      </Loaded>
      {confirmDialog}
    </>
  )
}

function Consequences({ preview }: { preview: DeletionPreview }) {
  const { blockers, orders, listings } = preview
  if (blockers.length > 0) return <Blockers preview={preview} />
  const effects = [
    listings > 0 &&
      `${formatCount(listings)} ${listings === 1 ? 'listing is' : 'listings are'} withdrawn`,
    orders.length > 0 &&
      `${formatCount(orders.length)} open ${orders.length === 1 ? 'booking is' : 'bookings are'} canceled`,
  ].filter(Boolean)
  return effects.length > 0 ? <p>At once, {effects.join(' and ')}.</p> : null
}

function Blockers({ preview: { blockers, orders } }: { preview: DeletionPreview }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">You can’t delete your account yet.</p>
      {blockers.includes('orders_under_way') && (
        <div>
          <p>Finish these orders first, so that no phone or money gets lost:</p>
          <ul className="list-disc pl-5">
            {orders.map(({ _id, name }) => (
              <li key={_id}>
                <Link to={pages.order(_id)} className={linkClass}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {blockers.includes('payout_due') && (
        <p>
          We still owe you money from a sale.{' '}
          <Link to={pages.payouts()} className={linkClass}>
            View your payouts
          </Link>
        </p>
      )}
    </div>
  )
}
