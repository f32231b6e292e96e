import { MessagesSquare } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { useHydrated } from '../ui/hooks.ts'
import { Conversation } from './conversation.tsx'
import { NewConversation } from './new-conversation.tsx'
import { OrderConversation } from './order-conversation.tsx'
import { ThreadList } from './thread-list.tsx'

export type MessagesSearch = { thread?: string; about?: string; order?: string }

/** Conversations beside the one that is open; on a phone's screen one of the two. */
export function MessagesPage({ thread, about, order }: MessagesSearch) {
  const ready = useHydrated()
  const isOpen = Boolean(thread ?? order ?? about)
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
          {/* Both are asked for by the browser: what is private and changes by the second is in no HTML. */}
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
          {ready && !thread && order && <OrderConversation key={order} orderId={order} />}
          {ready && !thread && !order && about && <NewConversation key={about} phoneId={about} />}
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
