import type table from '../../en/pages/table.ts'
import type { Translation } from '../../translation.ts'

export default {
  actions: 'কাজ',
  search: 'খুঁজুন',
  searchIn: '{caption}: খুঁজুন',
  sortBy: 'সাজান',
  by: '{column} অনুযায়ী',
  rows: '{count, plural, one {{shown}টি সারি} other {{shown}টি সারি}}',
  nothing: '“{text}” পাওয়া যায়নি',
  nothingText: 'বানান দেখে নিন, বা কম শব্দ দিয়ে খুঁজুন।',
  pages: '{caption}: পাতা',
  page: '{count}-এর মধ্যে {page} নম্বর পাতা',
  previous: 'আগের পাতা',
  next: 'পরের পাতা',
} satisfies Translation<typeof table>
