import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Api } from '../../api/index.ts'
import { meKey, useViewer } from '../../shell/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTranslations } from '../../ui/text.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { TermsLinks } from './terms-links.tsx'

type ConsentDialogProps = { api: Api; onDone: () => void; onCancel: () => void }

/** Opens when something needs accepted terms, which then continues automatically. */
export default function ConsentDialog({ onDone, onCancel }: ConsentDialogProps) {
  const t = useTranslations('consents')
  const queryClient = useQueryClient()
  const { user } = useViewer()
  const due = user?.consentsDue ?? []
  // The terms may have changed after the account was loaded.
  useEffect(() => void queryClient.invalidateQueries({ queryKey: meKey }), [queryClient])
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('title')}
      footer={
        <>
          <Button onClick={onCancel}>{t('later')}</Button>
          {due.length > 0 && <AcceptTerms onDone={onDone} isFocused />}
        </>
      }
    >
      <p className="text-pretty text-muted">
        {t.rich('continues', {
          links: () => <TermsLinks pages={due.map(({ page }) => page)} and={t('and')} />,
        })}
      </p>
    </Dialog>
  )
}
