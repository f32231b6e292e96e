import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { MAX_MODEL_NAME_LENGTH } from '../../shared/limits.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type Model, useApi } from '../api/index.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useForm } from '../forms/use-form.ts'
import { useConfirmTitle } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { catalogQueries } from './queries.ts'

type MergeModelsDialogProps = {
  /** The model that goes; none while the dialog is closed. */
  model: Model | undefined
  onClose: () => void
  onMerge: (model: Model, into: string) => Promise<void>
}

/** Asks which model stays, and says what will happen to the other. */
export function MergeModelsDialog({ model, onClose, onMerge }: MergeModelsDialogProps) {
  return (
    <Dialog open={model !== undefined} onClose={onClose} title={useConfirmTitle()}>
      {model && <MergeForm {...{ model, onClose, onMerge }} />}
    </Dialog>
  )
}

function MergeForm({ model, onClose, onMerge }: MergeModelsDialogProps & { model: Model }) {
  const t = useTranslations('catalog.merging')
  const language = useLanguage()
  const form = useForm({
    initial: { words: '', into: '' },
    check: ({ into }) => ({ into: into ? undefined : t('required') }),
    send: ({ into }) => onMerge(model, into),
  })
  const q = useDeferredValue(form.values.words.trim())
  const { data } = useInfiniteQuery(catalogQueries.models(useApi(), { q, brand: model.brandId }))
  const others = data?.pages[0]?.items.filter(({ _id }) => _id !== model._id)
  const name = () => (
    <strong key="name" className="text-ink">
      <bdi>{model.fullName}</bdi>
    </strong>
  )
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('title')}>
      <p className="text-muted">
        {model.live === 0
          ? t.rich('what', { name })
          : t.rich('whatWithPhones', {
              name,
              count: model.live,
              shown: formatCount(model.live, language),
            })}
      </p>
      <TextField
        {...form.field('words')}
        label={t('search')}
        type="search"
        maxLength={MAX_MODEL_NAME_LENGTH}
        data-initial-focus
      />
      <SelectField
        {...form.field('into')}
        label={t('keep')}
        placeholder={t(others?.length === 0 ? 'none' : 'choose')}
        options={(others ?? []).map(({ slug, fullName }) => ({ value: slug, label: fullName }))}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} danger busy={form.busy} busyLabel={t('busy')}>
        {t('submit')}
      </DialogButtons>
    </form>
  )
}
