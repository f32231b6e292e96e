import type handOver from '../../en/parts/handOver.ts'
import type { Translation } from '../../translation.ts'

export default {
  show: 'Code anzeigen',
  showPrimary: 'Übergabecode anzeigen',
  title: 'Ihr Übergabecode',
  qr: 'QR-Code mit Ihrem Übergabecode',
  phone: '<phone></phone>, von <name></name>',
  meet: 'Treffen Sie <name></name> an einem öffentlichen Ort und probieren Sie das Handy aus: <phone></phone>.',
  paidQr:
    'Wenn alles passt, lassen Sie den Verkäufer diesen Code scannen oder nennen Sie ihm die sechs Ziffern. Ihr Code schließt den Kauf ab.',
  paid: 'Wenn alles passt, nennen Sie dem Verkäufer diesen Code. Ihr Code schließt den Kauf ab.',
  payQr:
    'Bezahlen Sie, lassen Sie den Verkäufer dann diesen Code scannen oder nennen Sie ihm die sechs Ziffern. Ihr Code schließt den Kauf ab.',
  pay: 'Bezahlen Sie und nennen Sie dem Verkäufer dann diesen Code. Ihr Code schließt den Kauf ab.',
  never: 'Schicken Sie den Code nie vorab. Niemand braucht ihn, bevor Sie das Handy haben.',
  print: 'Drucken',
  dialog: 'Handy übergeben',
  form: 'Übergabe',
  label: 'Code des Käufers',
  help: 'Sechs Ziffern, die der Käufer auf seinem Handy sieht.',
  scanned: 'Aus dem gescannten QR-Code übernommen.',
  problem: {
    required: 'Geben Sie den Code ein',
    incomplete: 'Geben Sie alle sechs Ziffern ein',
  },
  submit: 'Übergeben',
  busy: 'Wird übergeben',
  done: 'Übergeben: {phone}',
  instructionsPaid:
    '<name></name> hat online bezahlt. Fragen Sie nach dem sechsstelligen Code, sobald das Handy ausprobiert ist: <phone></phone>. Der Code steht unter „Meine Käufe“ und schließt den Verkauf ab.',
  instructions:
    'Fragen Sie nach dem sechsstelligen Code, sobald <name></name> das Handy bezahlt hat: <phone></phone>. Der Code steht unter „Meine Käufe“ und schließt den Verkauf ab.',
} satisfies Translation<typeof handOver>
