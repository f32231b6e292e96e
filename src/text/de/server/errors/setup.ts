import type setup from '../../../en/server/errors/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupLinkWrong:
    'Dieser Link funktioniert nicht. Jeder Link gilt einmal, {number} Stunden lang und nur, bis es einen neueren gibt. Starten Sie den Shop neu und öffnen Sie den Link, den er ausgibt.',
  setupLinkAgain: 'Öffnen Sie den Link zur Einrichtung noch einmal',
  setupDone: 'Dieser Shop ist schon eingerichtet. Melden Sie sich an.',
  setupFailed:
    'Der Shop konnte nicht erstellt werden, die Demo ist unverändert. Den Grund nennt das Protokoll des Servers.',
  setupEmailTaken:
    'Mit dieser Adresse gibt es schon ein Konto. Nehmen Sie eine andere oder machen Sie das Konto mit `make-admin` zum Admin',
  mailRefused:
    '{server} hat die E-Mail nicht angenommen: {reason}. Korrigieren Sie SMTP_URL und MAIL_FROM und starten Sie den Shop neu.',
  mailNotWritten: 'Die E-Mail konnte nicht geschrieben werden: {reason}.',
  settingTextMissing: 'Geben Sie einen Text ein',
  settingColor: 'Geben Sie eine Farbe wie #cf3a1d ein',
  settingColorTooLight:
    'Weiße Schrift ist auf dieser Farbe schlecht lesbar. Wählen Sie eine dunklere',
  settingInstructions: 'Geben Sie eine Anleitung für Käufer ein, die an den Shop zahlen',
  settingPaidShipping:
    'Wenn es nur Versand gibt, müssen Käufer bezahlen können, bevor das Handy verschickt wird. Verbinden Sie Stripe oder bieten Sie zuerst Überweisung an',
} satisfies Translation<typeof setup>
