import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { Model } from '../api/index.ts'
import { refusalOf } from '../forms/refusal.ts'
import { useApi } from '../shell/use-api.ts'
import { Button } from '../ui/button.tsx'
import { TableHead, TableRow, tableRoles } from '../ui/data-table.tsx'
import { TextField } from '../ui/fields.tsx'
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '../ui/page-states.tsx'
import { modelColumns } from './model-columns.tsx'
import { catalogQueries } from './queries.ts'

/** Every model, found by words as they are typed, and shown page by page. */
export function ModelsTable({ actions }: { actions: (model: Model) => ReactNode }) {
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words.trim())
  const query = useInfiniteQuery(catalogQueries.models(useApi(), asked))
  const models = query.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Search models"
        type="search"
        placeholder="galaxy s21"
        className="max-w-80"
        maxLength={100}
        start={<Search aria-hidden="true" className="size-4" />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {models ? (
        <Rows {...{ models, actions, words: asked }} />
      ) : query.error ? (
        <ErrorState busy={query.isFetching} onRetry={() => query.refetch()}>
          {refusalOf(query.error).message}
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

type RowsProps = { models: readonly Model[]; actions: (model: Model) => ReactNode; words: string }

function Rows({ models, actions, words }: RowsProps) {
  if (models.length === 0)
    return (
      <EmptyState title={words ? `No model is called “${words}”` : 'No models yet'}>
        Check the spelling, or add the model.
      </EmptyState>
    )
  return (
    <div className="md:overflow-x-auto">
      <table {...tableRoles.table} className="data-table w-full text-start text-sm max-md:block">
        <caption className="sr-only">Models</caption>
        <TableHead columns={modelColumns} sort={undefined} onSort={() => {}} hasActions />
        <tbody {...tableRoles.rowgroup} className="max-md:flex max-md:flex-col max-md:gap-3">
          {models.map((model) => (
            <TableRow key={model._id} columns={modelColumns} row={model} actions={actions(model)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
