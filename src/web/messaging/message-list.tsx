import {
  ArrowDown,
  CheckCheck,
  RotateCcw,
  ShieldQuestionMark,
  Trash,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReaderFormat } from '../../shared/reader-format.ts'
import { DAY } from '../../shared/time.ts'
import type { ConversationMessages, Message } from '../api/index.ts'
import { useNow } from '../api/server-time.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useObjectUrl } from '../ui/hooks.ts'
import { Moment, useReader } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import type { Pending } from './composer.tsx'

type MessageListProps = {
  loaded: ConversationMessages
  /** Pending messages, after the others. */
  children?: ReactNode
  pendingCount: number
  onEarlier: () => Promise<void>
  /** Called when the last message is visible. */
  onSeen: () => void
}

/** Closer to the end than this counts as being at the end. */
const NEAR_END_PX = 80
const TOGETHER_MS = 5 * 60_000

/**
 * The messages of a conversation by day. Stays scrolled to the end unless the reader has scrolled
 * up.
 */
export function MessageList(props: MessageListProps) {
  const { loaded, children, pendingCount, onEarlier, onSeen } = props
  const { conversation, messages, hasEarlier } = loaded
  const t = useTranslations('messages')
  const box = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const [busy, setBusy] = useState(false)
  const last = messages.at(-1)?.number ?? 0
  const lastSeen = messages.findLast(
    ({ mine, number }) => mine && number <= conversation.seenNumber,
  )

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
    const markSeen = () => document.visibilityState === 'visible' && onSeen()
    markSeen()
    document.addEventListener('visibilitychange', markSeen)
    return () => document.removeEventListener('visibilitychange', markSeen)
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
        aria-label={t('list')}
        className="h-full overflow-y-auto overscroll-contain px-4 py-4"
      >
        {hasEarlier && (
          <div className="flex justify-center pb-4">
            <Button busy={busy} onClick={showEarlier}>
              {t('earlier')}
            </Button>
          </div>
        )}
        <ol ref={list} className="flex flex-col gap-3">
          {messages.map((message, index) => (
            <DayAndBubble
              key={message.number}
              message={message}
              before={messages[index - 1]}
              after={messages[index + 1]}
              isSeen={message.number === lastSeen?.number}
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
            {t('jump')}
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
  isSeen: boolean
}

function DayAndBubble({ message, before, after, isSeen }: DayAndBubbleProps) {
  const { day } = useReader()
  const isNewDay = !before || day(before.at) !== day(message.at)
  return (
    <>
      {isNewDay && (
        <li className="self-center py-2 text-sm text-muted">
          <Moment at={message.at} />
        </li>
      )}
      <Bubble
        message={message}
        isSeen={isSeen}
        isLast={!after || !sharesTimeLabel(message, after, day)}
      />
    </>
  )
}

/** From the same sender and soon after the previous one, so that one time label is enough. */
function sharesTimeLabel(one: Message, next: Message, day: ReaderFormat['day']): boolean {
  const apart = new Date(next.at).getTime() - new Date(one.at).getTime()
  return one.mine === next.mine && apart < TOGETHER_MS && day(one.at) === day(next.at)
}

/** Announces new messages to screen readers. */
function NewMessage({ messages }: { messages: readonly Message[] }) {
  const t = useTranslations('messages')
  const last = messages.at(-1)
  const [from] = useState(last?.number ?? 0)
  const isNew = last !== undefined && !last.mine && last.number > from
  return (
    <p role="status" className="sr-only">
      {/* As its own element: "OK" after "OK" would otherwise change nothing, and not be read. */}
      {isNew && (
        <span key={last.number}>
          {t.rich('newMessage', { text: () => <span>{last.text || t('aPhoto')}</span> })}
        </span>
      )}
    </p>
  )
}

const bubbleStyles = {
  mine: 'bg-ink text-paper rounded-ee-sm',
  theirs: 'bg-sand text-ink rounded-es-sm',
}

type BubbleProps = {
  message: Message
  /** Whether the other side has read up to this message. */
  isSeen: boolean
  /** Whether it is the last of a group that shares one time label. */
  isLast: boolean
}

/** One message: one's own at the end of the line, the other's at the start. */
export function Bubble({ message, isSeen, isLast }: BubbleProps) {
  const { mine, text, photo, masked, paymentWarning, at } = message
  const t = useTranslations('messages')
  return (
    <Row mine={mine} name={mine ? t('you') : undefined}>
      {photo && (
        <a href={photo.url} target="_blank" rel="noreferrer" className="max-w-full">
          <img
            src={photo.url}
            alt={t('sentPhoto')}
            {...shownSize(photo)}
            className="h-auto max-w-full rounded-box bg-sand"
          />
        </a>
      )}
      {text && <MessageText mine={mine}>{text}</MessageText>}
      {masked && (
        <p className="flex max-w-prose items-start gap-1.5 text-sm text-muted">
          <ShieldQuestionMark aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(mine ? 'masked.sender' : 'masked.recipient')}
        </p>
      )}
      {paymentWarning && (
        <p className="flex max-w-prose items-start gap-1.5 rounded-field bg-amber-wash px-3 py-2 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(mine ? 'payment.sender' : 'payment.recipient')}
        </p>
      )}
      {(isLast || isSeen) && (
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Hour at={at} />
          {isSeen && (
            <span className="flex items-center gap-1">
              <CheckCheck aria-hidden="true" className="size-4" /> {t('isRead')}
            </span>
          )}
        </p>
      )}
    </Row>
  )
}

/** Fits the photo into the conversation, in pixels; known before it loads, so nothing shifts. */
function shownSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, 320 / width, 320 / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

type PendingBubbleProps = {
  pending: Pending
  onRetry: () => void
  onDrop: () => void
}

/** A pending message; if it waits or failed, with the reason and ways to send or discard it. */
export function PendingBubble({ pending, onRetry, onDrop }: PendingBubbleProps) {
  const { text, photo, file, state, problem } = pending
  const t = useTranslations('messages')
  const preview = useObjectUrl(file)
  return (
    <Row mine name={t('you')}>
      {photo && (
        <img
          // Once the message has arrived, its photo no longer has the address of the upload.
          src={file ? preview : photo}
          alt={t('pending.photo')}
          className="max-h-80 max-w-full rounded-box bg-sand object-contain opacity-60"
        />
      )}
      {text && (
        <MessageText mine faint={state === 'sending'}>
          {text}
        </MessageText>
      )}
      {state === 'sending' ? (
        <p className="text-sm text-muted">{t('pending.sending')}</p>
      ) : (
        <div role="alert" className="flex flex-col items-end gap-1">
          {state === 'waiting' ? (
            <p className="max-w-prose text-end text-sm text-amber">{t('pending.waiting')}</p>
          ) : (
            <p className="max-w-prose text-end text-sm text-red">
              {t('pending.failed', { problem: problem ?? t('pending.unknown') })}
            </p>
          )}
          <div className="flex gap-1">
            <Button variant="ghost" icon={<Trash className="size-4" />} onClick={onDrop}>
              {t('pending.delete')}
            </Button>
            <Button icon={<RotateCcw className="size-4" />} onClick={onRetry}>
              {t('pending.retry')}
            </Button>
          </div>
        </div>
      )}
    </Row>
  )
}

function Row({
  mine,
  name,
  children,
}: {
  mine: boolean
  name?: string | undefined
  children: ReactNode
}) {
  return (
    <li
      className={classNames(
        'flex max-w-[85%] flex-col gap-1 md:max-w-[75%]',
        mine ? 'items-end self-end' : 'items-start self-start',
      )}
    >
      {name && <span className="sr-only">{name}</span>}
      {children}
    </li>
  )
}

function MessageText({
  mine,
  faint = false,
  children,
}: {
  mine: boolean
  faint?: boolean
  children: string
}) {
  return (
    // Written in the direction of its script, and isolated so that it can't affect its surroundings.
    <p
      dir="auto"
      className={classNames(
        'isolate max-w-full rounded-box px-4 py-2.5 whitespace-pre-wrap wrap-anywhere',
        mine ? bubbleStyles.mine : bubbleStyles.theirs,
        faint && 'opacity-70',
      )}
    >
      {children}
    </p>
  )
}

/** The time of day. */
export function Hour({ at }: { at: string }) {
  const { hour } = useReader()
  return <Time at={at}>{hour(at)}</Time>
}

/** The time for today, the day for the last months, otherwise the full date. */
export function ShortTime({ at }: { at: string }) {
  const { hour, day, dayOfYear } = useReader()
  const now = useNow()
  if (day(at) === day(new Date(now))) return <Time at={at}>{hour(at)}</Time>
  const isRecent = now - Date.parse(at) < 300 * DAY
  return <Time at={at}>{isRecent ? dayOfYear(at) : day(at)}</Time>
}

function Time({ at, children }: { at: string; children: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {children}
    </time>
  )
}
