import { useQueryClient } from '@tanstack/react-query'
import type { Api, Passkey } from '../../api/index.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { passkeysQuery } from './queries.ts'

type RenamePasskeyProps = { api: Api; passkey: Passkey; onDone: () => void }

export function RenamePasskey({ api, passkey: { id, name }, onDone }: RenamePasskeyProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { name },
    check: (values) => ({ name: values.name.trim() ? undefined : 'Name is required' }),
    async send(body) {
      await api.put('/api/auth/passkeys/{id}', { path: { id }, body })
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey })
      onDone()
    },
  })
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-4" aria-label={`Rename ${name}`}>
      <TextField
        {...form.field('name')}
        label="Name"
        maxLength={60}
        autoComplete="off"
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel="Saving">
          Save
        </SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </div>
      <FormError title={form.message} />
    </form>
  )
}
