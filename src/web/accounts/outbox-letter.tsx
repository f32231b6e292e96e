import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { pages } from '../../contract/urls.ts'
import type { Mail } from '../api/index.ts'
import { withLinks } from '../shell/with-links.tsx'
import { classNames } from '../ui/class-names.ts'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { type OutboxSearch, outboxPage } from './outbox-query.ts'

const choice =
  'inline-flex min-h-11 items-center border-b-2 px-3 text-sm font-medium hover:text-ink'
const currentChoice = 'border-accent text-ink forced-colors:border-[Highlight]'
const otherChoice = 'border-transparent text-muted forced-colors:border-[Canvas]'

/** One email: as email programs show it, or its plain text. */
export function OutboxLetter({ mail, as }: { mail: Mail } & Pick<OutboxSearch, 'as'>) {
  const t = useTranslations('mails.outbox')
  return (
    <article>
      <header className="border-b border-hairline pt-4 md:px-6">
        <h2 dir="auto" className="text-lg wrap-anywhere">
          {mail.subject}
        </h2>
        <div className="mt-1 mb-2 text-sm text-muted">
          <p className="break-all">{t('to', { email: mail.to })}</p>
          <p>
            <Moment at={mail.at} exact />
          </p>
        </div>
        {mail.isFormatted && (
          <nav aria-label={t('format')} className="-mx-3 -mb-px flex">
            {([undefined, 'text'] as const).map((form) => (
              <Link
                key={form ?? 'html'}
                {...outboxPage}
                search={{ mail: mail.id, ...(form && { as: form }) }}
                replace
                resetScroll={false}
                aria-current={form === as ? 'true' : undefined}
                activeOptions={{ exact: true, includeSearch: true }}
                className={classNames(choice, form === as ? currentChoice : otherChoice)}
              >
                {t(form ?? 'html')}
              </Link>
            ))}
          </nav>
        )}
      </header>
      {as === 'text' ? (
        <div dir="auto" className="max-w-prose py-5 wrap-anywhere whitespace-pre-line md:px-6">
          {withLinks(mail.text)}
        </div>
      ) : (
        <LetterFrame mail={mail} />
      )}
    </article>
  )
}

/**
 * The HTML in a frame that runs no scripts; its own policy forbids them too. It is a page of ours with that
 * policy, because a frame with `srcdoc` has the policy of the page around it, which refuses the styles of emails.
 */
function LetterFrame({ mail }: { mail: Mail }) {
  const ref = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return
    const sizes = new ResizeObserver(() => fitHeight(frame))
    const follow = () => {
      sizes.disconnect()
      const content = frame.contentDocument?.body
      if (content) sizes.observe(content)
    }
    // It may have loaded before this script ran.
    follow()
    frame.addEventListener('load', follow)
    return () => {
      sizes.disconnect()
      frame.removeEventListener('load', follow)
    }
  }, [])
  return (
    <iframe
      ref={ref}
      title={mail.subject}
      src={pages.outboxLetter(mail.id)}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      loading="lazy"
      className="block min-h-160 w-full"
    />
  )
}

/** As tall as its content, so that only one part of the page scrolls. */
function fitHeight(frame: HTMLIFrameElement) {
  const height = frame.contentDocument?.documentElement.scrollHeight
  if (height) frame.style.height = `${height}px`
}
