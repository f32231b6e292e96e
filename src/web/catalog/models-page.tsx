import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Model } from '../api/index.ts'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PageHeader } from '../ui/page-layout.tsx'
import { toast } from '../ui/toaster.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { modelNameId } from './model-columns.tsx'
import { emptyModel, fieldsOf, type ModelFields, toChange } from './model-fields.ts'
import { ModelForm } from './model-form.tsx'
import { ModelsTable } from './models-table.tsx'
import { catalogQueries } from './queries.ts'

type Open =
  | { what: 'add' | 'import' }
  | { what: 'correct'; model: Model }
  | { what: 'merge'; model: Model }

/** The catalogue as admins keep it: find, add, correct, merge, import. */
export function ModelsPage() {
  const { api, refresh } = useDashboard()
  const [open, setOpen] = useState<Open>()
  const { data: brands } = useQuery(catalogQueries.brands(api))
  const close = () => setOpen(undefined)

  async function done(words: string) {
    close()
    toast.success(words)
    await refresh()
  }

  async function add(fields: ModelFields) {
    const model = await api.post('/api/models', {
      body: { ...toChange(fields), brand: fields.brand },
    })
    await done(`${model.fullName} is in the catalogue`)
  }

  async function correct(model: Model, fields: ModelFields) {
    await api.put('/api/models/{model}', { path: { model: model._id }, body: toChange(fields) })
    await done(`${model.fullName} is corrected`)
  }

  async function merge(model: Model, into: string) {
    const stays = await api.post('/api/models/{model}/merge', {
      path: { model: model._id },
      body: { into },
    })
    await done(`${model.fullName} is the ${stays.fullName} now`)
  }

  function actions(model: Model) {
    const about = { 'aria-describedby': modelNameId(model), className: 'px-3' }
    return (
      // Side by side on every width: stacked, they make each row twice as high.
      <span className="flex gap-2">
        <Button {...about} onClick={() => setOpen({ what: 'correct', model })}>
          Correct
        </Button>
        <Button {...about} variant="ghost" onClick={() => setOpen({ what: 'merge', model })}>
          Merge
        </Button>
      </span>
    )
  }

  const form = { act: 'Save model', busyLabel: 'Saving', onClose: close }
  return (
    <>
      <PageHeader
        title="Models"
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
          brands={(brands ?? []).map(({ brand }) => brand)}
          onSend={add}
        />
      </Dialog>
      <Dialog
        open={open?.what === 'correct'}
        onClose={close}
        title={open?.what === 'correct' ? `Correct ${open.model.fullName}` : ''}
        size="wide"
      >
        {open?.what === 'correct' && (
          <ModelForm
            {...form}
            initial={fieldsOf(open.model)}
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
