import type setup from '../../../en/pages/public/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Ihren Shop einrichten',
  lead: 'Vier kurze Schritte. Alles lässt sich später ändern, nur die Währung nicht mehr, sobald Handys eingestellt sind.',
  languages: 'Sprache dieser Seite',
  demo: {
    label: 'Das ersetzt die Demo',
    replaced: 'Ihr Shop tritt an die Stelle dieser Demo.',
    deleted:
      'Handys, Personen, Bestellungen, Fotos und E-Mails der Demo werden gelöscht, ebenso alles, was Sie darin ausprobiert haben. Mit den Konten der Demo kann sich niemand mehr anmelden.',
    catalog:
      'Der Katalog der Modelle bleibt. Bis Sie den Knopf am Ende drücken, ändert sich nichts.',
  },
  link: {
    wrong: {
      title: 'Mit diesem Link lässt sich nichts einrichten',
      about:
        'Ein neuer Shop gibt beim Start einen Link aus. Er gilt einmal und einen Tag lang, und nur der neueste funktioniert.',
      again:
        'Wenn Sie den Shop betreiben: Starten Sie ihn neu oder führen Sie auf seinem Rechner <command></command> aus, und öffnen Sie den Link, der ausgegeben wird.',
    },
    demo: {
      title: 'Dieser Link öffnet keinen eigenen Shop',
      about:
        'Wenn Sie diese Demo betreiben: Beim Start gibt sie einen Link aus, mit dem Ihr eigener Shop an ihre Stelle tritt. Er gilt einmal und einen Tag lang, und nur der neueste funktioniert. <command></command> gibt einen neuen aus.',
      stays:
        'Eine Demo mit DATABASE_URL, mit Fotos in einem Bucket oder mit DEMO=1 bleibt eine Demo. Für einen eigenen Shop starten Sie den Server mit DEMO=0, einem leeren DATA_DIR und, falls Sie beides nutzen, einer leeren Datenbank und einem leeren Bucket.',
    },
    used: {
      title: 'Dieser Shop ist eingerichtet',
      about:
        'Er hat einen Admin, deshalb gilt der Link nicht mehr. Wenn jemand schneller war als Sie, lassen Sie sich von dieser Person Zugang geben.',
      login: 'Anmelden',
    },
    home: 'Zur Startseite',
  },
  account: {
    step: 'Ihr Konto',
    about:
      'Sie werden Admin. Admins betreiben den Shop; um selbst Handys zu verkaufen, legen Sie später ein zweites Konto an.',
    name: 'Ihr Name',
    passwordHelp:
      'Admins brauchen außerdem einen Passkey oder eine Authenticator-App. Das können Sie danach einrichten.',
  },
  shop: {
    step: 'Ihr Shop',
    name: 'Name des Shops',
    nameHelp: 'Auf jeder Seite, in jeder E-Mail und auf jedem Beleg.',
    nameMissing: 'Geben Sie den Namen Ihres Shops ein',
    color: 'Akzentfarbe',
    colorHelp: 'Für Knöpfe und Links.',
    country: 'Land',
    chooseCountry: 'Wählen Sie ein Land',
    currency: 'Währung',
    currencyHelp:
      'Für alle Preise. Sobald ein Handy eingestellt ist, lässt sie sich nicht mehr ändern.',
    languages: 'Sprachen',
    languagesHelp:
      'Besucher wählen eine aus. Was Sie selbst schreiben, erscheint in allen unverändert.',
  },
  heldBy: 'Durch die Umgebungsvariable {variable} festgelegt.',
  mail: {
    step: 'E-Mail',
    addressFirst: 'Geben Sie zuerst in Schritt 1 Ihre E-Mail-Adresse ein.',
    accepted:
      '{server} hat eine E-Mail an {address} angenommen. Sehen Sie in Ihren Posteingang und in den Spam-Ordner.',
    none: 'Es ist kein Mailserver eingerichtet.',
    noneHelp:
      'Bis dahin erhält niemand Codes, E-Mails zu Bestellungen oder Links für ein neues Passwort. Setzen Sie SMTP_URL und MAIL_FROM dort, wo der Shop läuft, und starten Sie ihn neu. Das hat Zeit: Es steht auf Ihrer Checkliste.',
    sentBy: 'E-Mails werden über <server></server> als <from></from> verschickt.',
    test: 'Test-E-Mail senden',
    sending: 'Wird gesendet',
  },
  trade: {
    step: 'Zahlung und Übergabe',
    delivery: 'Übergabe',
    deliveryHelp: 'Was Verkäufer anbieten können. Sie können es jederzeit ändern.',
    deliveryOption: {
      both: 'Abholung und Versand',
      pick_up: 'Nur Abholung',
      shipping: 'Nur Versand',
    },
    inPerson:
      '<b>Persönlich:</b> immer möglich. Käufer und Verkäufer treffen sich, und ein Code schließt den Verkauf ab.',
    cardOn: '<b>Mit Karte:</b> eingeschaltet. Stripe ist verbunden.',
    cardOff:
      '<b>Mit Karte:</b> ausgeschaltet. Dafür brauchen Sie ein Konto bei Stripe: Setzen Sie STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY und STRIPE_WEBHOOK_SECRET und starten Sie den Shop neu. Das hat Zeit.',
    transfer: 'Per Überweisung',
    payee: {
      seller: {
        label: 'An den Verkäufer',
        help: 'Verkäufer, die ihr Konto angeben, werden direkt bezahlt.',
      },
      shop: { label: 'An den Shop', help: 'Sie erhalten das Geld und bezahlen die Verkäufer.' },
      off: { label: 'Wird nicht angeboten', help: 'Käufer nutzen die anderen Zahlungsarten.' },
    },
    instructions: 'Anleitung für Käufer',
    instructionsHelp: 'Das Konto, auf das Käufer überweisen, mit allem, was sie dafür brauchen.',
    instructionsMissing: 'Geben Sie das Konto an, auf das Käufer überweisen',
  },
  submit: 'Shop einrichten',
  replace: 'Demo löschen und meinen Shop öffnen',
  busy: 'Ihr Shop wird eingerichtet',
} satisfies Translation<typeof setup>
