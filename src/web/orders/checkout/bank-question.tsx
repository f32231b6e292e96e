import { Landmark } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type BankQuestionProps = {
  open: boolean
  amount: string
  answering: 'yes' | 'no' | undefined
  onAnswer: (approved: boolean) => void
}

/** What a bank would ask in a window of its own. */
export function BankQuestion({ open, amount, answering, onAnswer }: BankQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title="Your bank asks"
      footer={
        <>
          <Button busy={answering === 'no'} onClick={() => onAnswer(false)}>
            No, refuse
          </Button>
          <Button
            variant="primary"
            data-initial-focus
            busy={answering === 'yes'}
            busyLabel="Confirming"
            onClick={() => onAnswer(true)}
          >
            Yes, it is me
          </Button>
        </>
      }
    >
      <div className="flex gap-4">
        <Landmark aria-hidden="true" className="size-6 shrink-0 text-muted" />
        <p className="text-muted">
          Demo bank: do you want to pay <strong className="text-ink">{amount}</strong>? A real bank
          would ask in its own app.
        </p>
      </div>
    </Dialog>
  )
}
