import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useState } from 'react'
import { OTHER_BRAND } from '../../../../shared/brands.ts'
import { MAX_QUERY_LENGTH } from '../../../../shared/listings/listing-limits.ts'
import { type Api, type Model, useApi } from '../../../api/index.ts'
import { CorrectModelForm } from '../../../catalog/correct-model-form.tsx'
import { ImportModelsDialog } from '../../../catalog/import-models-dialog.tsx'
import { MergeModelsDialog } from '../../../catalog/merge-models-dialog.tsx'
import { emptyModel, type ModelFields, ModelForm, toChange } from '../../../catalog/model-form.tsx'
import { ModelsTable } from '../../../catalog/models-table.tsx'
import { catalogQueries, type ModelSearch, readModelSearch } from '../../../catalog/queries.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded, ShowMore } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ListSearchField } from '../../../ui/form/list-search-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { EmptyState } from '../../../ui/layout/page-states.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api, search: ModelSearch) {
  return { models: catalogQueries.models(api, search), brands: catalogQueries.brands(api) }
}

export const Route = createFileRoute('/dashboard/(admin)/models')({
  ...dashboardPage({
    title: 'models',
    text: ['catalog', 'facts', 'card', 'lists'],
    translated: true,
    access: 'editCatalog',
    nav: { icon: 'BookOpen', group: 'trade', order: 3 },
  }),
  // Values are validated where they are read.
  validateSearch: (search: ModelSearch & SearchSchemaInput): ModelSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, pageQueries(context.api, readModelSearch(deps))),
  component: ModelsPage,
})

type Open =
  | { what: 'add' | 'import' }
  | { what: 'edit'; model: Model }
  | { what: 'merge'; model: Model }

/** The catalog for admins: search, add, correct, merge, import. */
function ModelsPage() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('catalog')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const brands = useBrands()
  const edited = open?.what === 'edit' ? open.model : undefined

  async function done(message: string) {
    close()
    toast.success(message)
    await refresh()
  }

  async function add(fields: ModelFields) {
    const body = { ...toChange(fields), brand: fields.brand }
    const { fullName: name } = await api.post('/api/models', { body })
    await done(t('added', { name }))
  }

  async function merge(model: Model, into: string) {
    const path = { model: model._id }
    const target = await api.post('/api/models/{model}/merge', { path, body: { into } })
    await done(t('merged', { name: model.fullName, other: target.fullName }))
  }

  return (
    <>
      <DashboardHeader
        lead={t('lead')}
        actions={
          <>
            <Button onClick={() => setOpen({ what: 'import' })}>{t('import.open')}</Button>
            <Button variant="primary" onClick={() => setOpen({ what: 'add' })}>
              {t('add')}
            </Button>
          </>
        }
      />
      <ModelsList
        onEdit={(model) => setOpen({ what: 'edit', model })}
        onMerge={(model) => setOpen({ what: 'merge', model })}
      />
      <Dialog open={open?.what === 'add'} onClose={close} title={t('add')} size="wide">
        <ModelForm
          initial={emptyModel}
          brands={brands.map(({ brand }) => brand)}
          onSend={add}
          onClose={close}
        />
      </Dialog>
      <Dialog
        open={edited !== undefined}
        onClose={close}
        title={edited ? t('editTitle', { name: edited.fullName }) : ''}
        size="wide"
      >
        {edited && (
          <CorrectModelForm
            model={edited}
            onSaved={() => done(t('saved', { name: edited.fullName }))}
            onClose={close}
          />
        )}
      </Dialog>
      <MergeModelsDialog
        model={open?.what === 'merge' ? open.model : undefined}
        onClose={close}
        onMerge={merge}
      />
      <ImportModelsDialog open={open?.what === 'import'} onClose={close} onDone={refresh} />
    </>
  )
}

/** The brands that have models. */
function useBrands() {
  const { data } = useQuery(pageQueries(useApi(), {}).brands)
  return data?.filter(({ brand }) => brand !== OTHER_BRAND) ?? []
}

type ModelsListProps = { onEdit: (model: Model) => void; onMerge: (model: Model) => void }

/** All models, searched while typing and loaded page by page. What narrows them is in the URL. */
function ModelsList(actions: ModelsListProps) {
  const t = useTranslations('catalog')
  const lists = useTranslations('lists')
  const search = readModelSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const query = useInfiniteQuery(pageQueries(useApi(), search).models)
  const brands = useBrands()
  const things = t('things')
  const onSearch = (changes: ModelSearch, how?: { replace: boolean }) =>
    navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <div className="w-full md:w-auto md:min-w-64 md:flex-1 lg:max-w-md">
          <ListSearchField
            label={lists('search', { things })}
            hideLabel
            placeholder={t('placeholder')}
            maxLength={MAX_QUERY_LENGTH}
            value={search.q}
            onSearch={(q) => onSearch({ q }, { replace: true })}
          />
        </div>
        <div className="min-w-36 max-md:flex-1">
          <SelectField
            label={t('brand')}
            hideLabel
            placeholder={t('allBrands')}
            value={search.brand ?? ''}
            options={brands.map(({ _id, brand }) => ({ value: _id, label: brand }))}
            onChange={({ currentTarget: { value } }) => onSearch({ brand: value || undefined })}
          />
        </div>
        <div className="min-w-36 max-md:flex-1">
          <SelectField
            label={lists('sortBy')}
            hideLabel
            placeholder={t('mostForSale')}
            value={search.sort ?? ''}
            options={[{ value: 'name', label: lists('label.byName') }]}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ sort: value === 'name' ? value : undefined })
            }
          />
        </div>
      </div>
      <Loaded query={query} caption={t('caption')}>
        {({ pages }) => {
          const models = pages.flatMap(({ items }) => items)
          const isFiltered = search.q !== undefined || search.brand !== undefined
          if (models.length > 0)
            return (
              <>
                <ModelsTable models={models} currency={pages[0]?.currency ?? ''} {...actions} />
                <ShowMore
                  query={query}
                  shown={models.length}
                  isLong={pages.length > 1}
                  things={things}
                />
              </>
            )
          return (
            <EmptyState
              title={isFiltered ? lists('none', { things }) : t('empty')}
              actions={
                isFiltered && (
                  <button
                    type="button"
                    className={linkClass}
                    onClick={() => onSearch({ q: undefined, brand: undefined })}
                  >
                    {lists('clear')}
                  </button>
                )
              }
            >
              {isFiltered ? lists('noneText') : undefined}
            </EmptyState>
          )
        }}
      </Loaded>
    </>
  )
}
