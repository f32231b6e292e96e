import type blog from '../../../en/pages/public/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  minutes: '{count, plural, one {{shown} Minute} other {{shown} Minuten}} Lesezeit',
  phones: {
    title: 'Sie suchen ein Handy?',
    text: 'Vergleichen Sie gebrauchte Handys nach Note, Alter und Preis, und lesen Sie, wie Sie eins vor dem Bezahlen prüfen.',
    browse: 'Alle Handys ansehen',
    safely: 'So kaufen und verkaufen Sie sicher',
  },
  sample: {
    title: 'Das ist ein Beispiel',
    text: 'Jeder Shop beginnt mit diesen Artikeln. Veröffentlichen Sie eigene: Jede Überschrift wird ein Artikel.',
    write: 'Eigene schreiben',
  },
} satisfies Translation<typeof blog>
