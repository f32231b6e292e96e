import type offers from '../../../en/pages/account/offers.ts'
import type { Translation } from '../../../translation.ts'

export default {
  leadBuyer:
    'Ihre Preisvorschläge an Verkäufer. Nimmt ein Verkäufer an, ist das Handy für Sie reserviert.',
  leadSeller:
    'Preisvorschläge für Ihre Handys und Ihre eigenen an andere Verkäufer. Wird einer angenommen, ist das Handy für den Käufer reserviert.',
  things: 'Preisvorschläge',
  emptyBuyer: 'Sie haben noch keinen Preis vorgeschlagen',
  emptySeller: 'Noch keine Preisvorschläge',
  howBuyer:
    'Öffnen Sie ein Handy und wählen Sie „Preis vorschlagen“. Der Verkäufer hat {count, plural, one {{shown} Stunde} other {{shown} Stunden}} Zeit zu antworten.',
  howSeller:
    'Käufer können je Handy bis zu {offers} Preise vorschlagen. Für jede Antwort haben Sie {count, plural, one {{shown} Stunde} other {{shown} Stunden}} Zeit.',
  browse: 'Handys ansehen',
  products: 'Meine Anzeigen ansehen',
  open: 'Offene Preisvorschläge',
  noneOpen: 'Keine offenen Preisvorschläge.',
  closed: 'Abgeschlossene Preisvorschläge',
  with: {
    seller: 'Verkäufer: <name></name>',
    buyer: 'Käufer: <name></name>',
  },
  share: '{percent}\u00a0% von {price}',
  youGet: 'Sie erhalten {amount}',
  validUntil: 'Gültig bis',
  state: {
    waiting: 'Wartet auf Antwort',
    yours: 'Sie sind dran',
    accepted: 'Angenommen',
    countered: 'Mit Gegenvorschlag beantwortet',
    declined: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    expired: 'Abgelaufen',
    superseded: 'Geschlossen',
  },
  view: 'Bestellung ansehen',
  withdraw: 'Preisvorschlag zurückziehen',
  withdrawing: 'Wird zurückgezogen',
  decline: 'Ablehnen',
  declining: 'Wird abgelehnt',
  counter: 'Gegenvorschlag',
  again: 'Neuen Preis vorschlagen',
  accept: 'Annehmen',
  accepting: 'Wird angenommen',
  acceptSeller:
    'Damit ist das <phone></phone> für <buyer></buyer> zum Preis von {price} reserviert. Alle anderen Preisvorschläge dafür werden geschlossen.',
  acceptBuyer:
    'Damit ist das <phone></phone> zum Preis von {price} {count, plural, one {{shown} Stunde} other {{shown} Stunden}} lang für Sie reserviert.',
  done: {
    accept: 'Preisvorschlag angenommen. Das Handy ist reserviert',
    decline: 'Preisvorschlag abgelehnt',
    withdraw: 'Preisvorschlag zurückgezogen',
    counter:
      'Gegenvorschlag gesendet. Der Käufer hat {count, plural, one {{shown} Stunde} other {{shown} Stunden}} Zeit zu antworten',
  },
  form: {
    title: 'Gegenvorschlag machen',
    lead: '<buyer></buyer> bietet <price></price> für das <phone></phone>. Ihr Gegenvorschlag ersetzt diesen Preisvorschlag und gilt {count, plural, one {{shown} Stunde} other {{shown} Stunden}}.',
    price: 'Ihr Preis',
    required: 'Geben Sie einen Preis ein',
    send: 'Gegenvorschlag senden',
    sending: 'Wird gesendet',
  },
} satisfies Translation<typeof offers>
