import type table from '../../en/pages/table.ts'
import type { Translation } from '../../translation.ts'

export default {
  actions: 'Acciones',
  search: 'Buscar',
  searchIn: 'Buscar: {caption}',
  sortBy: 'Ordenar por',
  by: 'Por {column}',
  rows: '{count, plural, one {{shown} fila} many {{shown} de filas} other {{shown} filas}}',
  nothing: 'Sin resultados para “{text}”',
  nothingText: 'Revisa cómo lo has escrito o busca con menos palabras.',
  pages: 'Páginas: {caption}',
  page: 'Página {page} de {count}',
  previous: 'Página anterior',
  next: 'Página siguiente',
} satisfies Translation<typeof table>
