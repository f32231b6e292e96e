import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState, useTransition } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useTranslations } from './text.ts'

/**
 * For a dialog that `React.lazy` loads when it is opened first. `isLoading` is for its button: the dialog opens
 * once it is loaded. A closed dialog stays mounted, so that the browser restores the focus.
 */
export function useLazyDialog() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const [isLoading, startTransition] = useTransition()
  return {
    isUsed: state !== 'unused',
    isOpen: state === 'open',
    isLoading,
    open: () => startTransition(() => setState('open')),
    close: () => setState((before) => (before === 'unused' ? before : 'closed')),
    discard: () => setState('unused'),
  }
}

type LazyDialogProps = {
  dialog: ReturnType<typeof useLazyDialog>
  /** After the dialog could not be loaded and the message about that was closed. */
  onFailureClosed?: () => void
  children: ReactNode
}

/** The place of such a dialog. If it cannot be loaded, another one says so. */
export function LazyDialog({ dialog, onFailureClosed, children }: LazyDialogProps) {
  function closeFailure() {
    dialog.discard()
    onFailureClosed?.()
  }

  return (
    <CatchBoundary
      getResetKey={() => String(dialog.isUsed)}
      errorComponent={() => <LoadFailure onClose={closeFailure} />}
    >
      {/* Always there: an update inside a transition then waits for the script instead of showing a fallback. */}
      <Suspense fallback={null}>{dialog.isUsed && children}</Suspense>
    </CatchBoundary>
  )
}

/** React does not load a lazy component again after a failure; a new document does. */
function LoadFailure({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.failed')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('part')}
      footer={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      <p role="alert">{t('partText')}</p>
    </Dialog>
  )
}

function PartFailure() {
  const t = useTranslations('shell.failed')
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      {`${t('part')}. ${t('partText')}`}
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
    </p>
  )
}

type LazyPanelProps = {
  /** While the script loads. */
  fallback: ReactNode
  children: ReactNode
}

/** The place of a part of a page that `React.lazy` loads when it is opened. */
export function LazyPanel({ fallback, children }: LazyPanelProps) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={PartFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  )
}
