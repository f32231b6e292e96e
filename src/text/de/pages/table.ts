import type table from '../../en/pages/table.ts'
import type { Translation } from '../../translation.ts'

export default {
  actions: 'Aktionen',
  search: 'Suchen',
  searchIn: 'Suchen: {caption}',
  sortBy: 'Sortieren',
  by: 'Nach {column}',
  rows: '{count, plural, one {{shown} Zeile} other {{shown} Zeilen}}',
  nothing: 'Keine Treffer für „{text}“',
  nothingText: 'Prüfen Sie die Schreibweise oder suchen Sie mit weniger Wörtern.',
  pages: 'Seiten: {caption}',
  page: 'Seite {page} von {count}',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
} satisfies Translation<typeof table>
