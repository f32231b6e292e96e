import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Conversation, Message } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { Moment } from '../ui/moment.tsx'
import { Bubble } from './bubble.tsx'

type MessageListProps = {
  conversation: Conversation
  /** What is on its way, after the rest. */
  children?: ReactNode
  pendingCount: number
  onEarlier: () => Promise<void>
  /** The last message is in sight. */
  onSeen: () => void
}

/** Nearer to the end than this counts as being there. */
const NEAR_END_PX = 80
const TOGETHER_MS = 5 * 60_000

/** The messages of a conversation by day. It stays at its end, unless one has scrolled up to read. */
export function MessageList(props: MessageListProps) {
  const { conversation, children, pendingCount, onEarlier, onSeen } = props
  const { thread, messages, earlier } = conversation
  const box = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const [busy, setBusy] = useState(false)
  const last = messages.at(-1)?.number ?? 0
  const lastSeen = messages.findLast(({ mine, number }) => mine && number <= thread.seenNumber)

  function toEnd() {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new message
  useLayoutEffect(() => {
    if (atEnd) toEnd()
  }, [last, pendingCount])

  // What is above grows when the window becomes narrow; the end stays in sight all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whether it is at its end counts
  useEffect(() => {
    if (!atEnd || !list.current) return
    const watcher = new ResizeObserver(toEnd)
    watcher.observe(list.current)
    return () => watcher.disconnect()
  }, [atEnd])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new message that is in sight
  useEffect(() => {
    if (!atEnd) return
    const look = () => document.visibilityState === 'visible' && onSeen()
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [atEnd, last])

  function scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = box.current ?? document.body
    setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR_END_PX)
  }

  async function showEarlier() {
    const before = box.current?.scrollHeight ?? 0
    setBusy(true)
    await onEarlier().finally(() => setBusy(false))
    requestAnimationFrame(() => {
      if (box.current) box.current.scrollTop += box.current.scrollHeight - before
    })
  }

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        onScroll={scrolled}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label="Messages"
        className="h-full overflow-y-auto overscroll-contain px-4 py-4"
      >
        {earlier && (
          <div className="flex justify-center pb-4">
            <Button busy={busy} onClick={showEarlier}>
              Show earlier messages
            </Button>
          </div>
        )}
        <ol ref={list} className="flex flex-col gap-3">
          {messages.map((message, at) => (
            <DayAndBubble
              key={message.number}
              message={message}
              before={messages[at - 1]}
              after={messages[at + 1]}
              seen={message.number === lastSeen?.number}
            />
          ))}
          {children}
        </ol>
      </section>
      {!atEnd && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            className="bg-raised shadow-overlay"
            icon={<ArrowDown className="size-4" />}
            onClick={toEnd}
          >
            To the newest
          </Button>
        </div>
      )}
      <NewMessage messages={messages} />
    </div>
  )
}

type DayAndBubbleProps = {
  message: Message
  before: Message | undefined
  after: Message | undefined
  seen: boolean
}

function DayAndBubble({ message, before, after, seen }: DayAndBubbleProps) {
  const isNewDay = !before || dayOf(before.at) !== dayOf(message.at)
  return (
    <>
      {isNewDay && (
        <li className="self-center py-2 text-sm text-muted">
          <Moment at={message.at} />
        </li>
      )}
      <Bubble message={message} seen={seen} isLast={!after || !isTogether(message, after)} />
    </>
  )
}

/** Written by the same person, so shortly after that one hour says it for both. */
function isTogether(one: Message, next: Message): boolean {
  const apart = new Date(next.at).getTime() - new Date(one.at).getTime()
  return one.mine === next.mine && apart < TOGETHER_MS && dayOf(one.at) === dayOf(next.at)
}

const dayOf = (at: string) => new Date(at).toDateString()

/** Says to screen readers what came while one was here. */
function NewMessage({ messages }: { messages: readonly Message[] }) {
  const last = messages.at(-1)
  const [from] = useState(last?.number ?? 0)
  const isNew = last !== undefined && !last.mine && last.number > from
  return (
    <p role="status" className="sr-only">
      {isNew ? `New message: ${last.text || 'a photo'}` : ''}
    </p>
  )
}
