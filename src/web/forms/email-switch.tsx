import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../shell/shop.ts'
import { CheckboxField } from '../ui/form/fields.tsx'
import { toast } from '../ui/toaster.tsx'
import { useReadRefusal } from './use-action.ts'

type EmailSwitchProps = {
  label: string
  on: boolean
  save: (on: boolean) => Promise<unknown>
  /** What a toast says once it is saved. */
  saved: { on: string; off: string }
}

/** Whether something is also sent by email; nothing in a shop that cannot send any. Shows the choice at once, and reverts it if saving fails. */
export function EmailSwitch({ label, on, save, saved }: EmailSwitchProps) {
  const readRefusal = useReadRefusal()
  const { sendsMail } = useShop()
  const [chosen, setChosen] = useState(on)
  const { mutate } = useMutation({
    mutationFn: save,
    onMutate: setChosen,
    onSuccess: (_, wanted) => toast.success(wanted ? saved.on : saved.off),
    onError(error, wanted) {
      setChosen(!wanted)
      toast.error(readRefusal(error).message)
    },
  })
  if (!sendsMail) return null
  return (
    <div className="mt-4">
      <CheckboxField
        label={label}
        checked={chosen}
        onChange={(event) => mutate(event.target.checked)}
      />
    </div>
  )
}
