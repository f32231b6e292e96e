import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import { ALERT_MAIL_MINUTES } from '../../../shared/listings/listing-limits.ts'
import { formatMoney } from '../../../shared/money.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { Api, FollowedSellers } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { EmailSwitch } from '../../forms/email-switch.tsx'
import { useAction } from '../../forms/use-action.ts'
import { PhonePhoto } from '../../listings/phone-photo.tsx'
import { followedKey, sellerQueries } from '../../sellers/queries.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { cardLinkClass, LinkCard, linkClass } from '../../ui/link.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return { followed: sellerQueries.followed(api) }
}

export const Route = createFileRoute('/dashboard/followed-sellers')({
  ...dashboardPage({
    title: 'followedSellers',
    shape: 'list',
    text: ['savedSearches'],
    translated: true,
    access: 'buy',
    nav: { icon: 'UserRoundCheck', group: 'buying', order: 2 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: FollowedSellersPage,
})

/** The sellers that a person follows, and whether their new phones are emailed. */
function FollowedSellersPage() {
  const t = useTranslations('savedSearches.followed')
  const { api } = useDashboard()
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <Loaded shape="list" query={useQuery(pageQueries(api).followed)} caption={t('caption')}>
        {(followed) => <Followed api={api} followed={followed} />}
      </Loaded>
    </>
  )
}

function Followed({ api, followed: { items, mails } }: { api: Api; followed: FollowedSellers }) {
  const t = useTranslations('savedSearches.followed')
  const find = useTranslations('savedSearches.empty')('find')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()

  const unfollow = ({ _id, name }: FollowedSellers['items'][number]) =>
    run(_id, async () => {
      await api.delete('/api/sellers/{id}/follow', { path: { id: _id } })
      await queryClient.invalidateQueries({ queryKey: followedKey })
      toast.success(t('done', { name: isolate(name, language) }))
    })

  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          title={t('empty')}
          picture={<Users />}
          actions={
            <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
              {find}
            </Link>
          }
        >
          {t('how')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {items.map((seller) => (
            <li key={seller._id} className="flex flex-col gap-3 py-4">
              <div className="flex items-center gap-x-4">
                <Avatar name={seller.name} src={seller.photoURL ?? undefined} />
                <div className="min-w-0 flex-1">
                  <Link to={pages.seller(seller._id)} className={linkClass}>
                    <bdi>{seller.name}</bdi>
                  </Link>
                  <p className="text-sm text-muted">
                    <span>
                      {t('phones', {
                        count: seller.live,
                        shown: formatCount(seller.live, language),
                      })}
                    </span>
                    {' · '}
                    <span>
                      {t.rich('since', { time: () => <Moment at={seller.followedAt} /> })}
                    </span>
                  </p>
                </div>
                <Button
                  aria-label={t('unfollowName', { name: isolate(seller.name, language) })}
                  busy={busy === seller._id}
                  busyLabel={t('unfollowing')}
                  onClick={() => unfollow(seller)}
                >
                  {t('unfollow')}
                </Button>
              </div>
              <NewestPhones phones={seller.phones} />
            </li>
          ))}
        </ul>
      )}
      <EmailSwitch
        label={t('mails', {
          count: ALERT_MAIL_MINUTES,
          shown: formatCount(ALERT_MAIL_MINUTES, language),
        })}
        on={mails}
        save={(on) => api.put('/api/followed-seller-mails', { body: { on } })}
        saved={{ on: t('on'), off: t('off') }}
      />
    </>
  )
}

/** What the seller has listed last. */
function NewestPhones({ phones }: Pick<FollowedSellers['items'][number], 'phones'>) {
  const language = useLanguage()
  if (phones.length === 0) return null
  return (
    <ul className="grid max-w-2xl grid-cols-3 gap-3 sm:gap-4">
      {phones.map((phone) => (
        <LinkCard key={phone._id} as="li" className="min-w-0">
          <PhonePhoto
            phone={{ ...phone, color: '' }}
            sizes="(width >= 48rem) 13rem, 30vw"
            alt=""
            className="mb-2 aspect-square"
          />
          <Link
            to={pages.phone(phone._id)}
            className={classNames(cardLinkClass, 'block truncate text-sm')}
          >
            <bdi>{phone.name}</bdi>
          </Link>
          <p className="text-sm font-semibold tabular-nums">
            {formatMoney(phone.priceMinor, phone.currency, language)}
          </p>
        </LinkCard>
      ))}
    </ul>
  )
}
