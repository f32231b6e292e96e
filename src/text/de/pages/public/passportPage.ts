import type passportPage from '../../../en/pages/public/passportPage.ts'
import type { Translation } from '../../../translation.ts'

export default {
  kind: 'Gerätepass',
  aPhone: 'Ein Handy',
  pageTitle: 'Gerätepass: {name}',
  description:
    'Die Geschichte in diesem Shop: {name}. Besitzer, Anzeigen, Prüfungen und Reparaturen.',
  descriptionUnnamed:
    'Die Geschichte eines Handys in diesem Shop: Besitzer, Anzeigen, Prüfungen und Reparaturen.',
  lead: 'Was dieser Shop über ein Handy weiß, anhand seiner IMEI. Jeder Eintrag ist mit dem vorigen verkettet, deshalb lässt sich keiner unbemerkt ändern oder entfernen. Namen stehen nicht darin.',
  history: 'Verlauf',
  copy: {
    title: 'Kopie aufbewahren',
    text: 'Die Datei ist von diesem Shop signiert. Sie lässt sich später prüfen, auch ohne Netz und selbst wenn es diesen Shop nicht mehr gibt.',
    download: 'Gerätepass herunterladen',
    check: 'Datei prüfen',
    qr: 'QR-Code dieses Gerätepasses auf dem Stand von jetzt',
    qrText:
      'Der Code enthält diese Seite und einen Fingerabdruck des Verlaufs auf dem Stand von jetzt. Wer ihn später scannt, sieht hier, ob dieser Verlauf noch enthalten ist.',
    link: 'Link',
    claim: 'Das Handy woanders gekauft? <link>Beanspruchen Sie es</link>',
  },
  scanned: {
    label: 'Gescannter Code',
    unchanged: 'Der Verlauf aus Ihrem Code ist unverändert enthalten.',
    added:
      '{count, plural, one {Seitdem kam {shown} Eintrag} other {Seitdem kamen {shown} Einträge}} dazu.',
    changed:
      'Das ist nicht der Verlauf aus Ihrem Code. Er wurde geändert, nachdem der Code erstellt wurde, oder der Code gehört zu einem anderen Handy.',
  },
} satisfies Translation<typeof passportPage>
