import type support from '../../../en/server/shop/support.ts'
import type { Translation } from '../../../translation.ts'
import facts from '../../pages/phone/facts.ts'
import search from '../../pages/search.ts'

export default {
  title: 'Hilfe',
  description: 'So kaufen und verkaufen Sie hier, und so gehen Sie dabei sicher.',
  body: `## Kaufen, Schritt für Schritt

1. Melden Sie sich an und wählen Sie bei Ihrem Wunschhandy „Reservieren“.
2. Das Handy bleibt {hold_time} für Sie zurückgelegt. Unter {orders} steht, wie es weitergeht.
3. {delivery_choice}
{completion_steps}

## {checks_title}

{meeting_advice}
- Wählen Sie \`*#06#\` und vergleichen Sie die IMEI auf dem Display mit der auf der Verpackung oder in den Einstellungen.
- Achten Sie darauf, dass das Handy abgemeldet ist: kein Apple- oder Google-Konto, keine Displaysperre, auf Werkseinstellungen zurückgesetzt.
- Telefonieren Sie, fotografieren Sie mit jeder Kamera, verbinden Sie das WLAN, schließen Sie das Ladegerät an.
- Prüfen Sie den Akkuzustand in den Einstellungen und das Display mit einem weißen und einem schwarzen Bild.
{code_advice}

## Verkaufen, Schritt für Schritt

1. Sichern Sie die Daten des Handys, melden Sie es von allen Konten ab, entfernen Sie die SIM-Karte und setzen Sie es zurück.
2. {add}: ein scharfes Foto bei Tageslicht, ehrliche Angaben zum Zustand, ein Preis.
3. Heben Sie die Anzeige hervor, wenn das Handy auf der Startseite stehen soll.
4. Wenn jemand es reserviert, steht in der Bestellung, was zu tun ist: {hand_over}.

## Was die Noten bedeuten

{grades}

## Fragen

### Was passiert, wenn die {hold_time} vorbei sind?

Die Reservierung endet von selbst, und das Handy steht wieder zum Verkauf. Sie zahlen nichts. Ist es noch verfügbar, können Sie es noch einmal reservieren.

{code_question}

### Das Handy ist nicht wie beschrieben. Muss ich es kaufen?

Nein. {refusing} {money_in_disputes}

### Kann ich kaufen und verkaufen?

Ja, mit einem Konto. Wählen Sie „Handy verkaufen“ und akzeptieren Sie die Verkaufsbedingungen: Danach sind Sie Verkäufer und können weiterhin reservieren, bezahlen und Preise vorschlagen, nur nicht bei Ihren eigenen Handys. Ihre Bestellungen und Ihre Merkliste bleiben. Wenn Sie nicht mehr verkaufen möchten, ziehen Sie Ihre Anzeigen zurück und wechseln Sie in den Einstellungen wieder zu „Käufer“.

### Ich habe mich mit Google angemeldet. Welche Rolle habe ich?

Käufer. Um auch zu verkaufen, wählen Sie „Handy verkaufen“ und akzeptieren die Verkaufsbedingungen. Ihren Namen bekommen wir von Google; Ihr Google-Passwort sehen wir nie.`,
  links: { orders: 'Meine Käufe', add: 'Stellen Sie das Handy ein' },
  choice: {
    meet: 'Vereinbaren Sie mit dem Verkäufer eine Zeit und einen öffentlichen Ort, und wählen Sie, wie Sie bezahlen.',
    ship: 'Geben Sie Ihre Adresse ein und wählen Sie, wie Sie bezahlen.',
    meetOrOnline:
      'Treffen Sie den Verkäufer, oder bezahlen Sie online und lassen Sie es sich schicken.',
    any: 'Wählen Sie aus dem, was der Verkäufer anbietet, wie Sie es bekommen und wie Sie bezahlen.',
  },
  steps: {
    meet: 'Beim Treffen: Prüfen Sie das Handy, bezahlen Sie und nennen Sie dem Verkäufer Ihren Code. Damit ist der Kauf abgeschlossen.',
    ship: 'Beim Versand: Markieren Sie es als angekommen und prüfen Sie es innerhalb von {count, plural, one {einem Tag} =2 {zwei Tagen} =3 {drei Tagen} other {{shown} Tagen}}. Bestätigen Sie dann, dass alles stimmt, oder melden Sie ein Problem.',
  },
  held: {
    online: 'Was Sie online bezahlt haben, wird bis dahin verwahrt.',
    shop: 'Was Sie überwiesen haben, ist dann schon beim Shop.',
    seller: 'Was Sie überwiesen haben, ist dann schon beim Verkäufer.',
  },
  checks: {
    meet: 'Was Sie beim Treffen prüfen sollten',
    ship: 'Was Sie nach der Ankunft prüfen sollten',
  },
  meeting:
    '- Treffen Sie sich tagsüber an einem öffentlichen Ort mit WLAN, und bringen Sie Ihre SIM-Karte mit.',
  code: '- Behalten Sie Ihren Code für sich, bis Sie zufrieden sind.',
  codeQuestion: `### Der Verkäufer hat meinen Code, aber nichts passiert. Was nun?

Der Verkäufer öffnet in seinem Bereich den Verkauf und gibt den Code ein. Sehen Sie zusammen unter „Meine Käufe“ nach: Sobald der Code angenommen ist, steht dort „Abgeschlossen“. Wenn nicht, lesen Sie den Code noch einmal vor; alle sechs Ziffern müssen stimmen.`,
  refusing: {
    meet: 'Bezahlen Sie beim Treffen nicht und nennen Sie Ihren Code nicht: Stornieren Sie die Reservierung unter „Meine Käufe“ und melden Sie die Anzeige.',
    ship: 'Wurde es verschickt, melden Sie das Problem innerhalb von {count, plural, one {einem Tag} =2 {zwei Tagen} =3 {drei Tagen} other {{shown} Tagen}} auf der Seite der Bestellung.',
  },
  disputed: {
    online:
      'Was Sie online bezahlt haben, wird verwahrt, bis Sie sich einigen oder unser Team entscheidet.',
    inPerson:
      'Dort einigen Sie sich mit dem Verkäufer, oder unser Team entscheidet. Was Sie beim Treffen oder per Überweisung bezahlt haben, muss Ihnen der Verkäufer zurückzahlen.',
    transfer:
      'Dort einigen Sie sich mit dem Verkäufer, oder unser Team entscheidet. Was Sie überwiesen haben, muss Ihnen der Verkäufer zurückzahlen.',
  },
  handOver: {
    meet: 'einen Ort vereinbaren und den Code des Käufers eingeben',
    ship: 'es mit Sendungsnummer verschicken',
    both: 'einen Ort vereinbaren und den Code des Käufers eingeben, oder es mit Sendungsnummer verschicken',
  },
  grade: {
    title: 'Note',
    meaning: 'Bedeutung',
    name: facts.grade,
    means: facts.gradeMeaning,
    picture: search.gradeExample,
  },
} satisfies Translation<typeof support>
