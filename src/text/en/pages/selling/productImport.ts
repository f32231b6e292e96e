/** The import of a seller's listings from a file. */
export default {
  title: 'Import from a file',
  about:
    'A CSV file whose first line names its columns. <column>brand</column>, <column>name</column> and <column>price</column> are needed; <names></names> are optional. Commas, semicolons or tabs.',
  example:
    '<link>Download an example</link> or start from your own export. A file can’t contain photos or grades: add photos and answer the questions about the condition afterwards with Edit.',
  file: 'File',
  limits: 'At most {megabytes} MB and {count, plural, one {{shown} phone} other {{shown} phones}}.',
  nothingYet: 'Nothing is listed yet. You’ll see a preview first.',
  checking: 'Checking',
  check: 'Check the file',
  choose: 'Choose a file',
  verdict: { invalid: 'Needs fixing', valid: 'Valid', duplicate: 'Already listed' },
  unknownColumns: 'Ignored because these columns are unknown: {columns}.',
  emptyRows: 'Skipped: {count, plural, one {{shown} empty row} other {{shown} empty rows}}.',
  lines: 'Line by line',
  line: 'Line {line}',
  unnamed: 'Without a name',
  showAll: 'Show all {shown} lines',
  again: 'Choose another file',
  list: 'List {count, plural, one {{shown} phone} other {{shown} phones}}',
  listValid: 'List {count, plural, one {the valid phone} other {the {shown} valid phones}}',
  progress: '{shown} of {total} lines',
  progressLabel: 'Lines listed',
  canClose:
    'You can close this. Import the same file later to continue where it stopped; nothing is listed twice.',
  added: '{count, plural, one {{shown} phone is} other {{shown} phones are}} listed',
  duplicates:
    '{count, plural, one {{shown} phone was} other {{shown} phones were}} already listed.',
  rejected:
    '{count, plural, one {{shown} line needs} other {{shown} lines need}} fixing: correct the file and import it again.',
  next: 'Add their photos and grade them with Edit.',
  done: 'Done',
  interrupted:
    '{count, plural, one {{shown} phone is} other {{shown} phones are}} listed. {message}',
} as const
