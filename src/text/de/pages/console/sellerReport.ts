import type sellerReport from '../../../en/pages/console/sellerReport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Plattformen in der EU melden Verkäufer der Steuerbehörde (DAC7): wer in einem Kalenderjahr mindestens {sales} Verkäufe hat oder insgesamt mehr als {amount} einnimmt.',
  caption: 'Meldung von Verkäufern',
  year: 'Jahr',
  download: 'CSV herunterladen',
  fees: 'Gebühren und USt. als CSV',
  sellers: 'Zu meldende Verkäufer',
  none: 'Für {year} ist kein Verkäufer zu melden',
  column: {
    seller: 'Verkäufer',
    sales: 'Verkäufe',
    paid: 'An den Verkäufer gezahlt',
    fees: 'Gebühren',
    reason: 'Zu melden wegen',
  },
  vatNumber: 'USt-IdNr. {number}',
  deleted: 'Konto gelöscht',
  reason: {
    sales: 'Ab {sales} Verkäufen',
    consideration: 'Über {amount}',
    both: 'Ab {sales} Verkäufen und über {amount}',
  },
  notes:
    'In dem Jahr abgeschlossene Bestellungen, mit Versand, ohne Gebühren und Erstattungen. Zurückgegebene Handys zählen nicht. Verkäufer, die ihr Konto gelöscht haben, bleiben {count, plural, one {{years} Jahr} other {{years} Jahre}} lang aufgeführt, wenn das Land des Shops in der EU liegt. Die Datei enthält die Zahlen je Quartal. Die Grenze wird in der Währung des Shops verglichen: Ist das nicht der Euro, rechnen Sie die Beträge selbst um. Andere Steuernummern und die Anschriften privater Verkäufer werden hier nicht erhoben.',
} satisfies Translation<typeof sellerReport>
