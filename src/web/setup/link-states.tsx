import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { useApi } from '../api/index.ts'
import { configQuery } from '../shell/shop.ts'
import { buttonClass } from '../ui/button.tsx'

/** A link that is wrong, used or too old. */
export function LinkNotFound() {
  if (useIsDemo()) return <DemoWithoutLink />
  return (
    <AccountPage title="This link doesn’t open the set-up">
      <div className="flex flex-col items-start gap-4">
        <p className="text-pretty">
          A new shop prints a link when it starts. It works once, for a day, and only the newest one
          works.
        </p>
        <p className="text-pretty">
          If you run this shop: restart it, or run <code>redial setup-link</code> on its computer,
          and open the link that is printed.
        </p>
        <Link to={pages.home()} className={buttonClass()}>
          Go to the home page
        </Link>
      </div>
    </AccountPage>
  )
}

const useIsDemo = () => Boolean(useQuery(configQuery(useApi())).data?.demo)

/** In a demo, by somebody who has no working link, or where no link can work. */
function DemoWithoutLink() {
  return (
    <AccountPage title="This link doesn’t open a shop of your own">
      <div className="flex flex-col items-start gap-4">
        <p className="text-pretty">
          If you run this demo: it prints a link when it starts, with which your own shop takes its
          place. The link works once, for a day, and only the newest one works.{' '}
          <code>redial setup-link</code> prints a new one.
        </p>
        <p className="text-pretty">
          A demo with DATABASE_URL, with photos in a bucket, or with DEMO=1 stays a demo. For a shop
          of your own, start the server with DEMO=0, an empty DATA_DIR and, if you set them, an
          empty database and bucket.
        </p>
        <Link to={pages.home()} className={buttonClass()}>
          Go to the home page
        </Link>
      </div>
    </AccountPage>
  )
}

/** The link of a shop that has an admin. */
export function AlreadySetUp() {
  if (useIsDemo()) return <DemoWithoutLink />
  return (
    <AccountPage title="This shop is set up">
      <div className="flex flex-col items-start gap-4">
        <p className="text-pretty">
          It has an admin, so the link has stopped working. If somebody else was faster than you,
          ask them for access.
        </p>
        <Link to={pages.login(pages.dashboard())} className={buttonClass({ variant: 'primary' })}>
          Log in
        </Link>
      </div>
    </AccountPage>
  )
}
