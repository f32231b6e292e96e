import { Link } from '@tanstack/react-router'
import { pages } from '../../paths.ts'
import { CommunityIcon, FeedIcon, MailIcon, ShareIcon } from '../ui/social-icons.tsx'
import { toast } from '../ui/toaster.tsx'

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

async function sharePage() {
  const page = { title: document.title, url: location.href }
  try {
    if (navigator.share) return await navigator.share(page)
    await navigator.clipboard.writeText(page.url)
    toast.success('Link copied')
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error('Copying is blocked here. Copy the address from the address bar.')
  }
}
