import { Link, useHydrated } from '@tanstack/react-router'
import { formatMoney } from '../../shared/money.ts'
import type { Conversation } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { lastMessageText, useMessageLabels } from './message-labels.ts'
import { ShortTime } from './message-list.tsx'
import { messagesPage } from './messages-page.ts'

/** A conversation in the list. */
export function ConversationLink({
  conversation,
  isCurrent,
}: {
  conversation: Conversation
  isCurrent: boolean
}) {
  const t = useTranslations('messages')
  const { otherName } = useMessageLabels()
  const isUnread = conversation.unread > 0
  const lastText = <bdi>{lastMessageText(conversation, t)}</bdi>
  return (
    <Link
      {...messagesPage}
      search={{ conversation: conversation._id }}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        'flex min-h-18 items-center gap-3 rounded-field p-3 hover:bg-sand',
        isCurrent && 'bg-sand',
      )}
    >
      <Thumbnail src={conversation.phone.img} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span
            dir="auto"
            className={classNames('min-w-0 truncate', isUnread ? 'font-semibold' : 'font-medium')}
          >
            {otherName(conversation)}
          </span>
          {/* Of another width once it is written as the reader reads it. */}
          <span className="ms-auto shrink-0 text-sm text-muted">
            {useHydrated() && <ShortTime at={conversation.lastAt} />}
          </span>
        </span>
        <PhoneLine phone={conversation.phone} />
        <span className="flex items-center gap-2">
          <span
            className={classNames(
              'min-w-0 flex-1 truncate text-sm',
              isUnread ? 'font-medium text-ink' : 'text-muted',
            )}
          >
            {conversation.last.mine ? t.rich('yours', { text: () => lastText }) : lastText}
          </span>
          {isUnread && (
            <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent-wash px-1 text-sm font-semibold text-accent-ink tabular-nums">
              <span>{conversation.unread > 99 ? '99+' : conversation.unread}</span>
              <span className="sr-only">{t('unread')}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

/** 'Pixel 5 · $285 · Sold' */
function PhoneLine({ phone }: { phone: Conversation['phone'] }) {
  const t = useTranslations('messages.phoneState')
  const { name, state, priceMinor, currency } = phone
  const price = formatMoney(priceMinor, currency, useLanguage())
  return (
    <span className="flex text-sm text-muted">
      <bdi className="min-w-0 truncate">{name}</bdi>
      <span className="shrink-0 whitespace-pre tabular-nums">{` · ${price}`}</span>
      {state !== 'live' && (
        <span className="shrink-0 whitespace-pre">
          {` · ${t(state === 'reserved' || state === 'sold' ? state : 'gone')}`}
        </span>
      )}
    </span>
  )
}
