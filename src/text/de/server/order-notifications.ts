import type orders from '../../en/server/order-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  booked: {
    buyer: {
      title: 'Sie haben {phone} reserviert',
      text: 'Das Handy ist {payBy, select, none {} other {bis {payBy} }}für Sie reserviert. Wählen Sie, wie Sie {price} bezahlen und wie Sie es bekommen.',
    },
    seller: {
      title: '{buyer} hat Ihr {phone} reserviert',
      text: 'Der Preis ist {price}. Das Handy ist {payBy, select, none {} other {bis {payBy} }}reserviert. Wir benachrichtigen Sie, sobald es bezahlt ist.',
    },
  },
  deliveryChanged: {
    title: '{buyer} möchte {phone} anders erhalten',
    meetUpCanceled: 'Das vereinbarte Treffen entfällt.',
    payFirst: '{buyer} möchte den Versand und muss zuerst bezahlen.',
    newAddress: 'Senden Sie es an die neue Adresse in der Bestellung.',
    pickUp: '{buyer} möchte es abholen. Vereinbaren Sie Ort und Zeit.',
  },
  paymentSent: {
    title: 'Laut {buyer} ist die Zahlung für {phone} unterwegs',
    text: 'Prüfen Sie, ob {total} mit dem Verwendungszweck {reference} auf Ihrem Konto eingegangen sind. Bestätigen Sie die Zahlung, sobald sie da ist. Übergeben oder verschicken Sie das Handy nicht vorher.',
  },
  paymentReset: {
    buyer: {
      title: '{phone}: bitte Zahlung und Übergabe neu wählen',
      text: 'Die Zahlungsart, die Sie gewählt hatten, gibt es hier nicht mehr. Das Handy ist weiterhin {payBy, select, none {} other {bis {payBy} }}für Sie reserviert.',
    },
    seller: {
      title: '{buyer} muss neu wählen: {phone}',
      text: 'Die gewählte Zahlungsart gibt es hier nicht mehr. Fügen Sie in Ihrem Konto Zahlungsangaben hinzu, um per Überweisung bezahlt zu werden.',
    },
  },
  wrongCode: {
    title: 'Falscher Übergabecode für {phone} eingegeben',
    text: '{seller} hat einen Code eingegeben, der nicht Ihrer ist. Wenn Sie gerade beim Treffen sind, zeigen Sie den Code noch einmal. Wenn nicht, nennen Sie ihn niemandem: Mit ihm ist die Bestellung abgeschlossen und {seller} wird bezahlt.',
  },
  handOverLocked: {
    title: 'Zu viele falsche Übergabecodes für {phone}',
    staff:
      'Die Übergabe ist gesperrt. Fragen Sie Käufer und Verkäufer, was passiert ist, und erlauben Sie dann in der Bestellung neue Versuche.',
    party:
      'Die Übergabe ist gesperrt, bis unser Team sie geprüft hat. Wenn Sie gerade beim Treffen sind, schreiben Sie uns.',
  },
  handOverUnlocked: {
    title: 'Die Übergabe von {phone} ist wieder möglich',
    buyer:
      '{seller} kann Ihren Code wieder eingeben. Nennen Sie ihn erst, wenn Sie das Handy in der Hand haben.',
    seller: 'Sie können den Übergabecode des Käufers wieder eingeben.',
  },
  cancellationRequested: {
    title: '{buyer} möchte {phone} stornieren',
    text: 'Stimmen Sie {shipBy, select, none {} other {bis {shipBy} }}zu oder lehnen Sie ab. Wenn Sie bis dahin weder antworten noch verschicken, wird die Bestellung storniert und das Geld erstattet.',
  },
  cancellationDeclined: {
    title: '{seller} lehnt die Stornierung von {phone} ab',
    text: 'Die Bestellung läuft weiter.',
  },
  refundConfirmed: {
    title: 'Erstattung bestätigt: {phone}',
    text: '{buyer} hat bestätigt, dass Sie {refund} zurückgezahlt haben.',
  },
  refundReminder: {
    seller: {
      title: 'Haben Sie {buyer} das Geld für {phone} zurückgezahlt?',
      text: '{buyer} hat die Erstattung von {refund} noch nicht bestätigt. Bitte zahlen Sie jetzt. Wenn Sie schon gezahlt haben, bitten Sie {buyer}, das in der Bestellung zu bestätigen.',
    },
    buyer: {
      title: 'Ist die Erstattung für {phone} da?',
      text: '{seller} muss Ihnen {refund} zurückzahlen. Wenn das Geld da ist, bestätigen Sie es in der Bestellung. Wenn nicht, schreiben Sie {seller}. Hilft das nicht, schreiben Sie uns über die Kontaktseite und nennen Sie die Bestellnummer {reference}.',
    },
  },
  paid: {
    buyer: { title: 'Sie haben {total} für {phone} bezahlt' },
    buyerOutside: { title: '{seller} hat Ihr Geld für {phone} erhalten' },
    seller: { title: '{buyer} hat Ihr {phone} bezahlt', text: 'Wir haben {total} erhalten.' },
    sellerOutside: { text: 'Sie haben {total} erhalten.' },
    meetBuyer:
      'Vereinbaren Sie einen Treffpunkt. Nennen Sie den Code erst, wenn Sie das Handy geprüft haben.',
    meetSeller:
      'Vereinbaren Sie einen Treffpunkt. {buyer} nennt Ihnen nach der Prüfung des Handys einen Code.',
    shipBuyer: '{seller} verschickt es{shipBy, select, none {} other { bis {shipBy}}}.',
    shipSeller: 'Verschicken Sie es{shipBy, select, none {} other { bis {shipBy}}}.',
  },
  shipped: {
    title: '{phone} ist unterwegs',
    text: '{seller} hat es mit {carrier} verschickt, Sendungsnummer {tracking}. Bestätigen Sie, wenn es angekommen ist. Danach haben Sie {checkDays, plural, one {{checkDaysShown} Tag} other {{checkDaysShown} Tage}} Zeit, es zu prüfen.',
  },
  shipmentCorrected: {
    title: 'Neue Sendungsnummer für {phone}',
    text: '{seller} hat sie geändert: {carrier}, {tracking}.',
  },
  delivered: {
    seller: {
      title: 'Ihr {phone} ist angekommen',
      text: '{buyer} prüft es gerade. Wenn kein Problem gemeldet wird, ist der Verkauf {checkBy, select, none {danach} other {am {checkBy}}} automatisch abgeschlossen.',
    },
    buyer: {
      title: '{phone} ist als angekommen markiert',
      text: 'Prüfen Sie das Handy und bestätigen Sie{checkBy, select, none {} other { bis {checkBy}}}, dass alles stimmt, oder melden Sie ein Problem.',
    },
  },
  completed: {
    buyer: { title: 'Ihr Kauf von {phone} ist abgeschlossen' },
    seller: { title: 'Sie haben {phone} verkauft', text: 'Der Verkauf ist abgeschlossen.' },
    restIsYours: 'Der Rest gehört Ihnen.',
    reviewSeller: 'Wie lief es? Bewerten Sie {seller}.',
    reviewBuyer: 'Wie lief es? Bewerten Sie {buyer}.',
    warranty: { title: 'Der Garantiestreit um {phone} ist beendet' },
    noRefund: '{buyer} bekommt kein Geld zurück.',
  },
  canceled: {
    title: 'Reservierung storniert: {phone}',
    byBuyer: '{buyer} hat die Reservierung storniert.',
    notCharged: 'Es wurde nichts abgebucht.',
  },
  expired: {
    buyer: {
      title: 'Ihre Reservierung von {phone} ist abgelaufen',
      text: 'Das Handy wurde nicht rechtzeitig bezahlt. Wenn es noch zu haben ist, können Sie es noch einmal reservieren.',
    },
    seller: {
      title: 'Die Reservierung von {phone} ist abgelaufen',
      text: 'Das Handy wurde nicht rechtzeitig bezahlt.',
    },
  },
  refunded: {
    buyer: { title: 'Sie bekommen Ihr Geld für {phone} zurück' },
    returned: { title: '{phone} ist zurück, {buyer} bekommt das Geld zurück' },
    warranty: { title: '{buyer} bekommt das Geld für {phone} zurück' },
    seller: { title: 'Der Verkauf von {phone} wurde storniert' },
  },
  promise: {
    buyer:
      '{refund, select, none {{total}} other {{refund}}} gehen auf dem Weg zurück, auf dem Sie bezahlt haben.',
    seller: '{refund, select, none {{total}} other {{refund}}} werden {buyer} erstattet.',
    buyerOutside:
      '{seller} muss Ihnen {refund, select, none {{total}} other {{refund}}} zurückzahlen. Bestätigen Sie es in der Bestellung, sobald das Geld da ist.',
    sellerOutside:
      'Zahlen Sie {refund, select, none {{total}} other {{refund}}} an {buyer} zurück. Der Empfang wird in der Bestellung bestätigt.',
  },
  phone: {
    forSale: 'Ihr Handy steht wieder zum Verkauf.',
    paused: 'Ihre Anzeige ist pausiert. Setzen Sie sie fort, um das Handy zu verkaufen.',
  },
  why: {
    reason: 'Grund: {reason}',
    accountDeleted: 'Das Konto der anderen Seite wurde gelöscht.',
    buyerGone: 'Das Konto von {buyer} wurde geschlossen.',
    sellerGone: 'Das Konto von {seller} wurde geschlossen.',
    takenDown: 'Die Moderation hat die Anzeige entfernt.',
    cancellationAccepted: '{seller} hat der Stornierung zugestimmt.',
    cancellationUnanswered: '{seller} hat auf den Wunsch zu stornieren nicht geantwortet.',
    returnUnconfirmed:
      'Die Rücksendung wurde nicht rechtzeitig bestätigt und gilt deshalb als angekommen.',
    returned: '{seller} hat das Handy zurück.',
    undecided: 'Der Streitfall wurde nicht rechtzeitig entschieden.',
    notShipped: 'Das Handy wurde nicht rechtzeitig verschickt.',
    notHandedOver: 'Das Handy wurde nicht rechtzeitig übergeben.',
  },
  meetUpProposed: {
    title: '{other} schlägt ein Treffen vor',
    text: 'Für {phone}: {place}, {when}. Stimmen Sie zu oder schlagen Sie einen anderen Ort oder eine andere Zeit vor.',
  },
  meetUpAgreed: {
    title: 'Treffen für {phone} vereinbart',
    text: 'Sie treffen {other} hier: {place}, {when}.',
  },
  reminder: {
    arrived: {
      title: 'Ist Ihr {phone} angekommen?',
      text: 'Es wurde vor {arrivalWeeks, plural, one {{arrivalWeeksShown} Woche} other {{arrivalWeeksShown} Wochen}} verschickt. Bestätigen Sie die Ankunft oder melden Sie ein Problem.',
    },
    paymentSeller: {
      title: 'Ist die Zahlung für Ihr {phone} da?',
      text: '{buyer} hat angegeben, {total} mit dem Verwendungszweck {reference} überwiesen zu haben. Bestätigen Sie den Eingang oder eröffnen Sie einen Streitfall, wenn nichts ankommt.',
    },
    paymentBuyer: {
      title: '{seller}: Ihre Zahlung für {phone} ist nicht bestätigt',
      text: 'Prüfen Sie, ob Ihre Bank überwiesen hat, und schreiben Sie dem Verkäufer. Hilft das nicht, eröffnen Sie einen Streitfall. Dann entscheidet unser Team.',
    },
    paymentStaff: {
      title: 'Zahlung nicht bestätigt: {phone}',
      text: '{buyer} hat sie vor mindestens {paymentDays, plural, one {{paymentDaysShown} Arbeitstag} other {{paymentDaysShown} Arbeitstagen}} als gesendet markiert, und {seller} hat nicht geantwortet. Schreiben Sie beiden oder eröffnen Sie einen Streitfall, um zu entscheiden.',
    },
    chooseDelivery: {
      title: 'Wie möchten Sie Ihr {phone} bekommen?',
      text: 'Es ist bezahlt. Wählen Sie ein Treffen mit {seller} oder den Versand. Sonst bekommen Sie{shipBy, select, none {} other { am {shipBy}}} Ihr Geld zurück.',
    },
    answerCancellation: {
      title: '{buyer} wartet auf Antwort: {phone} stornieren?',
      text: 'Stimmen Sie {shipBy, select, none {} other {bis {shipBy} }}zu oder lehnen Sie ab. Sonst wird die Bestellung storniert und das Geld erstattet.',
    },
    acceptMeetUp: {
      title: '{other} wartet auf Ihre Antwort zu {phone}',
      text: 'Ihnen wurden Ort und Zeit für ein Treffen vorgeschlagen. Stimmen Sie zu oder schlagen Sie etwas anderes vor. Sonst bekommt der Käufer{shipBy, select, none {} other { am {shipBy}}} das Geld zurück.',
    },
    ship: {
      title: '{buyer} wartet auf Ihr {phone}',
      text: 'Es ist bezahlt. Verschicken Sie es{shipBy, select, none {} other { bis {shipBy}}}. Sonst bekommt der Käufer das Geld zurück.',
    },
    handOver: {
      title: '{buyer} wartet auf Ihr {phone}',
      text: 'Es ist bezahlt. Übergeben Sie es{shipBy, select, none {} other { bis {shipBy}}}. Sonst bekommt der Käufer das Geld zurück.',
    },
    answerBank: {
      title: 'Einspruch der Bank noch offen: {phone}',
      text: 'Die Bestellung ruht, bis die Bank des Käufers entscheidet. Prüfen Sie den Fall beim Zahlungsanbieter.',
    },
    decideForBanned: {
      title: 'Entscheidung nötig: {phone}',
      text: 'Der Käufer ist gesperrt und kann die Bestellung nicht bestätigen. Entscheiden Sie, wie sie endet.',
    },
    notDelivered: {
      title: 'Zustellung nicht bestätigt: {phone}',
      text: 'Es wurde vor mindestens {staffWeeks, plural, one {{staffWeeksShown} Woche} other {{staffWeeksShown} Wochen}} verschickt, und niemand hat die Ankunft bestätigt. Klären Sie das, und markieren Sie es dann als angekommen oder eröffnen Sie einen Streitfall.',
    },
  },
} satisfies Translation<typeof orders>
