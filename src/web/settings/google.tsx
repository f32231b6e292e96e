import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { accountQueries } from '../accounts/queries.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useAction } from '../forms/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { linkClass } from '../ui/link.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { securityEventsQuery } from './devices.tsx'
import type { SectionProps } from './section-props.ts'

const failures = [
  'access_denied',
  'account_already_linked_to_different_user',
  'unable_to_link_account',
] as const

/** The Google account that logs in to the viewer's account. */
export function LinkedGoogle({ api }: SectionProps) {
  const t = useTranslations('settings.google')
  const queryClient = useQueryClient()
  const [confirm, confirmDialog] = useConfirm()
  const { busy, run } = useAction()
  const outcome = useOutcome()

  const link = () =>
    run('link', async () => {
      const { url } = await api.post('/api/auth/link-social')
      location.assign(url)
    })
  async function unlink() {
    const what = t('unlinkWhat')
    if (!(await confirm({ what, action: t('unlinkAction'), danger: true }))) return
    await run('unlink', async () => {
      await api.delete('/api/auth/google')
      toast.success(t('unlinked'))
      await Promise.all(
        [accountQueries.loginMethods(api), securityEventsQuery(api)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    })
  }

  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{t('lead')}</p>
      <Loaded
        shape="text"
        query={useQuery(accountQueries.loginMethods(api))}
        caption={t('caption')}
      >
        {({ google, googleEmail, password, passkey }) => (
          <>
            {google && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="break-all">{googleEmail ?? t('unnamed')}</strong>
                <Badge tone="good">{t('linked')}</Badge>
              </p>
            )}
            {google && !password && !passkey ? (
              <p className="max-w-prose text-pretty">
                {t.rich('only', {
                  link: (text) => (
                    <Link to={pages.settings()} hash="password" className={linkClass}>
                      {text}
                    </Link>
                  ),
                })}
              </p>
            ) : google ? (
              <Button
                className="self-start"
                busy={busy === 'unlink'}
                busyLabel={t('unlinking')}
                onClick={unlink}
              >
                {t('unlink')}
              </Button>
            ) : (
              <Button
                className="self-start"
                busy={busy === 'link'}
                busyLabel={t('opening')}
                onClick={link}
              >
                {t('link')}
              </Button>
            )}
            {!google && <FormError title={outcome} />}
          </>
        )}
      </Loaded>
      {confirmDialog}
    </>
  )
}

/** Why linking failed, when Google has just sent the person back here. */
function useOutcome(): string | undefined {
  const t = useTranslations('settings.google.failed')
  const ready = useHydrated()
  if (!ready) return
  const search = new URLSearchParams(location.search)
  if (search.get('google') !== 'failed') return
  const code = (search.get('error') ?? '').toLowerCase()
  return t(failures.find((one) => one === code) ?? 'other')
}
