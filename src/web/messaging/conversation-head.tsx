import { Link } from '@tanstack/react-router'
import { ArrowLeft, Ban, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../routes.ts'
import type { Thread } from '../api/index.ts'
import { Thumbnail } from '../dashboard/thumbnail.tsx'
import { buttonClass, IconButton } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'
import { messagesPage } from './place.ts'
import { nameOf } from './words.ts'

type HeadProps = {
  phone: { _id: string; name: string; img: string; slug: string }
  name: string
  children?: ReactNode
}

/** Whom one writes to, about which phone; on a phone's screen with the way back to the list. */
export function Head({ phone, name, children }: HeadProps) {
  return (
    <header className="flex items-center gap-3 border-b border-hairline p-3">
      <Link
        {...messagesPage}
        search={{}}
        activeOptions={{ exact: true }}
        aria-label="All messages"
        className={`${buttonClass({ variant: 'ghost' })} btn-square md:hidden`}
      >
        <ArrowLeft className="size-5" />
      </Link>
      <span className="max-sm:hidden">
        <Thumbnail src={phone.img} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base font-semibold">{name}</h2>
        <p className="truncate text-sm">
          <Link to={pages.namedPhone(phone._id, phone.slug)} className={linkClass}>
            {phone.name}
          </Link>
        </p>
      </div>
      {children && <div className="-me-1 flex shrink-0">{children}</div>}
    </header>
  )
}

type ThreadHeadProps = { thread: Thread; onBlock: () => void; onReport: (() => void) | undefined }

export function ThreadHead({ thread, onBlock, onReport }: ThreadHeadProps) {
  const blocked = thread.closed === 'blocked_by_you'
  return (
    <Head phone={thread.phone} name={nameOf(thread)}>
      {onReport && (
        <IconButton
          label="Report this conversation"
          icon={<Flag className="size-4" />}
          aria-haspopup="dialog"
          onClick={onReport}
        />
      )}
      {thread.with && !blocked && (
        <IconButton
          label={`Block ${thread.with.name}`}
          icon={<Ban className="size-4" />}
          onClick={onBlock}
        />
      )}
    </Head>
  )
}
