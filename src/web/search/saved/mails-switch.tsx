import { useState } from 'react'
import type { Api } from '../../api/index.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { CheckboxField } from '../../ui/fields.tsx'
import { toast } from '../../ui/toaster.tsx'

type MailsSwitchProps = { api: Pick<Api, 'put'>; on: boolean }

/** Whether alerts come by mail too. It shows the choice at once, and takes it back when it fails. */
export function MailsSwitch({ api, on }: MailsSwitchProps) {
  const [chosen, setChosen] = useState(on)

  async function choose(wanted: boolean) {
    setChosen(wanted)
    try {
      await api.put('/api/alert-mails', { body: { on: wanted } })
      toast.success(wanted ? 'Mails are on' : 'Mails are off')
    } catch (error) {
      setChosen(!wanted)
      toast.error(refusalOf(error).message)
    }
  }

  return (
    <div className="mt-4">
      <CheckboxField
        label="Mail me too, at most once in 15 minutes"
        checked={chosen}
        onChange={(event) => choose(event.target.checked)}
      />
    </div>
  )
}
