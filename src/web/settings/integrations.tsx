import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { buttonClass } from '../ui/button.tsx'
import { useTranslations } from '../ui/text.ts'

/** Leads to the page of API keys and webhooks, which has code of its own. */
export function Integrations() {
  const t = useTranslations('settings.integrations')
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{t('lead')}</p>
      <Link to={pages.integrations()} className={`${buttonClass({})} self-start`}>
        {t('open')}
      </Link>
    </>
  )
}
