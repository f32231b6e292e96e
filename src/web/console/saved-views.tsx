import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_VIEW_NAME_LENGTH } from '../../shared/limits.ts'
import type { Api } from '../api/index.ts'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import {
  fromSearchText,
  type ListSearch,
  type ListSpec,
  type OnListSearch,
  toSearchText,
  withoutFilters,
} from './list-search.ts'

type View = { _id: string; name: string; search: string }

function viewsQuery(api: Api, list: ListSpec['list']) {
  return queryOptions({
    queryKey: ['saved-views', list],
    queryFn: () => api.get('/api/saved-views', { query: { list } }),
  })
}

type SavedViewsProps = {
  list: ListSpec['list']
  spec: ListSpec
  search: ListSearch
  onSearch: OnListSearch
}

/** The views of this list that the person saved, and the present one to save. */
export function SavedViews({ list, spec, search, onSearch }: SavedViewsProps) {
  const { api } = useDashboard()
  const t = useTranslations('lists.view')
  const { data: views = [] } = useQuery(viewsQuery(api, list))
  const [open, setOpen] = useState<'save' | View>()
  const text = toSearchText(search)
  const current = views.find((view) => view.search === text)
  const close = () => setOpen(undefined)
  if (views.length === 0 && text === '') return null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <button
          key={view._id}
          type="button"
          // Cut at the end of its own direction.
          dir="auto"
          aria-pressed={view === current}
          className="min-h-9 max-w-60 cursor-pointer truncate rounded-full border border-hairline px-4 text-sm hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-wash"
          onClick={() =>
            onSearch({
              ...withoutFilters(spec),
              sort: undefined,
              hidden: undefined,
              ...fromSearchText(view.search),
            })
          }
        >
          {view.name}
        </button>
      ))}
      {current ? (
        <Button variant="ghost" className="px-3" onClick={() => setOpen(current)}>
          {t('edit')}
        </Button>
      ) : (
        text !== '' && (
          <Button variant="ghost" className="px-3" onClick={() => setOpen('save')}>
            {t('save')}
          </Button>
        )
      )}
      <Dialog
        open={open !== undefined}
        onClose={close}
        title={t(open === 'save' ? 'save' : 'edit')}
      >
        {open && (
          <ViewForm
            list={list}
            view={open === 'save' ? undefined : open}
            search={text}
            onClose={close}
          />
        )}
      </Dialog>
    </div>
  )
}

type ViewFormProps = {
  list: ListSpec['list']
  view: View | undefined
  search: string
  onClose: () => void
}

function ViewForm({ list, view, search, onClose }: ViewFormProps) {
  const { api, refresh } = useDashboard()
  const t = useTranslations('lists.view')
  const { busy, run } = useAction()
  const form = useForm({
    initial: { name: view?.name ?? '' },
    check: ({ name }) => (name.trim() ? {} : { name: t('nameRequired') }),
    async send({ name }) {
      const path = { id: view?._id ?? '' }
      if (view) await api.put('/api/saved-views/{id}', { path, body: { name, search } })
      else await api.post('/api/saved-views', { body: { list, name, search } })
      onClose()
      toast.success(t(view ? 'renamed' : 'saved'))
      await refresh()
    },
  })
  const remove = () =>
    run('delete', async () => {
      if (!view) return
      await api.delete('/api/saved-views/{id}', { path: { id: view._id } })
      onClose()
      toast.success(t('deleted'))
      await refresh()
    })
  return (
    <form {...form.form} aria-label={t('form')} className="flex flex-col gap-5">
      <p className="text-muted">{t('lead')}</p>
      <TextField
        {...form.field('name')}
        label={t('name')}
        maxLength={MAX_VIEW_NAME_LENGTH}
        data-initial-focus
        required
      />
      <FormError title={form.message} />
      {view && (
        <div>
          <Button
            variant="ghost"
            className="px-3 text-red"
            busy={busy === 'delete'}
            onClick={remove}
          >
            {t('delete')}
          </Button>
        </div>
      )}
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={t('busy')}>
        {t('submit')}
      </DialogButtons>
    </form>
  )
}
