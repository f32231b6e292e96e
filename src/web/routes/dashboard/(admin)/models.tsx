import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { OTHER_BRAND } from '../../../../shared/brands.ts'
import { MAX_MODEL_NAME_LENGTH } from '../../../../shared/limits.ts'
import { MAX_QUERY_LENGTH } from '../../../../shared/listings/listing-limits.ts'
import { formatCount } from '../../../../shared/quantities.ts'
import { type Api, type Model, useApi } from '../../../api/index.ts'
import {
  emptyModel,
  ImportDialog,
  type ModelFields,
  ModelForm,
  toChange,
  toModelFields,
} from '../../../catalog/model-dialogs.tsx'
import { catalogQueries } from '../../../catalog/queries.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { readRefusal } from '../../../forms/use-action.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useConfirmTitle } from '../../../ui/confirm.tsx'
import {
  type Column,
  rowCards,
  TableHead,
  TableRow,
  tableRoles,
} from '../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextField } from '../../../ui/form/fields.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '../../../ui/layout/page-states.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { useReader } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api, search = '') {
  return { models: catalogQueries.models(api, search) }
}

export const Route = createFileRoute('/dashboard/(admin)/models')({
  ...dashboardPage({
    title: 'models',
    access: 'editCatalog',
    nav: { icon: 'BookOpen', group: 'trade', order: 3 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: ModelsPage,
})

/** Where a row's buttons find which model they are about. */
function modelNameId(model: Model) {
  return `model-${model._id}`
}

const modelColumns: readonly Column<Model>[] = [
  {
    key: 'name',
    header: 'Model',
    cell: (model) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link id={modelNameId(model)} to={pages.model(model.slug)} className={linkClass}>
          {model.fullName}
        </Link>
        {model.corrected && <Badge>Edited</Badge>}
      </span>
    ),
  },
  { key: 'announced', header: 'Announced', cell: (model) => model.facts.announced ?? '–' },
  {
    key: 'updates',
    header: 'Security updates until',
    cell: ({ facts }) => <CalendarDay date={facts.securityUpdatesUntil} />,
  },
  {
    key: 'live',
    header: 'For sale',
    align: 'end',
    cell: (model) => formatCount(model.live),
  },
]

function CalendarDay({ date }: { date: string | null }) {
  const { calendarDay } = useReader()
  return date ? calendarDay(date) : '–'
}

type Open =
  | { what: 'add' | 'import' }
  | { what: 'correct'; model: Model }
  | { what: 'merge'; model: Model }

/** The catalog for admins: search, add, correct, merge, import. */
function ModelsPage() {
  const { api, refresh } = useDashboard()
  const [open, setOpen] = useState<Open>()
  const { data: brands } = useQuery(catalogQueries.brands(api))
  const close = () => setOpen(undefined)

  async function done(message: string) {
    close()
    toast.success(message)
    await refresh()
  }

  async function add(fields: ModelFields) {
    const model = await api.post('/api/models', {
      body: { ...toChange(fields), brand: fields.brand },
    })
    await done(`${model.fullName} is in the catalog`)
  }

  async function correct(model: Model, fields: ModelFields) {
    await api.put('/api/models/{model}', { path: { model: model._id }, body: toChange(fields) })
    await done(`${model.fullName} was saved`)
  }

  async function merge(model: Model, into: string) {
    const stays = await api.post('/api/models/{model}/merge', {
      path: { model: model._id },
      body: { into },
    })
    await done(`${model.fullName} was merged into ${stays.fullName}`)
  }

  function actions(model: Model) {
    const about = { 'aria-describedby': modelNameId(model), className: 'px-3' }
    return (
      // Side by side on every width: stacked, they make each row twice as high.
      <span className="flex gap-2">
        <Button {...about} onClick={() => setOpen({ what: 'correct', model })}>
          Edit
        </Button>
        <Button {...about} variant="ghost" onClick={() => setOpen({ what: 'merge', model })}>
          Merge
        </Button>
      </span>
    )
  }

  const form = { submitLabel: 'Save model', busyLabel: 'Saving', onClose: close }
  return (
    <>
      <DashboardHeader
        lead="The models that listings, search and comparisons use."
        actions={
          <>
            <Button onClick={() => setOpen({ what: 'import' })}>Import devices</Button>
            <Button variant="primary" onClick={() => setOpen({ what: 'add' })}>
              Add a model
            </Button>
          </>
        }
      />
      <ModelsTable actions={actions} />
      <Dialog open={open?.what === 'add'} onClose={close} title="Add a model" size="wide">
        <ModelForm
          {...form}
          initial={emptyModel}
          brands={(brands ?? []).flatMap(({ brand }) => (brand === OTHER_BRAND ? [] : brand))}
          onSend={add}
        />
      </Dialog>
      <Dialog
        open={open?.what === 'correct'}
        onClose={close}
        title={open?.what === 'correct' ? `Edit ${open.model.fullName}` : ''}
        size="wide"
      >
        {open?.what === 'correct' && (
          <ModelForm
            {...form}
            initial={toModelFields(open.model)}
            onSend={(fields) => correct(open.model, fields)}
          />
        )}
      </Dialog>
      <MergeDialog
        model={open?.what === 'merge' ? open.model : undefined}
        onClose={close}
        onMerge={merge}
      />
      <ImportDialog open={open?.what === 'import'} onClose={close} onDone={refresh} />
    </>
  )
}

/** All models, searched while typing and loaded page by page. */
function ModelsTable({ actions }: { actions: (model: Model) => ReactNode }) {
  const [search, setSearch] = useState('')
  const deferred = useDeferredValue(search.trim())
  const query = useInfiniteQuery(pageQueries(useApi(), deferred).models)
  const models = query.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Search models"
        type="search"
        placeholder="galaxy s21"
        className="max-w-80"
        maxLength={MAX_QUERY_LENGTH}
        start={<Search aria-hidden="true" className="size-4" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {models ? (
        <Rows {...{ models, actions, search: deferred }} />
      ) : query.error ? (
        <ErrorState busy={query.isFetching} onRetry={() => query.refetch()}>
          {readRefusal(query.error).message}
        </ErrorState>
      ) : (
        <LoadingRegion label="Loading models">
          <Skeleton className="h-96" />
        </LoadingRegion>
      )}
      {query.hasNextPage && (
        <div className="flex justify-center py-4">
          <Button
            busy={query.isFetchingNextPage}
            busyLabel="Loading models"
            onClick={() => query.fetchNextPage()}
          >
            Show more models
          </Button>
        </div>
      )}
    </div>
  )
}

type RowsProps = { models: readonly Model[]; actions: (model: Model) => ReactNode; search: string }

function Rows({ models, actions, search }: RowsProps) {
  if (models.length === 0)
    return (
      <EmptyState title={search ? `No model is called “${search}”` : 'No models yet'}>
        Check the spelling, or add the model.
      </EmptyState>
    )
  return (
    <div className="relative md:overflow-x-auto">
      <table {...tableRoles.table} className="data-table w-full text-start text-sm max-md:block">
        <caption className="sr-only">Models</caption>
        <TableHead columns={modelColumns} sort={undefined} onSort={() => {}} hasActions />
        <tbody {...tableRoles.rowgroup} className={rowCards}>
          {models.map((model) => (
            <TableRow key={model._id} columns={modelColumns} row={model} actions={actions(model)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type MergeDialogProps = {
  /** The model that goes; none while the dialog is closed. */
  model: Model | undefined
  onClose: () => void
  onMerge: (model: Model, into: string) => Promise<void>
}

/** Asks which model stays, and says what will happen to the other. */
function MergeDialog({ model, onClose, onMerge }: MergeDialogProps) {
  return (
    <Dialog open={model !== undefined} onClose={onClose} title={useConfirmTitle()}>
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
  const { data } = useInfiniteQuery(pageQueries(useApi(), query).models)
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
        maxLength={MAX_MODEL_NAME_LENGTH}
        data-initial-focus
      />
      <SelectField
        {...form.field('into')}
        label="Model to keep"
        placeholder={others?.length === 0 ? 'No models found' : 'Choose a model'}
        options={(others ?? []).map(({ slug, fullName }) => ({ value: slug, label: fullName }))}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} danger busy={form.busy} busyLabel="Merging">
        Merge models
      </DialogButtons>
    </form>
  )
}

function countPhones(live: number) {
  if (live === 0) return 'names and its address'
  const phones = live === 1 ? 'its phone for sale' : `its ${formatCount(live)} phones for sale`
  return `names, its address and ${phones}`
}
