import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { useHydrated } from '../ui/hooks.ts'
import { Conversation } from './conversation.tsx'
import { NewConversation } from './new-conversation.tsx'
import { ThreadList } from './thread-list.tsx'

export type MessagesSearch = { thread?: string; about?: string; order?: string }

type MessagesPageProps = Omit<MessagesSearch, 'order'> & {
  /** The conversation of the order in the URL; rendered only in the browser. */
  orderConversation: ReactNode
}

/** The list of conversations next to the open one; small screens show one of the two. */
export function MessagesPage({ thread, about, orderConversation }: MessagesPageProps) {
  const ready = useHydrated()
  const isOpen = Boolean(thread ?? orderConversation ?? about)
  return (
    <>
      <header className={classNames('pt-10 pb-6', isOpen && 'max-md:sr-only')}>
        <h1 className="text-xl">Messages</h1>
      </header>
      <div
        className={classNames(
          'md:grid md:h-[calc(100dvh-14rem)] md:min-h-112 md:grid-cols-[17rem_minmax(0,1fr)] md:overflow-hidden md:rounded-box md:border md:border-hairline xl:grid-cols-[20rem_minmax(0,1fr)]',
          isOpen && 'max-md:mt-4',
        )}
      >
        <div
          className={classNames(
            'md:overflow-y-auto md:border-e md:border-hairline md:p-2',
            isOpen && 'max-md:hidden',
          )}
        >
          {/* Loaded in the browser only: private data that changes often is not part of the HTML. */}
          {ready && <ThreadList current={thread} />}
        </div>
        <section
          aria-label="Conversation"
          className={classNames(
            'flex min-h-0 min-w-0 flex-col max-md:h-[calc(100dvh-10rem)] max-md:rounded-box max-md:border max-md:border-hairline',
            !isOpen && 'max-md:hidden',
          )}
        >
          {ready && thread && <Conversation key={thread} id={thread} />}
          {ready && !thread && orderConversation}
          {ready && !thread && !orderConversation && about && (
            <NewConversation key={about} phoneId={about} />
          )}
          {!isOpen && <NothingOpen />}
        </section>
      </div>
    </>
  )
}

function NothingOpen() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 p-6 text-center text-muted">
      <MessagesSquare aria-hidden="true" className="size-8" />
      <p>Choose a conversation to read it here.</p>
    </div>
  )
}
