import type content from '../../../en/server/shop/content.ts'
import type { Translation } from '../../../translation.ts'

export default {
  find: {
    title: 'Ein gutes Handy muss nicht neu sein',
    body: 'Vergleichen Sie gebrauchte Handys nach Note, Alter und Preis. Das Wichtigste steht vorn, auch Ihre Ersparnis.',
  },
  safe: {
    body: 'Eine Reservierung gilt {hold_time} und kostet nichts. {when_to_pay}',
  },
  sell: {
    title: 'Machen Sie Ihr altes Handy zu Geld',
    body: 'Ein Foto, ein Name und ein Preis genügen für eine Anzeige. An wen Sie verkaufen, entscheiden Sie.',
  },
  reasons: {
    title: 'Darum ist es sicher',
    body: `## Das Wichtigste zuerst

Jede Anzeige zeigt zuerst Note, Alter, Ort und Verkäufer.

## Ein Handy, ein Käufer

Ein reserviertes Handy kann niemand sonst reservieren. Wird es nicht innerhalb von {hold_time} bezahlt, ist es wieder zu haben.

{code_reason}

## Jede Meldung wird gelesen

Wer angemeldet ist, kann eine Anzeige melden. Unser Team liest jede Meldung und entfernt unzulässige Anzeigen.`,
  },
  about: {
    title: 'Über {shop_name}',
    body: 'Die meisten Handys landen in einer Schublade, obwohl sie noch gut funktionieren. Über {shop_name} kommen sie von jemandem, der seines nicht mehr braucht, zu jemandem, der eines sucht. Und das zu einem Preis, den beide fair finden.',
  },
  sellerTerms: 'Verkaufsbedingungen',
  hours: '{shown} {count, plural, one {Stunde} other {Stunden}}',
  safeTitle: {
    meet: 'Erst ansehen, beim Treffen bezahlen',
    ship: 'Für Sie reserviert, von Ihnen geprüft',
  },
  whenToPay: {
    meet: 'Bezahlen Sie, wenn Sie das Handy gesehen haben, und nennen Sie dem Verkäufer Ihren Code.',
    meetOrOnline:
      'Bezahlen Sie beim Treffen oder online: Der Verkäufer bekommt das Geld, sobald Sie das Handy haben.',
    online: 'Bezahlen Sie online: Der Verkäufer bekommt das Geld, sobald Sie das Handy haben.',
    before: 'Sie bezahlen, bevor der Verkäufer das Handy verschickt.',
  },
  codeReason: {
    meet: `## Ihr Code schließt den Kauf ab

Mit der Reservierung bekommen Sie einen Übergabecode. Nennen Sie ihn erst, wenn Sie mit dem Handy zufrieden sind.`,
    ship: `## Zeit zum Prüfen

Nach der Ankunft haben Sie {count, plural, one {einen Tag} =2 {zwei Tage} =3 {drei Tage} other {{shown} Tage}} Zeit, das Handy zu prüfen, und können in der Bestellung ein Problem melden.`,
  },
} satisfies Translation<typeof content>
