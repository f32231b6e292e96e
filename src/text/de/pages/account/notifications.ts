import type notifications from '../../../en/pages/account/notifications.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Neues zu Ihren Bestellungen, Preisvorschlägen und Zahlungen, das Neueste zuerst.',
  tabs: 'Benachrichtigungen',
  tab: {
    news: 'Benachrichtigungen',
    settings: 'Einstellungen',
  },
  caption: 'Benachrichtigungen',
  today: 'Heute',
  yesterday: 'Gestern',
  new: 'Neu',
  same: '{count, plural, one {und {shown} weitere dieser Art} other {und {shown} weitere dieser Art}}',
  fresh:
    '{count, plural, one {{shown} neue Benachrichtigung} other {{shown} neue Benachrichtigungen}}',
  showFresh:
    '{count, plural, one {{shown} neue Benachrichtigung anzeigen} other {{shown} neue Benachrichtigungen anzeigen}}',
  loadingFresh: 'Wird geladen',
  earlier: 'Frühere anzeigen',
  loadingEarlier: 'Wird geladen',
  empty: {
    title: 'Noch keine Benachrichtigungen',
    text: 'Wenn jemand reserviert, bezahlt, versendet oder antwortet, steht es hier.',
    find: 'Handys finden',
  },
  kind: {
    orders: 'Reservierungen, Versand und Übergabe',
    payments: 'Erstattungen und Auszahlungen',
    disputes: 'Streitfälle, Rückgaben und Garantiefälle',
    offers: 'Preisvorschläge',
    ratings: 'Bewertungen',
    listings: 'Ihre Anzeigen: Freigabe, Entfernung und Ablauf',
    reports: 'Ihre Meldungen',
    account: 'Ihr Konto',
  },
  settings: {
    title: 'Worüber wir Sie benachrichtigen',
    lead: 'Auf dieser Website, per E-Mail und als Push auf Geräten, auf denen Sie das eingeschaltet haben. Änderungen werden sofort gespeichert.',
    caption: 'Einstellungen',
    site: 'Website',
    email: 'E-Mail',
    push: 'Push',
    always: 'Website: immer',
    messages: 'Nachrichten',
    messagesNote:
      'Ist eine Nachricht {count, plural, one {{shown} Minute} other {{shown} Minuten}} lang ungelesen, schreiben wir Ihnen eine E-Mail.',
    searches: 'Handys, die Sie suchen',
    searchesLead:
      'Neue und günstigere Handys zu Ihren <link>gespeicherten Suchen</link> und Ihrer Merkliste.',
    saved: {
      shownOn: '{kind}: wird auf dieser Website angezeigt',
      shownOff: '{kind}: wird auf dieser Website nicht angezeigt',
      mailedOn: '{kind}: E-Mails sind eingeschaltet',
      mailedOff: '{kind}: E-Mails sind ausgeschaltet',
      pushedOn: '{kind}: Push ist eingeschaltet',
      pushedOff: '{kind}: Push ist ausgeschaltet',
    },
  },
  device: {
    title: 'Dieses Gerät',
    label: 'Auf diesem Gerät benachrichtigen',
    on: 'Benachrichtigungen sind eingeschaltet',
    off: 'Benachrichtigungen sind ausgeschaltet',
    waiting: 'Warten auf Ihren Browser …',
    failed: 'Wir konnten diesen Browser nicht prüfen. Laden Sie die Seite neu.',
    note: {
      checking: 'Dieser Browser wird geprüft …',
      unsupported:
        'Dieser Browser kann keine Benachrichtigungen anzeigen. Auf einem iPhone oder iPad legen Sie {shop} auf den Home-Bildschirm und öffnen es dort.',
      shop_off: '{shop} sendet keine Benachrichtigungen an Geräte.',
      blocked:
        'Ihr Browser blockiert Benachrichtigungen dieser Website. Öffnen Sie die Website-Einstellungen neben der Adresse, erlauben Sie Benachrichtigungen und kehren Sie hierher zurück.',
      on: 'Auch wenn diese Website geschlossen ist, bis Sie sich abmelden. Der Push-Dienst Ihres Browsers überträgt sie verschlüsselt.',
      off: 'Auch wenn diese Website geschlossen ist. Ihr Browser fragt zuerst um Erlaubnis.',
    },
    refused: {
      undecided:
        'Ihr Browser hat noch keine Antwort. Versuchen Sie es noch einmal und wählen Sie „Zulassen“.',
      blocked: 'Ihr Browser blockiert Benachrichtigungen.',
      shop_off: 'Dieser Shop sendet keine Benachrichtigungen an Geräte.',
      unreachable:
        'Ihr Browser hat seinen Push-Dienst nicht erreicht. Prüfen Sie Ihre Verbindung und die Einstellungen Ihres Browsers und versuchen Sie es noch einmal.',
    },
  },
} satisfies Translation<typeof notifications>
