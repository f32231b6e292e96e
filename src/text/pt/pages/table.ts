import type table from '../../en/pages/table.ts'
import type { Translation } from '../../translation.ts'

export default {
  actions: 'Ações',
  search: 'Buscar',
  searchIn: 'Buscar: {caption}',
  sortBy: 'Ordenar por',
  by: 'Por {column}',
  rows: '{count, plural, one {{shown} linha} many {{shown} de linhas} other {{shown} linhas}}',
  nothing: 'Nada corresponde a “{text}”',
  nothingText: 'Confira a escrita ou busque com menos palavras.',
  pages: 'Páginas: {caption}',
  page: 'Página {page} de {count}',
  previous: 'Página anterior',
  next: 'Próxima página',
} satisfies Translation<typeof table>
