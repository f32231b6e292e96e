import type confirmation from '../../en/pages/confirmation.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirm: {
    pageTitle: 'E-Mail-Adresse bestätigen',
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    lead: 'Mit einer bestätigten Adresse können Sie kaufen, verkaufen und Nachrichten senden.',
    submit: 'Adresse bestätigen',
    busy: 'Wird bestätigt',
    done: 'E-Mail-Adresse bestätigt',
    address: '<address></address> ist die Adresse Ihres Kontos.',
    allPhones: 'Alle Handys ansehen',
    login: 'Anmelden',
    gone: 'Jeder Link gilt {hours, plural, one {{count} Stunde} other {{count} Stunden}} lang und nur einmal. Von mehreren gilt nur der aus der neuesten E-Mail.',
    again: 'Neue E-Mail senden',
  },
  stop: {
    pageTitle: 'Änderung stoppen',
    title: 'Änderung Ihrer E-Mail-Adresse stoppen',
    lead: 'Ihre Adresse bleibt, wie sie ist. Alle Geräte werden von Ihrem Konto abgemeldet, auch dieses.',
    submit: 'Änderung stoppen',
    busy: 'Wird gestoppt',
    done: 'Die Änderung ist gestoppt',
    next: 'Wer das war, kennt Ihr Passwort. Wählen Sie jetzt ein neues.',
    password: 'Neues Passwort wählen',
    gone: 'Es gibt keine offene Änderung. Wenn Ihre Adresse ohne Ihr Zutun geändert wurde, schreiben Sie uns sofort.',
    contact: 'Kontakt aufnehmen',
  },
  goneTitle: 'Dieser Link ist nicht mehr gültig',
} satisfies Translation<typeof confirmation>
