import { FileText } from 'lucide-react'
import { useViewer } from '../../shell/viewer.ts'
import { useTranslations } from '../../ui/text.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { TermsLinks } from './terms-links.tsx'

/** Above every page until the viewer has accepted the new terms. Reading goes on without them. */
export function ConsentStrip() {
  const t = useTranslations('consents')
  const { user } = useViewer()
  const due = user?.consentsDue ?? []
  return (
    <aside aria-label={t('label')} className="bg-amber-wash text-sm">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
        <p className="flex min-w-0 flex-1 basis-60 gap-3">
          <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            <strong>{t('changed')}</strong>{' '}
            {t.rich('read', {
              links: () => <TermsLinks pages={due.map(({ page }) => page)} and={t('and')} />,
            })}
          </span>
        </p>
        <AcceptTerms />
      </div>
    </aside>
  )
}
