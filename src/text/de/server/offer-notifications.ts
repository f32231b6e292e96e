import type offers from '../../en/server/offer-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  made: {
    title: '{other} bietet {offered} für Ihr {phone}',
    text: 'Nehmen Sie innerhalb von {offerHours, plural, one {{offerHoursShown} Stunde} other {{offerHoursShown} Stunden}} an, lehnen Sie ab oder machen Sie einen Gegenvorschlag.',
  },
  countered: {
    buyer: { title: '{seller} schlägt {offered} für {phone} vor' },
    seller: { title: '{buyer} bietet jetzt {offered} für Ihr {phone}' },
    text: 'Nehmen Sie innerhalb von {offerHours, plural, one {{offerHoursShown} Stunde} other {{offerHoursShown} Stunden}} an, lehnen Sie ab oder machen Sie einen neuen Preisvorschlag.',
  },
  accepted: {
    title: '{other} hat {offered} für {phone} angenommen',
    buyer: 'Das Handy ist für Sie reserviert.',
    seller: 'Das Handy ist jetzt reserviert.',
  },
  declined: {
    title: '{other} lehnt Ihren Preisvorschlag für {phone} ab',
    buyer: 'Sie können einen anderen Preis vorschlagen.',
    seller: 'Ihr Handy steht weiterhin zum Verkauf.',
  },
  withdrawn: {
    title: '{other} zieht den Preisvorschlag für {phone} zurück',
    text: 'Der Preisvorschlag von {offered} gilt nicht mehr.',
  },
  expired: {
    title: 'Ein Preisvorschlag für {phone} ist abgelaufen',
    text: 'Er wurde innerhalb von {offerHours, plural, one {{offerHoursShown} Stunde} other {{offerHoursShown} Stunden}} nicht beantwortet.',
  },
  superseded: {
    title: '{phone} wurde von jemand anderem reserviert',
    text: 'Ihr Preisvorschlag dafür ist damit erledigt.',
  },
  overtaken: {
    buyer: {
      title: '{phone} kostet jetzt {listed}',
      text: 'Das ist nicht mehr als der Preisvorschlag von {offered}, er ist damit erledigt. Sie können das Handy zum niedrigeren Preis reservieren.',
    },
    seller: {
      title: 'Ein Preisvorschlag für {phone} ist erledigt',
      text: 'Ihr Preis ist jetzt {listed} und damit nicht höher als die gebotenen {offered}. {buyer} kann das Handy zu Ihrem Preis reservieren.',
    },
  },
  outdated: {
    changes: '{changed}',
    buyer: {
      title: '{seller} hat die Anzeige für {phone} geändert',
      text: 'Ihr Preisvorschlag galt dem Handy, wie es vorher beschrieben war. Der Vorschlag von {offered} ist damit erledigt. Sehen Sie sich die Anzeige an und machen Sie einen neuen, wenn Sie es noch möchten.',
    },
    seller: {
      title: 'Ein Preisvorschlag für {phone} ist erledigt',
      text: 'Sie haben die Anzeige geändert, der Preisvorschlag von {offered} ist damit erledigt. {buyer} wurde benachrichtigt und kann einen neuen machen.',
    },
  },
  reviewed: {
    title: '{other} hat den Verkauf von {phone} bewertet',
    text: 'Sie können die Bewertung lesen, sobald Sie Ihre geschrieben haben, oder eine Woche nach dem Verkauf.',
  },
  reviewHidden: {
    title: 'Ihre Bewertung zu {phone} wurde ausgeblendet',
    text: 'Die Moderation hat sie ausgeblendet. Grund: {reason}',
  },
  reviewShown: { title: 'Ihre Bewertung zu {phone} ist wieder sichtbar' },
  replied: {
    title: '{other} antwortet auf Ihre Bewertung zu {phone}',
    text: 'Alle können die Antwort unter Ihrer Bewertung lesen.',
  },
  replyHidden: {
    title: 'Ihre Antwort zu {phone} wurde ausgeblendet',
    text: 'Die Moderation hat Ihre Antwort auf die Bewertung ausgeblendet. Grund: {reason}',
  },
  replyShown: { title: 'Ihre Antwort zu {phone} ist wieder sichtbar' },
  shownAgain: 'Die Moderation hat entschieden, sie doch zu zeigen.',
  published: {
    title: 'Die Bewertungen zu {phone} sind veröffentlicht',
    text: 'Lesen Sie, was {other} geschrieben hat.',
  },
} satisfies Translation<typeof offers>
