import type sellerTerms from '../../../en/server/shop/seller-terms.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: 'Dem stimmen Sie zu, wenn Sie hier verkaufen.',
  body: `## Was Sie verkaufen dürfen

- Handys, die Ihnen gehören oder die Sie im Auftrag des Eigentümers verkaufen.
- Keine gestohlenen, verlorenen oder gesperrten Handys, keine Fälschungen und nichts, was noch einem Kreditgeber oder Arbeitgeber gehört.
- Nur Handys: keine Dienstleistungen, keine Konten, keine anderen Waren.

## Wie Sie es beschreiben

- Verwenden Sie Fotos des Handys selbst, keine fremden Bilder.
- Nennen Sie jeden Mangel, den Sie kennen, und beantworten Sie die Fragen zum Zustand wahrheitsgemäß.
- Melden Sie das Handy von allen Konten ab und setzen Sie es zurück, bevor Sie es übergeben.
- Stellen Sie jedes Handy nur einmal ein.

## Wenn jemand es reserviert

- Die Reservierung hält das Handy zu dem Preis, den Sie verlangt oder angenommen haben.
- {hand_over_order} bis zu der Frist, die in der Bestellung steht. Wenn Sie das nicht können, stornieren Sie und nennen Sie den Grund; der Käufer bekommt zurück, was er bezahlt hat.
- Verlangen Sie vom Käufer nicht mehr Geld und keine andere Zahlungsart, als in der Bestellung steht.
- Verwenden Sie Namen und Adresse des Käufers nur für diesen Verkauf, und geben Sie beides nur an den Paketdienst weiter.

## Wenn etwas schiefgeht

Meldet der Käufer, dass das Handy nicht angekommen oder nicht wie beschrieben ist, {dispute_until}. Antworten Sie innerhalb der Frist, die in der Bestellung steht. Die gesetzlichen Rechte der Käufer gelten zusätzlich zu diesen Bedingungen.

## Was es kostet

Einstellen und Hervorheben sind kostenlos. Behält dieser Shop von einem Verkauf eine Gebühr ein, zeigt die Bestellung sie ab der Reservierung; danach ändert sie sich nicht mehr.

## Wofür Sie zuständig sind

Der Kaufvertrag besteht zwischen Ihnen und dem Käufer; dieser Shop ist nicht daran beteiligt. Ihre Einkünfte erklären und versteuern Sie selbst. Unser Team kann Anzeigen entfernen und Konten schließen, die gegen diese Bedingungen verstoßen, und nennt Ihnen den Grund. Sie können jederzeit aufhören: Ziehen Sie Ihre Anzeigen zurück, schließen Sie offene Verkäufe ab und wechseln Sie in den {settings} wieder zu „Käufer“.`,
  settings: 'Einstellungen',
  handOver: {
    meet: 'Übergeben Sie es',
    ship: 'Verschicken Sie es',
    both: 'Übergeben oder verschicken Sie es',
  },
  dispute: {
    held: 'bleibt das verwahrte Geld hier, bis Sie sich einigen oder ein unbeteiligter Admin entscheidet',
    open: 'bleibt der Verkauf offen, bis Sie sich einigen oder ein unbeteiligter Admin entscheidet',
  },
} satisfies Translation<typeof sellerTerms>
