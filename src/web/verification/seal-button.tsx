import type { Verifications } from '../api/index.ts'
import { lazyPart } from '../lazy-part.tsx'
import { LazyDialog, useLazyDialog } from '../ui/lazy-dialog.tsx'
import { useTranslations } from '../ui/text.ts'
import type { ProofState, TestedPhone } from './proof-states.ts'

const ProofDialog = lazyPart(['proof'], () => import('./proof-dialog.tsx'))

const titles = {
  imei: 'imei.none',
  grading: 'grading.title',
  checkup: 'checkup.none',
  possession: 'possession.title',
} as const satisfies Record<keyof Verifications, string>

type SealButtonProps = {
  kind: keyof Verifications
  state: ProofState
  checkup?: TestedPhone | undefined
  className: string
}

/** The seal of a check. It opens what the check proves, and what it does not. */
export function SealButton({ kind, state, checkup, className }: SealButtonProps) {
  const t = useTranslations('phone.proof')
  const dialog = useLazyDialog()
  const title = `${t(titles[kind])}: ${t(`state.${state}`)}`
  return (
    <>
      <button
        type="button"
        aria-label={title}
        aria-haspopup="dialog"
        title={title}
        onClick={dialog.open}
        className={`seal seal-${kind} seal-${state} cursor-pointer rounded-field ${className}`}
      />
      <LazyDialog dialog={dialog}>
        <ProofDialog
          {...{ title, kind, checkup }}
          isMade={state !== 'absent'}
          open={dialog.isOpen}
          onClose={dialog.close}
        />
      </LazyDialog>
    </>
  )
}
