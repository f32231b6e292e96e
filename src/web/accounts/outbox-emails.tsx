import type { Mail } from '../api/index.ts'
import { withLinks } from '../shell/with-links.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'

/** Emails of an instance that can't send any, newest first. */
export function Mails({ mails }: { mails: readonly Mail[] }) {
  const t = useTranslations('mails.outbox')
  if (mails.length === 0) {
    return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  }
  return (
    <ol className="flex flex-col gap-4">
      {mails.map((mail) => (
        <li key={mail.id}>
          <article className="rounded-box border border-hairline bg-raised p-5 md:p-6">
            <h2 dir="auto" className="text-lg wrap-anywhere">
              {mail.subject}
            </h2>
            {/* The time alone on its line: it gets another width once it is written as the reader reads it. */}
            <div className="mt-1 text-sm text-muted">
              <p className="break-all">{t('to', { email: mail.to })}</p>
              <p>
                <Moment at={mail.at} exact />
              </p>
            </div>
            <div dir="auto" className="mt-4 max-w-prose wrap-anywhere whitespace-pre-line">
              {withLinks(mail.text)}
            </div>
          </article>
        </li>
      ))}
    </ol>
  )
}
