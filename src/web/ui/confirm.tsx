import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useTranslations } from './text.ts'

/** The title of a dialog that asks before something happens. */
export function useConfirmTitle(): string {
  return useTranslations('shell')('sure')
}

type Question = {
  /** What will happen, in a sentence or two. */
  what: ReactNode
  /** Label of the confirming button: 'Delete account'. */
  action: string
  danger?: boolean
}

type ConfirmProps = Question & {
  open: boolean
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
  busyLabel?: string
}

export function Confirm({
  open,
  what,
  action,
  danger = false,
  onConfirm,
  onCancel,
  busy,
  busyLabel,
}: ConfirmProps) {
  const t = useTranslations('shell')
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={useConfirmTitle()}
      footer={
        <>
          {/* The harmless way out has the focus, so that Enter destroys nothing. */}
          <Button data-initial-focus variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="text-muted">{what}</div>
    </Dialog>
  )
}

/**
 * `const [confirm, confirmDialog] = useConfirm()`, then `if (await confirm({ what, action })) …`. Render the
 * dialog once.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Question & { answer: (yes: boolean) => void }>()

  function confirm(question: Question) {
    return new Promise<boolean>((answer) => setQuestion({ ...question, answer }))
  }

  function reply(yes: boolean) {
    question?.answer(yes)
    setQuestion(undefined)
  }

  const dialog = (
    <Confirm
      open={question !== undefined}
      what={question?.what}
      action={question?.action ?? ''}
      danger={question?.danger}
      onConfirm={() => reply(true)}
      onCancel={() => reply(false)}
    />
  )
  return [confirm, dialog] as const
}
