import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import { Article, Part } from '../content/article.tsx'
import { pageHead } from '../document-head.ts'
import { descriptions } from '../seo/descriptions.ts'
import { useShop } from '../shell/shop.ts'
import { linkClass } from '../ui/link.tsx'

export const Route = createFileRoute('/contact')({
  validateSearch: ({ listing }: Record<string, unknown>): { listing?: string } =>
    isListingId(listing) ? { listing } : {},
  head: () =>
    pageHead('Contact', descriptions?.contact, {
      canonical: pages.contact(),
    }),
  component: Contact,
})

function Contact() {
  const { contact } = useShop()
  const { listing } = Route.useSearch()
  return (
    <Article title="Contact" lead="Get help with a phone, a booking, a listing or your account.">
      <Part title="Write to us">
        <p>
          The admins of this shop read your message and reply by email.
          {contact.email && (
            <>
              {' '}
              You can also write to{' '}
              <a href={`mailto:${contact.email}`} className={`${linkClass} break-words`}>
                {contact.email}
              </a>
              .
            </>
          )}
        </p>
        <ContactForm key={listing} listingId={listing} />
        {contact.address && (
          <address className="whitespace-pre-line not-italic">{contact.address}</address>
        )}
      </Part>
      <Part title="About a phone">
        <p>
          Ask its seller: choose “Message the seller” on the listing. Before you travel, ask about
          the battery, repairs, and whether the phone is unlocked and signed out of every account.
        </p>
      </Part>
      <Part title="About a booking">
        <p>
          <Link to={pages.myOrders()} className={linkClass}>
            My Orders
          </Link>{' '}
          shows how long the phone is held for you, your hand-over code, and how to cancel. If you
          can’t make it, cancel, so that someone else can book it.
        </p>
      </Part>
      <Part title="About something that looks wrong">
        <p>
          Open the listing and choose “Report this listing”; if you’re logged out, you log in on the
          way. The report goes to the admins of this shop, and the seller won’t see who sent it. If
          you think a phone is stolen, don’t meet the seller; tell the police.
        </p>
      </Part>
      <Part title="About your account">
        <p>
          Forgot your password?{' '}
          <Link to={pages.forgotPassword()} className={linkClass}>
            Request a reset link
          </Link>
          . You can change your name, photo and role in the{' '}
          <Link to={pages.settings()} hash="profile" className={linkClass}>
            settings
          </Link>
          . To have your account deleted, write to us with the form on this page.
        </p>
      </Part>
      <Part title="For the people who run this shop">
        <p>
          The operating guide that comes with Redial explains settings, email, backups and how to
          make someone an admin. Developers can use the API:{' '}
          <a href="/api/docs" className={linkClass}>
            read its description
          </a>
          .
        </p>
      </Part>
    </Article>
  )
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether it can be the id of a listing, as it stands in a link. */
function isListingId(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}
