import type errors from '../../en/server/order-errors.ts'
import type { Translation } from '../../translation.ts'

export default {
  orderMissing: 'Bestellung nicht gefunden.',
  orderNotAllowed: 'Das geht bei dieser Bestellung nicht.',
  orderOwn:
    'Sie sind Käufer oder Verkäufer in dieser Bestellung. Das muss ein anderer Admin erledigen.',
  orderChanged:
    'Die Bestellung hat sich geändert. Laden Sie sie neu, um zu sehen, was Sie jetzt tun können.',
  orderNotCancelable: 'Diese Bestellung kann nicht mehr storniert werden.',
  orderNotAwaiting: 'Bei dieser Bestellung ist keine Zahlung mehr offen.',
  orderRunOut:
    'Die Reservierung ist abgelaufen. Der Käufer kann das Handy noch einmal reservieren.',
  bookingRunOut: 'Die Reservierung ist abgelaufen. Sie können das Handy noch einmal reservieren.',
  timeIsUp: 'Die Frist dafür ist abgelaufen.',
  codesLocked:
    'Für diese Bestellung wurden zu viele falsche Codes eingegeben. Schreiben Sie uns: Ein Admin muss neue Versuche freigeben.',
  bankDispute:
    'Die Bank des Käufers bestreitet die Zahlung. Behalten Sie das Handy, bis die Bank entschieden hat.',
  returnPeriodOver:
    'Dieses Handy kann nicht zurückgegeben werden, oder die Rückgabefrist ist vorbei.',
  wrongWay: 'Das geht mit der Zahlungsart oder der Übergabe dieser Bestellung nicht.',
  shippingNotPayable:
    'Dieses Handy kann nicht verschickt werden, weil es hier vorher nicht bezahlt werden kann. Holen Sie es stattdessen ab.',
  notTransfer: 'Bei diesem Verkäufer geht keine Überweisung. Wählen Sie eine andere Zahlungsart.',
  nothingOwed: 'Bei dieser Bestellung gibt es keine Erstattung zu bestätigen.',
  cancelRequested:
    'Sie haben schon um eine Stornierung gebeten. Schreiben Sie stattdessen dem Verkäufer.',
  cancelNotRequested:
    'Der Käufer hat nicht um eine Stornierung gebeten, oder sie ist schon beantwortet.',
  cancelOpen:
    'Der Käufer hat um eine Stornierung gebeten. Darauf muss der Verkäufer zuerst antworten.',
  deliveryNotOffered: 'Das bietet der Verkäufer nicht an. Wählen Sie etwas anderes.',
  postageChanged:
    'Die Versandkosten haben sich geändert. Prüfen Sie den neuen Betrag und speichern Sie noch einmal.',
  postagePaid:
    'Diese Bestellung ist bezahlt, die Versandkosten können sich nicht mehr ändern. Schreiben Sie einander zuerst.',
  bankConfirming: 'Ihre Bank bestätigt die Zahlung gerade. Lehnt sie ab, können Sie neu wählen.',
  noMeetUp: 'Dieses Handy wird verschickt, es gibt also kein Treffen.',
  tooManyMeetUps:
    'Sie haben schon zu viele Treffen vorgeschlagen. Sprechen Sie sich erst in Nachrichten ab.',
  tooManyCorrections:
    'Sie haben die Sendungsnummer zu oft korrigiert. Schreiben Sie stattdessen dem Käufer.',
  proposalMissing: 'Vorschlag nicht gefunden.',
  ownProposal: 'Ihren Vorschlag muss die andere Seite annehmen.',
  superseded: 'Es gibt einen neueren Vorschlag.',
  meetUpPast: 'Dieser Zeitpunkt ist vorbei. Schlagen Sie einen anderen vor.',
  refundTooHigh:
    'Eine Teilerstattung muss kleiner sein als der Betrag, der bezahlt und noch nicht erstattet wurde.',
  amountTooFine: 'Dieser Betrag hat zu viele Nachkommastellen für Kartenzahlungen. Runden Sie ihn.',
  priceTooFine: 'Dieser Preis hat zu viele Nachkommastellen für Kartenzahlungen.',
  alreadyPaid: 'Diese Bestellung ist schon bezahlt.',
  currencyMismatch: 'In der Währung dieses Handys ist keine Online-Zahlung möglich.',
  notOnline: 'Online-Zahlung ist hier nicht möglich. Bezahlen Sie beim Treffen.',
  paymentRefused: 'Diese Zahlung ist online nicht möglich.',
  shippingPaidFirst: 'Für den Versand bezahlen Sie online oder per Überweisung.',
  paymentMissing: 'Zahlung nicht gefunden.',
  paymentClosed: 'Diese Zahlung ist nicht mehr möglich.',
  unknownCard: 'Diese Demo nimmt nur die gezeigten Testkarten an',
  cardDeclined: 'Ihre Karte wurde abgelehnt.',
  cardNotConfirmed: 'Ihre Bank konnte nicht bestätigen, dass Sie es waren.',
  cardSucceeds: 'Die Zahlung klappt',
  cardDeclines: 'Die Karte wird abgelehnt',
  cardRequires: 'Die Bank fragt nach, dann klappt die Zahlung',
  cardDisputed: 'Die Zahlung klappt, später bestreitet die Bank sie',
  wrongHandOverCode: 'Dieser Code stimmt nicht',
  notShippedThere: 'In dieses Land verschickt der Verkäufer nicht',
  postalCode: 'Geben Sie eine gültige Postleitzahl für dieses Land ein',
  streetRequired: 'Geben Sie Straße und Hausnummer ein',
  cityRequired: 'Geben Sie den Ort ein',
  phoneNumberInvalid: 'Geben Sie eine gültige Telefonnummer ein',
  placeRequired: 'Geben Sie einen Ort ein',
  reasonRequired: 'Geben Sie einen Grund ein',
  reasonShort: 'Geben Sie kurz einen Grund ein',
  returnPlace: 'Geben Sie an, wohin das Handy zurück soll',
  returnPlaceShort: 'Geben Sie eine Adresse oder einen Ort ein',
  phoneMissing: 'Handy nicht gefunden.',
  marketOnly: 'Admins kaufen und verkaufen nicht.',
  ownPhone: 'Das ist Ihr eigenes Handy.',
  blocked:
    'Eine Seite hat die andere blockiert, deshalb können Sie nichts voneinander kaufen.',
  bookedByOther: 'Dieses Handy hat schon jemand anderes reserviert.',
  bookedAlready: 'Dieses Handy ist schon von jemand anderem reserviert.',
  priceChanged:
    'Der Preis hat sich geändert. Prüfen Sie den neuen Preis und versuchen Sie es noch einmal.',
  noLongerForSale: 'Dieses Handy steht nicht mehr zum Verkauf.',
  listingChanged:
    'Der Verkäufer hat diese Anzeige geändert, seit Sie sie geöffnet haben. Sehen Sie sich die Änderungen an und versuchen Sie es noch einmal.',
  loginFirst: 'Melden Sie sich zuerst an.',
  buyerGone: 'Das Konto des Käufers ist geschlossen.',
  offerAnswered: 'Dieser Preisvorschlag ist nicht mehr offen.',
  notForSaleNow: 'Dieses Handy steht gerade nicht zum Verkauf.',
  offerMissing: 'Preisvorschlag oder Handy nicht gefunden.',
  offerNotYours: 'Das ist nicht Ihr Preisvorschlag, Sie können ihn weder zurückziehen noch ändern.',
  offerOwn: 'Auf Ihren Preisvorschlag muss die andere Seite antworten.',
  offerRunOut: 'Dieser Preisvorschlag ist abgelaufen.',
  buyerHolds: 'Der Käufer hat zu viele unbezahlte Reservierungen.',
  offerTooHigh: 'So viel kostet das Handy inzwischen höchstens. Prüfen Sie den Preis',
  offerTooLow: 'So viel bietet der Käufer schon. Nehmen Sie den Vorschlag an',
  disputeMissing: 'Streitfall nicht gefunden.',
  disputeOwn:
    'Sie sind Käufer oder Verkäufer in dieser Bestellung. Darüber muss ein anderer Admin entscheiden.',
  partiesOnly: 'Das können nur Käufer oder Verkäufer.',
  disputeChanged:
    'Der Streitfall hat sich geändert. Laden Sie ihn neu, um zu sehen, was Sie jetzt tun können.',
  wrongReason: 'Wählen Sie einen Grund, der zur Bestellung passt.',
  proposalClosed: 'Dieser Vorschlag ist nicht mehr offen.',
  tooManyProposals: 'Mehr Vorschläge sind nicht möglich. Ein Admin entscheidet.',
  imeiNeeded: 'Geben Sie die IMEI des zurückgekommenen Handys ein. Sie sehen sie mit *#06#.',
  sameImei: 'Das ist die IMEI des Handys, das Sie verkauft haben.',
  photoGone: 'Eines der Fotos ist nicht mehr da. Wählen Sie es noch einmal.',
  photosAway: 'Fotos können gerade nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
  enterRefund: 'Geben Sie den Erstattungsbetrag ein',
  chooseOutcome: 'Wählen Sie ein Ergebnis',
  chooseReason: 'Wählen Sie einen Grund',
  notYourPhoneNow: 'Sie haben dieses Handy nicht, oder die Bestellung ist beendet.',
  markedAnswers: 'Prüfen Sie die markierten Antworten.',
  ratingEarly: 'Bewerten können Sie, sobald der Verkauf abgeschlossen ist.',
  ratingLate: 'Dieser Verkauf ist für eine Bewertung zu lange her.',
  ratingPublished: 'Ihre Bewertung ist veröffentlicht und kann nicht mehr geändert werden.',
  ratingMissing: 'Verkauf oder Bewertung nicht gefunden.',
  personGone: 'Das Konto der anderen Person ist geschlossen.',
  noReceipt: 'Einen Beleg gibt es, sobald die Bestellung bezahlt ist.',
  warrantyOver: 'Die Garantie dieses Handys ist abgelaufen.',
  noWarranty: 'Dieses Handy wurde ohne Garantie verkauft.',
  addressMissing: 'Adresse nicht gefunden.',
} satisfies Translation<typeof errors>
