import type mail from '../../en/server/mail.ts'
import type { Translation } from '../../translation.ts'

export default {
  hello: 'Hallo {name},',
  helloAnyone: 'Hallo,',
  sentBy: 'Gesendet von {shop}, dem Marktplatz für gebrauchte Handys.',
  confirm: {
    subject: '{code} ist Ihr Code für {shop}',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    new: 'Bestätigen Sie diese Adresse, damit Sie bei {shop} kaufen, verkaufen und Nachrichten senden können.',
    change: 'Diese Adresse wurde als neue E-Mail-Adresse eines Kontos bei {shop} eingetragen.',
    code: 'Geben Sie den Code {code} ein oder öffnen Sie den Link. Beides gilt {hours, plural, one {{count} Stunde} other {{count} Stunden}} lang.',
    button: 'Adresse bestätigen',
    ignore:
      'Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail: Ohne Code oder Link passiert nichts.',
  },
  reset: {
    subject: 'Passwort zurücksetzen',
    request:
      'Wir haben eine Anfrage erhalten, Ihr Passwort für {shop} zurückzusetzen. Dieser Link gilt {hours, plural, one {{count} Stunde} other {{count} Stunden}} lang.',
    button: 'Neues Passwort wählen',
    ignore:
      'Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail. Ihr Passwort wurde nicht geändert.',
  },
  unsubscribe: {
    title: '{emails} abbestellen?',
    text: 'Sie können sie in Ihren Einstellungen für Benachrichtigungen jederzeit wieder einschalten.',
    button: 'Abbestellen',
    done: 'Abbestellt',
    doneText:
      '{emails} bekommen Sie nicht mehr. Sie können sie in Ihren Einstellungen für Benachrichtigungen jederzeit wieder einschalten.',
    invalid: 'Dieser Link ist nicht gültig',
    invalidText:
      'Öffnen Sie den Link noch einmal aus der E-Mail, oder ändern Sie nach der Anmeldung Ihre Einstellungen für Benachrichtigungen.',
  },
  unread: {
    subject: '{sender} hat wegen {phone} geschrieben',
    heading:
      '{count, plural, one {Neue Nachricht von {sender}} other {{shown} ungelesene Nachrichten von {sender}}}',
    text: '{sender} hat Ihnen wegen {phone} geschrieben.',
    photo: 'Ein Foto',
    button: 'Nachrichten öffnen',
    note: 'Bitte antworten Sie bei {shop}. Antworten auf diese E-Mail werden nicht gelesen.',
  },
  renewal: {
    one: {
      subject: 'Ihre Anzeige für {phone} läuft bald ab',
      text: 'Sie läuft am {date} ab. Noch zu verkaufen? Verlängern Sie sie um {days, plural, one {{count} Tag} other {{count} Tage}}.',
    },
    many: {
      subject: '{shown} Ihrer Anzeigen laufen bald ab',
      text: 'Noch zu verkaufen? Verlängern Sie jede um {days, plural, one {{count} Tag} other {{count} Tage}}.',
    },
    expires: 'Läuft am {date} ab',
    button: 'Anzeige verlängern',
    sold: 'Anderswo verkauft? Dann müssen Sie nichts tun.',
  },
  ifYou: 'Wenn Sie das waren, müssen Sie nichts tun.',
  contact: 'Uns schreiben',
  notYou: 'Das waren nicht Sie? Schreiben Sie uns sofort.',
  knownAddress: {
    subject: 'Sie haben schon ein Konto bei {shop}',
    signUp:
      'Jemand wollte sich bei {shop} mit dieser Adresse registrieren, die schon ein Konto hat. Es wurde nichts geändert.',
    change:
      'Jemand hat diese Adresse als neue E-Mail-Adresse eines anderen Kontos bei {shop} eingetragen. Eine Adresse kann nur ein Konto haben, deshalb wurde nichts geändert.',
    text: 'Wenn Sie das waren, melden Sie sich mit Ihrem bestehenden Konto an. Wenn Sie das Passwort vergessen haben, wählen Sie ein neues.',
    ignore:
      'Das waren nicht Sie? Dann ignorieren Sie diese E-Mail. Niemand sonst kann Ihr Konto benutzen.',
  },
  addressChanges: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    text: 'Jemand, der Ihr Passwort kennt, möchte die E-Mail-Adresse Ihres Kontos bei {shop} in {email} ändern.',
    confirm: 'Wenn Sie das waren, bestätigen Sie die Änderung mit der E-Mail an die neue Adresse.',
    button: 'Änderung stoppen',
    note: 'Das waren nicht Sie? Stoppen Sie die Änderung: Dadurch werden alle abgemeldet. Wählen Sie dann ein neues Passwort.',
  },
  addressChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Sie melden sich bei {shop} jetzt mit {email} an. Diese Adresse gehört nicht mehr zu Ihrem Konto.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos bei {shop} wurde geändert, und alle anderen Geräte wurden abgemeldet.',
    button: 'Passwort zurücksetzen',
    note: 'Das waren nicht Sie? Setzen Sie Ihr Passwort sofort zurück: Dadurch werden alle abgemeldet, auch wer es geändert hat.',
  },
  loginMethod: {
    googleLinked: {
      subject: 'Ein Google-Konto wurde mit Ihrem Konto verknüpft',
      text: 'Sie können sich jetzt mit dem Google-Konto {name} bei {shop} anmelden.',
    },
    googleUnlinked: {
      subject: 'Die Verknüpfung mit Google wurde entfernt',
      text: 'Mit dem Google-Konto {name} ist keine Anmeldung bei {shop} mehr möglich.',
    },
    passkeyAdded: {
      subject: 'Ein Passkey wurde zu Ihrem Konto hinzugefügt',
      text: 'Der Passkey „{name}“ wurde zu Ihrem Konto bei {shop} hinzugefügt. Sie können sich damit statt mit dem Passwort anmelden.',
    },
    passkeyRemoved: {
      subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
      text: 'Der Passkey „{name}“ wurde aus Ihrem Konto bei {shop} entfernt. Eine Anmeldung damit ist nicht mehr möglich.',
    },
    button: 'Anmeldung prüfen',
    note: 'Das waren nicht Sie? Setzen Sie Ihr Passwort zurück, dadurch werden alle abgemeldet. Entfernen Sie dann in den Einstellungen alles, was Sie nicht kennen.',
  },
  payoutAccount: {
    subject: '{shop}: Ihr Auszahlungskonto wurde geändert',
    text: 'Einnahmen aus Ihren Verkäufen gehen künftig auf ein anderes Bankkonto. Diese Adresse gehörte bis vor Kurzem zu Ihrem Konto, deshalb benachrichtigen wir Sie auch hier.',
    onHold:
      'Auszahlungen sind {hours, plural, one {{count} Stunde} other {{count} Stunden}} lang angehalten.',
  },
  deleted: {
    subject: 'Ihr Konto wurde gelöscht',
    text: 'Ihr Konto bei {shop} und Ihre persönlichen Daten wurden gelöscht. Die Unterlagen zu Ihren Bestellungen bleiben ohne Ihren Namen erhalten, wie es das Gesetz verlangt.',
    seller:
      'Was Shops nach dem Gesetz über Verkäufer aufbewahren müssen, steht in unserer Datenschutzerklärung.',
    notYou: 'Wenn Sie das nicht wollten, schreiben Sie uns.',
  },
} satisfies Translation<typeof mail>
