import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailWarning } from 'lucide-react'
import { pages } from '../../../contract/urls.ts'
import type { Api, User } from '../../api/index.ts'
import { linkClass } from '../../ui/link.tsx'
import { useTranslations } from '../../ui/text.ts'
import { emailQuery } from '../queries.ts'
import { CodeForm } from './code-form.tsx'

type ConfirmationStripProps = { api: Api; user: User }

/** Above every page until the address is confirmed. */
export default function ConfirmationStrip({ api, user }: ConfirmationStripProps) {
  const t = useTranslations('accountDialogs.strip')
  const { data } = useQuery(emailQuery(api))
  const email = data?.pending?.email ?? user.email
  return (
    <aside aria-label={t('label')} className="bg-amber-wash text-sm">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
        <p className="flex min-w-0 flex-1 basis-60 gap-3">
          <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            {t.rich('text', {
              strong: (text) => <strong>{text}</strong>,
              address: () => <bdi className="wrap-anywhere">{email}</bdi>,
              link: (text) => (
                <Link to={pages.settings()} hash="email" className={linkClass}>
                  {text}
                </Link>
              ),
            })}
          </span>
        </p>
        <CodeForm api={api} email={email} onDone={() => {}} />
      </div>
    </aside>
  )
}
