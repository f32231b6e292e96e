import { Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import type { Phone } from '../../api/index.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { loginToOffer, useOpenAfterLogin } from '../../shell/open-after-login.ts'
import { usePhoneRole } from '../../shell/viewer.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { LazyDialog, useLazyDialog } from '../../ui/lazy-dialog.tsx'
import { useTranslations } from '../../ui/text.ts'

const OfferDialog = lazyPart(['offer'], () => import('./offer-dialog.tsx'))

/**
 * For people who can buy the phone; the form is loaded when the dialog opens. Visitors log in on the
 * way and come back to the open form. `inBar`: only its icon, with the label as its name.
 */
export function MakeOffer({ phone, inBar = false }: { phone: Phone; inBar?: boolean }) {
  const t = useTranslations('phone')
  const role = usePhoneRole(phone)
  const dialog = useLazyDialog()
  const isLive = phone.state === 'live'
  useOpenAfterLogin('offer', !inBar && isLive && role === 'buyer', dialog.open)

  if (!isLive) return null
  const label = t('offer')
  const icon = <Tag aria-hidden="true" className="size-4" />
  if (role === 'visitor')
    return (
      <Link
        to={loginToOffer(phone)}
        aria-label={label}
        className={inBar ? 'btn btn-quiet btn-square' : buttonClass({ wide: true })}
      >
        {icon}
        {!inBar && label}
      </Link>
    )
  if (role !== 'buyer') return null

  return (
    <>
      <Button
        wide={!inBar}
        icon={icon}
        aria-haspopup="dialog"
        aria-label={label}
        className={inBar ? 'btn-square' : undefined}
        busy={dialog.isLoading}
        onClick={dialog.open}
      >
        {!inBar && label}
      </Button>
      <LazyDialog dialog={dialog}>
        <OfferDialog phone={phone} open={dialog.isOpen} onClose={dialog.close} />
      </LazyDialog>
    </>
  )
}
