import type table from '../../en/pages/table.ts'
import type { Translation } from '../../translation.ts'

export default {
  actions: 'Actions',
  search: 'Rechercher',
  searchIn: 'Rechercher : {caption}',
  sortBy: 'Trier par',
  by: 'Par {column}',
  rows: '{count, plural, one {{shown} ligne} many {{shown} de lignes} other {{shown} lignes}}',
  nothing: 'Aucun résultat pour « {text} »',
  nothingText: 'Vérifiez l’orthographe, ou cherchez avec moins de mots.',
  pages: 'Pages : {caption}',
  page: 'Page {page} sur {count}',
  previous: 'Page précédente',
  next: 'Page suivante',
} satisfies Translation<typeof table>
