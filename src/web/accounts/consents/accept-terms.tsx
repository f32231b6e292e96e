import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { configQuery } from '../../shell/shop.ts'
import { meKey, useViewer } from '../../shell/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

type AcceptTermsProps = {
  onDone?: () => void
  /** Whether it takes the focus when it appears: in a dialog, which opens before the new terms are known. */
  isFocused?: boolean
}

/** Accepts the new terms that the viewer has to accept. */
export function AcceptTerms({ onDone, isFocused }: AcceptTermsProps) {
  const t = useTranslations('consents')
  const { api } = useRouter().options.context
  const queryClient = useQueryClient()
  const { user } = useViewer()
  const { busy, run } = useAction()
  const versions = user?.consentsDue ?? []
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])

  async function reload() {
    await queryClient.invalidateQueries({ queryKey: meKey })
  }

  const accept = () =>
    run('accept', async () => {
      try {
        if (versions.length > 0) await api.post('/api/consents', { body: { versions } })
      } catch (error) {
        // Another version was published meanwhile: its number and its title are read again.
        if (error instanceof ApiError && error.code === 'other_version')
          await Promise.all([reload(), queryClient.invalidateQueries(configQuery(api))])
        throw error
      }
      await reload()
      toast.success(t('done'))
      onDone?.()
    })

  return (
    <Button
      variant="primary"
      busy={busy === 'accept'}
      busyLabel={t('saving')}
      ref={button}
      onClick={accept}
    >
      {t('accept')}
    </Button>
  )
}
