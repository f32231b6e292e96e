import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { sharePage } from '../ui/share.ts'
import { CommunityIcon, FeedIcon, MailIcon, ShareIcon } from '../ui/site-footer.tsx'

const iconClass = 'btn btn-ghost btn-square text-muted hover:text-ink'
/** A button has no current page to show. */
const look = { className: iconClass, activeProps: { className: '' } }

/** Ways to stay in touch that need no company in between. */
export function SocialLinks() {
  return (
    <>
      <li>
        <Link to={pages.contact()} aria-label="Write to us" title="Write to us" {...look}>
          <MailIcon />
        </Link>
      </li>
      <li>
        <Link to={pages.support()} aria-label="Ask for help" title="Ask for help" {...look}>
          <CommunityIcon />
        </Link>
      </li>
      <li>
        <Link to={pages.blog()} aria-label="Read our blog" title="Read our blog" {...look}>
          <FeedIcon />
        </Link>
      </li>
      <li>
        <button
          type="button"
          aria-label="Share this page"
          title="Share this page"
          className={iconClass}
          onClick={sharePage}
        >
          <ShareIcon />
        </button>
      </li>
    </>
  )
}
