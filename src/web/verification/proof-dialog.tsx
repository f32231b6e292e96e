import type { ComponentProps } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { ProofMeaning } from './proof-meaning.tsx'

type ProofDialogProps = ComponentProps<typeof ProofMeaning> & {
  title: string
  open: boolean
  onClose: () => void
}

/** What one check of a phone proves, and what it does not. */
export default function ProofDialog({ title, open, onClose, ...proof }: ProofDialogProps) {
  return (
    <Dialog {...{ open, onClose, title }}>
      <ProofMeaning {...proof} />
    </Dialog>
  )
}
