import { useQueryClient } from '@tanstack/react-query'
import {
  type RepairedPart,
  type Repairer,
  repairedParts,
  repairers,
} from '../../shared/listings/passport.ts'
import type { Api, Passport } from '../api/index.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, SelectField, TextField } from '../ui/form/fields.tsx'
import { toast } from '../ui/toaster.tsx'
import { partLabels, repairerLabels } from './passport-labels.ts'
import { phoneName } from './phone-name.ts'
import { passportQueries } from './queries.ts'

type RepairDialogProps = { api: Api; passport: Passport | undefined; onClose: () => void }

/** The owner adds what was repaired. It cannot be taken back, so the dialog says so first. */
export function RepairDialog({ api, passport, onClose }: RepairDialogProps) {
  return (
    <Dialog open={passport !== undefined} onClose={onClose} title="Add a repair">
      {passport && <RepairForm api={api} passport={passport} onClose={onClose} />}
    </Dialog>
  )
}

function RepairForm({ api, passport, onClose }: RepairDialogProps & { passport: Passport }) {
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { part: '', by: '', on: '' },
    check: ({ part, by, on }) => ({
      part: part ? undefined : 'Choose what was repaired',
      by: by ? undefined : 'Choose who repaired it',
      on: on ? undefined : 'Choose a date',
    }),
    async send({ part, by, on }) {
      await api.post('/api/passports/{id}/repairs', {
        path: { id: passport._id },
        body: { part: part as RepairedPart, by: by as Repairer, on },
        once: true,
      })
      await queryClient.invalidateQueries({ queryKey: passportQueries.mine(api).queryKey })
      toast.success('Repair added')
      onClose()
    },
  })
  const choose = { value: '', label: 'Choose' }
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Repair">
      <p className="max-w-prose text-sm text-pretty text-muted">
        For {phoneName(passport.phone) || 'your phone'}. Everyone sees the entry, marked as added by
        the owner. It stays for good: nobody can change or remove it, including us.
      </p>
      <SelectField
        {...form.field('part')}
        label="What was repaired?"
        options={[choose, ...repairedParts.map((value) => ({ value, label: partLabels[value] }))]}
      />
      <SelectField
        {...form.field('by')}
        label="Who repaired it?"
        options={[choose, ...repairers.map((value) => ({ value, label: repairerLabels[value] }))]}
      />
      <TextField {...form.field('on')} label="When?" type="date" />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Adding the repair">
          Add the repair for good
        </Button>
      </div>
    </form>
  )
}
