import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { IconButton, SpinnerRing } from './button.tsx'
import { classNames } from './class-names.ts'
import { useTranslations } from './text.ts'

/**
 * The headless half of the library: the other half injects styles at run time, which a strict
 * content security policy refuses. The two keep separate lists, so always import `toast` from here.
 */
export { toast }

/** The library's own limit; a test verifies it. */
export const TOAST_LIMIT = 20
export const TOAST_DURATION_MS = 4_000
export const TOAST_SUCCESS_DURATION_MS = 2_000
/** A loading toast stays until it is replaced. */
export const TOAST_LOADING_DURATION_MS = Number.POSITIVE_INFINITY

const options = {
  duration: TOAST_DURATION_MS,
  success: { duration: TOAST_SUCCESS_DURATION_MS },
  loading: { duration: TOAST_LOADING_DURATION_MS },
}

export function Toaster() {
  const { toasts, handlers } = useToaster(options)
  const t = useTranslations('shell')
  return (
    <section
      aria-label={t('toasts')}
      className="toaster"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>
  )
}

function ToastCard({ item }: { item: Toast }) {
  const t = useTranslations('shell')
  if (item.type === 'custom')
    return <div className="pointer-events-auto">{resolveValue(item.message, item)}</div>
  return (
    <div
      className={classNames(
        'toast-card pointer-events-auto flex min-h-13 max-w-full items-center gap-3 rounded-field bg-ink ps-4 pe-1 text-sm font-medium text-paper shadow-overlay md:max-w-md',
        !item.visible && 'toast-leaving',
      )}
    >
      <span className="shrink-0 empty:hidden">{item.icon ?? toastIcon(item)}</span>
      <div {...item.ariaProps} className="flex-1 py-3">
        {resolveValue(item.message, item)}
      </div>
      <IconButton
        label={t('dismiss')}
        icon={<X className="size-4" />}
        className="text-inherit"
        onClick={() => toast.dismiss(item.id)}
      />
    </div>
  )
}

function toastIcon({ type }: Toast) {
  if (type === 'success') return <CircleCheck className="size-5" />
  if (type === 'error') return <CircleAlert className="size-5" />
  if (type === 'loading') return <SpinnerRing />
}
