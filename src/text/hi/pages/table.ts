import type table from '../../en/pages/table.ts'
import type { Translation } from '../../translation.ts'

export default {
  actions: 'विकल्प',
  search: 'खोजें',
  searchIn: '{caption} में खोजें',
  sortBy: 'क्रम',
  by: '{column} के हिसाब से',
  rows: '{count, plural, one {{shown} लाइन} other {{shown} लाइनें}}',
  nothing: '“{text}” से कुछ नहीं मिला',
  nothingText: 'स्पेलिंग देख लें, या कम शब्दों से खोजें।',
  pages: '{caption} के पेज',
  page: '{count} में से पेज {page}',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
} satisfies Translation<typeof table>
