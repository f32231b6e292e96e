import type signup from '../../en/pages/signup.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Konto erstellen',
  description: 'Erstellen Sie ein Konto, um Handys zu kaufen oder zu verkaufen.',
  lead: 'Ein kostenloses Konto zum Kaufen und Verkaufen.',
  existing: 'Sie haben schon ein Konto? <link>Anmelden</link>',
  promise: 'Ein Foto, ein Name, ein Preis: In zwei Minuten steht Ihr altes Handy zum Verkauf.',
  closed:
    'Zurzeit können Sie in diesem Shop kein Konto erstellen. Wenn Sie schon eines haben, können Sie sich anmelden.',
  invitation:
    'Für ein neues Konto brauchen Sie hier eine Einladung. Öffnen Sie den Link in Ihrer Einladung. Wenn Sie schon ein Konto haben, können Sie sich anmelden.',
  invitationGone:
    'Diese Einladung ist abgelaufen, verbraucht oder zurückgezogen. Bitten Sie die Person, die sie geschickt hat, um eine neue. Wenn Sie schon ein Konto haben, können Sie sich anmelden.',
  login: 'Anmelden',
  allPhones: 'Alle Handys ansehen',
  passwordHelp:
    'Mindestens {min} Zeichen. Ein paar Wörter ohne Zusammenhang sind leicht zu merken und schwer zu erraten.',
  photoHelp: 'Ein Gesicht schafft Vertrauen.',
  photoFailed:
    'Ihr Foto konnte nicht gespeichert werden. Sie können es später in den Einstellungen hinzufügen.',
  role: 'Ich möchte',
  buyer: 'kaufen',
  seller: 'kaufen und verkaufen',
  buyerText: 'Handys reservieren und Preisvorschläge machen.',
  sellerText: 'Dasselbe, und eigene Anzeigen aufgeben.',
  terms: 'Wenn Sie ein Konto erstellen, akzeptieren Sie: <terms></terms> (öffnet einen neuen Tab).',
  googleTerms:
    'Wenn Sie mit Google fortfahren, akzeptieren Sie: <terms></terms> (öffnet einen neuen Tab).',
  sellerTerms:
    'Wenn Sie ein Konto erstellen, akzeptieren Sie die <link>Verkaufsbedingungen</link> (öffnet einen neuen Tab).',
  and: ' und ',
  submit: 'Konto erstellen',
  busy: 'Konto wird erstellt',
  checking:
    'Aus Ihrem Netz wurden viele Konten erstellt. Wir prüfen Ihren Browser, das dauert ein paar Sekunden.',
  done: 'Ihr Konto ist erstellt, Sie sind angemeldet',
} satisfies Translation<typeof signup>
