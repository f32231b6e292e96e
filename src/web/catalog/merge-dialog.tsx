import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Model } from '../api/index.ts'
import { useForm } from '../forms/use-form.ts'
import { useApi } from '../shell/use-api.ts'
import { Button } from '../ui/button.tsx'
import { CONFIRM_TITLE } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, SelectField, TextField } from '../ui/form/fields.tsx'
import { formatCount } from '../ui/format-count.ts'

import { catalogQueries } from './queries.ts'

type MergeDialogProps = {
  /** The model that goes; none while the dialog is closed. */
  model: Model | undefined
  onClose: () => void
  onMerge: (model: Model, into: string) => Promise<void>
}

/** Asks which model stays, and says what will happen to the other. */
export function MergeDialog({ model, onClose, onMerge }: MergeDialogProps) {
  return (
    <Dialog open={model !== undefined} onClose={onClose} title={CONFIRM_TITLE}>
      {model && <MergeForm {...{ model, onClose, onMerge }} />}
    </Dialog>
  )
}

function MergeForm({ model, onClose, onMerge }: MergeDialogProps & { model: Model }) {
  const form = useForm({
    initial: { words: '', into: '' },
    check: ({ into }) => ({ into: into ? undefined : 'Choose the model to keep' }),
    send: ({ into }) => onMerge(model, into),
  })
  const query = useDeferredValue(`${model.brand} ${form.values.words}`.trim())
  const { data } = useInfiniteQuery(catalogQueries.models(useApi(), query))
  const others = data?.pages[0]?.items.filter(
    ({ _id, brandId }) => _id !== model._id && brandId === model.brandId,
  )
  const { live, fullName } = model
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Merge models">
      <p className="text-muted">
        The <strong className="text-ink">{fullName}</strong> becomes another model, which gets its
        {countPhones(live)}. This cannot be undone.
      </p>
      <TextField
        {...form.field('words')}
        label="Search for the model to keep"
        type="search"
        maxLength={80}
        data-initial-focus
      />
      <SelectField
        {...form.field('into')}
        label="Model to keep"
        placeholder={others?.length === 0 ? 'No models found' : 'Choose a model'}
        options={(others ?? []).map(({ slug, fullName }) => ({ value: slug, label: fullName }))}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel="Merging">
          Merge models
        </Button>
      </div>
    </form>
  )
}

function countPhones(live: number) {
  if (live === 0) return 'names and its address'
  const phones = live === 1 ? 'its phone on sale' : `its ${formatCount(live)} phones on sale`
  return `names, its address and ${phones}`
}
