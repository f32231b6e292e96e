import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { Article, Part } from '../content/article.tsx'
import { pageHead } from '../document-head.ts'
import { linkClass } from '../ui/link.tsx'

export const Route = createFileRoute('/contact')({
  head: () =>
    pageHead('Contact', 'Whom to ask about a phone, a booking, a bad listing or your account.', {
      canonical: pages.contact(),
    }),
  component: Contact,
})

function Contact() {
  return (
    <Article title="Contact" lead="Whom to ask depends on the question. Here is the shortest way.">
      <Part title="About a phone">
        <p>
          Ask its seller. Once you are logged in, every listing has a link to write to them. Ask
          before you travel: about the battery, repairs, and whether the phone is unlocked and
          signed out of every account.
        </p>
      </Part>
      <Part title="About a booking">
        <p>
          <Link to={pages.myOrders()} className={linkClass}>
            My Orders
          </Link>{' '}
          shows until when the phone is held for you, your hand-over code, and a way to cancel. If
          you cannot make it, cancel: the phone is then free for the next person at once.
        </p>
      </Part>
      <Part title="About something that looks wrong">
        <p>
          Open the listing and choose “Report this listing”. You need to be logged in. The report
          goes to the admins of this shop, and the seller does not learn who sent it. If you think a
          phone is stolen, do not meet the seller; tell the police.
        </p>
      </Part>
      <Part title="About your account">
        <p>
          A lost password you can replace yourself:{' '}
          <Link to={pages.forgotPassword()} className={linkClass}>
            ask for a link by mail
          </Link>
          . Your name, photo and role you change in the{' '}
          <Link to={pages.dashboard()} className={linkClass}>
            dashboard
          </Link>
          . To have an account deleted, ask the people who run this shop: whoever gave you its
          address can tell you who they are.
        </p>
      </Part>
      <Part title="For the people who run this shop">
        <p>
          The operating guide that came with Redial explains settings, mail, backups and how to make
          somebody an admin. Programs can talk to this shop too:{' '}
          <a href="/api/docs" className={linkClass}>
            the API is described here
          </a>
          .
        </p>
      </Part>
    </Article>
  )
}
