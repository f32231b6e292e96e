import type payoutErrors from '../../../en/server/selling/payout-errors.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupWaits: 'Richten Sie erst Auszahlungen ein',
  shopCheck: 'Wird noch vom Shop geprüft',
  bankAccount: 'Eine Bankverbindung',
  providerTerms: 'Zustimmung zu den Bedingungen des Anbieters',
  proofOfIdentity: 'Ein Identitätsnachweis',
  detailsYou: 'Angaben zu Ihnen',
  detailsCompany: 'Angaben zu Ihrem Unternehmen',
  detailsRepresentative: 'Angaben zur Vertretung Ihres Unternehmens',
  whatYouSell: 'Was Sie verkaufen',
  personOrCompany: 'Ob Sie eine Privatperson oder ein Unternehmen sind',
  furtherDetails: 'Weitere Angaben',
  severalDisputed:
    'Bei mehreren Ihrer Verkäufe gibt es Streitfälle. Sie erhalten das Geld, sobald darüber entschieden ist.',
  saleChecked: 'Der Shop prüft diesen Verkauf vor der Auszahlung.',
  accountChanged: 'Ihr Auszahlungskonto wurde geändert. Danach ruhen Auszahlungen eine Weile.',
  manySales:
    'Viele Verkäufe eines neuen Verkäufers an einem Tag: Der Shop prüft sie vor der Auszahlung.',
  firstSales: 'Ihre ersten {number} Verkäufe werden später ausgezahlt als andere ({time}).',
  sellersFirstSales:
    'Die ersten {number} Verkäufe eines Verkäufers werden später ausgezahlt als andere ({time}).',
  sellerDisputed:
    'Mehrere Verkäufe dieses Verkäufers sind strittig. Die Auszahlung wartet auf die Entscheidungen.',
  sellerAccountChanged:
    'Der Verkäufer hat das Auszahlungskonto geändert. Danach sind Auszahlungen eine Zeit lang angehalten.',
  noSetup: 'Der Verkäufer hat Auszahlungen nicht eingerichtet.',
  providerMissing: 'Der Anbieter ist nicht eingerichtet.',
  bankDisputes: 'Die Bank bestreitet die Zahlung.',
  paidLater: 'Wird später ausgezahlt.',
  payAtMeeting: 'Hier wird beim Treffen bezahlt, also gibt es nichts auszuzahlen.',
  providerRefuses: 'Der Zahlungsanbieter kann für Sie kein Konto eröffnen.',
  providerSilent:
    'Der Zahlungsanbieter antwortet nicht. Versuchen Sie es in einer Minute noch einmal.',
} satisfies Translation<typeof payoutErrors>
