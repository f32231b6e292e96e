import type about from '../../../en/server/shop/about.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Über uns',
  description:
    '{shop_name} ist ein Marktplatz für gebrauchte Handys: wer ihn betreibt, was mit Ihren Daten geschieht und was er kostet.',
  body: `## Warum es uns gibt

In einer Hand ist ein Handy, das funktioniert, mehr wert als in der Schublade. Wer trotzdem nicht gebraucht kauft, zweifelt meist: Stimmt die Beschreibung? Ist der Preis fair? Ist das Handy noch da, wenn ich komme? {shop_name} beantwortet diese drei Fragen.

## Kurz gesagt

- Verkäufer bieten ein Handy mit Foto, Note, Nutzungsdauer und Preis an.
- Käufer reservieren ein Handy mit einem Klick. Es bleibt {hold_time} für sie zurückgelegt.
- {completion} {other_payments}
- Ein Konto genügt für beides: heute kaufen, morgen verkaufen.
- Unser Team liest jede Meldung und entfernt Anzeigen, die gegen die Regeln verstoßen.

## Wer dahintersteht

Die Betreiber dieses Shops und sonst niemand. Er läuft mit freier Software und nicht auf einer Plattform: Es gibt keine Zentrale, die Ihre Anzeigen sieht.

{contact_details}

## Was mit Ihren Daten geschieht

Die Betreiber dieses Shops speichern sie. {trackers} Ihre E-Mail-Adresse sehen hier nur Sie und unser Team. Von Ihrem Passwort wird nur ein Hash gespeichert, aus dem es sich nicht zurückrechnen lässt.

{services}

## Was es kostet

{costs}`,
  completion: {
    meet: 'Beide treffen sich: Der Käufer prüft das Handy, bezahlt und nennt dem Verkäufer einen Übergabecode, der den Kauf abschließt.',
    ship: 'Der Verkäufer verschickt das Handy: Der Käufer bezahlt vorher und hat nach der Ankunft {count, plural, one {einen Tag} other {{shown} Tage}} Zeit, es zu prüfen.',
  },
  otherPayments: {
    onlineShipped:
      '{first, select, yes {Der} other {Oder der}} Käufer bezahlt online und lässt sich das Handy schicken; das Geld wird verwahrt, bis es angekommen ist und der Beschreibung entspricht.',
    onlineMet:
      '{first, select, yes {Der} other {Oder der}} Käufer bezahlt online; das Geld wird verwahrt, bis er das Handy geprüft und bekommen hat.',
    transferToShop:
      '{first, select, yes {Der} other {Oder der}} Käufer überweist an die Betreiber dieses Shops.',
    transferToSeller:
      'Wo eine Anzeige es anbietet, überweist der Käufer direkt an den Verkäufer; dieses Geld geht nicht über diesen Shop, und niemand hier kann es zurückholen.',
  },
  contact: {
    page: 'Kontaktseite',
    write: 'Schreiben Sie uns über unsere {page}.',
    writeOrMail: 'Schreiben Sie uns über unsere {page} oder an {mail}.',
    address: 'Unsere Anschrift: {address}.',
  },
  costs: {
    free: 'Anbieten, Hervorheben und Reservieren kosten nichts.',
    inPerson: 'Wer beim Treffen bezahlt, gibt das Geld direkt dem Verkäufer.',
    nothing: 'Dieser Shop behält von einem Verkauf nichts ein.',
    fee: 'Wird ein Kauf online bezahlt, behält dieser Shop {fee} vom Preis ein.',
    vat: 'Darin sind {percent} % Mehrwertsteuer enthalten.',
    before: 'Verkäufer sehen schon vor dem Einstellen, was sie bekommen.',
    fullPrice: 'Wird ein Kauf online bezahlt, bekommt der Verkäufer den vollen Preis.',
  },
  trackers: {
    noAds: 'Werbenetzwerke gibt es hier nicht.',
    none: 'Tracker und Werbenetzwerke gibt es hier nicht.',
    noPictures: 'Die Seiten zeigen keine Bilder von anderen Websites.',
  },
  services: {
    intro: 'Diese externen Dienste bekommen den Teil der Daten, den sie brauchen:',
    stripe:
      'Stripe wickelt Zahlungen und Auszahlungen ab. An der Kasse lesen eigene Skripte von Stripe Ihre Kartendaten und prüfen auf Betrug, wofür sie Cookies verwenden können; Verkäufer geben ihr Bankkonto bei Stripe an.',
    google: 'Wenn Sie sich mit Google anmelden, erfährt Google, dass Sie diesen Shop nutzen.',
    file_storage: 'Ein Speicheranbieter bewahrt Fotos oder Sicherungen des Shops auf.',
    image_hosts: 'Manche Anzeigen zeigen Bilder von anderen Websites, die Ihre IP-Adresse sehen.',
    hosts: 'Das sind: {hosts}.',
    imei_list:
      'Ein Verzeichnis gestohlener Handys wird nach der IMEI von Handys gefragt, ohne einen Namen.',
    text_messages:
      'Ein SMS-Anbieter bekommt die Telefonnummer, die ein Verkäufer bestätigt, und den Code.',
    mail_server: 'Ein Mailserver stellt die E-Mails zu, die Ihnen dieser Shop schickt.',
    push_services:
      'Wenn Sie Push-Benachrichtigungen einschalten, stellt sie der Push-Dienst Ihres Browsers zu. Lesen kann er sie nicht.',
  },
} satisfies Translation<typeof about>
