import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../shared/quantities.ts'
import type { Mail } from '../api/index.ts'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { OutboxLetter } from './outbox-letter.tsx'
import { type OutboxSearch, outboxPage } from './outbox-query.ts'

/** The emails beside the open one, by default the newest; small screens show one of the two. */
export function OutboxEmails({ mails, mail: id, as }: OutboxSearch & { mails: readonly Mail[] }) {
  const t = useTranslations('mails.outbox')
  const chosen = mails.find((one) => one.id === id)
  const open = chosen ?? mails[0]
  return (
    <div className="md:grid md:h-[calc(100dvh-9rem)] md:min-h-112 md:grid-cols-[20rem_minmax(0,1fr)] md:overflow-hidden md:rounded-box md:border md:border-hairline xl:grid-cols-[24rem_minmax(0,1fr)]">
      <nav
        aria-label={t('list')}
        className={classNames(
          'md:overflow-y-auto md:border-e md:border-hairline',
          chosen && 'max-md:hidden',
        )}
      >
        <ul>
          {groupBySubject(mails).map((group) => (
            <MailGroup key={group[0].id} mails={group} openId={open?.id} as={as} />
          ))}
        </ul>
      </nav>
      {open && (
        <div className={classNames('min-w-0 md:overflow-y-auto', !chosen && 'max-md:hidden')}>
          <Link
            {...outboxPage}
            search={{}}
            className={`${linkClass} inline-flex min-h-11 items-center gap-2 md:hidden`}
          >
            <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {t('all')}
          </Link>
          <OutboxLetter key={open.id} mail={open} as={open.isFormatted ? as : 'text'} />
        </div>
      )}
    </div>
  )
}

type Group = [Mail, ...Mail[]]

/** Emails with the same subject that follow each other, as after several logins. */
function groupBySubject(mails: readonly Mail[]): Group[] {
  const groups: Group[] = []
  for (const mail of mails) {
    const last = groups.at(-1)
    if (last?.[0].subject === mail.subject) last.push(mail)
    else groups.push([mail])
  }
  return groups
}

type RowProps = Pick<OutboxSearch, 'as'> & { openId: string | undefined }

/** The newest of a group, and a button that shows the others. */
function MailGroup({ mails: [first, ...others], openId, as }: { mails: Group } & RowProps) {
  const t = useTranslations('mails.outbox')
  const language = useLanguage()
  const [isExpanded, setExpanded] = useState(false)
  const count = others.length
  const areShown = isExpanded || others.some(({ id }) => id === openId)
  return (
    <>
      <MailRow mail={first} openId={openId} as={as} />
      {areShown
        ? others.map((mail) => <MailRow key={mail.id} mail={mail} openId={openId} as={as} />)
        : count > 0 && (
            <li className="border-b border-hairline">
              <button
                type="button"
                className={`${linkClass} inline-flex min-h-11 cursor-pointer items-center md:px-4`}
                onClick={() => setExpanded(true)}
              >
                {t('more', { count, shown: formatCount(count, language) })}
              </button>
            </li>
          )}
    </>
  )
}

function MailRow({ mail, openId, as }: { mail: Mail } & RowProps) {
  const t = useTranslations('mails.outbox')
  const isOpen = mail.id === openId
  return (
    <li className="border-b border-hairline">
      <Link
        {...outboxPage}
        search={{ mail: mail.id, ...(as && { as }) }}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames('block py-3 hover:bg-sand md:px-4', isOpen && 'md:bg-sand')}
      >
        <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          {mail.subject}
        </span>
        <span className="block truncate text-sm text-muted">{t('to', { email: mail.to })}</span>
        {/* The time at the end: it gets another width once it is written as the reader reads it. */}
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {mail.topic && <Badge>{t(`topics.${mail.topic}`)}</Badge>}
          <Moment at={mail.at} exact />
        </span>
      </Link>
    </li>
  )
}
