import type sheet from '../../../en/pages/phone/sheet.ts'
import type { Translation } from '../../../translation.ts'

export default {
  pageTitle: '{name}: Aushang',
  back: 'Zurück zum Handy',
  print: 'Drucken',
  code: 'QR-Code, der die Seite von {name} öffnet',
  scan: 'Scannen: Fotos, Prüfungen und heutiger Preis',
  book: 'Auf {shop} reservieren. Sie zahlen erst, wenn Sie sich entschieden haben.',
} satisfies Translation<typeof sheet>
