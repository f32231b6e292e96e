import type { Category } from '../../modules/catalog/catalog.contract.ts'
import type {
  Model,
  ModelChange,
  ModelImport,
  ModelList,
  ModelPage,
  NewModelInput,
} from '../../modules/catalog/models.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api } from './index.ts'

/** The calls of the catalogue of models. */
export function catalogCalls({ get, send }: Pick<Api, 'get' | 'send'>) {
  return {
    allBrands: () => get<Category[]>(`${paths.categories()}?all=1`),
    models: (params: { q: string; cursor: string }) =>
      get<ModelList>(`${paths.models()}?${new URLSearchParams(params)}`),
    model: (slug: string) => get<ModelPage>(paths.model(slug)),
    addModel: (body: NewModelInput) => send<Model>('POST', paths.models(), body),
    correctModel: (id: string, body: ModelChange) => send<Model>('PUT', paths.model(id), body),
    mergeModel: (id: string, into: string) => send<Model>('POST', paths.mergeModel(id), { into }),
    importModels: (file: Blob) =>
      send<ModelImport>('POST', paths.modelImports(), file, { 'content-type': 'text/csv' }),
    modelImport: (id: string) => get<ModelImport>(paths.modelImport(id)),
  }
}
