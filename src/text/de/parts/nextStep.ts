import type nextStep from '../../en/parts/nextStep.ts'
import type { Translation } from '../../translation.ts'

export default {
  turn: {
    nothing: 'Gerade ist nichts zu tun',
    yours: 'Sie sind dran',
    onItsWay: 'Unterwegs',
    person: 'Warten auf {name}',
    admin: 'Warten auf einen Admin',
  },
  deadline: {
    reservedForYou: 'Für Sie reserviert bis',
    reserved: 'Für {buyer} reserviert bis',
    reminded: 'Erinnerung an die Admins am',
    canceled: 'Automatische Stornierung am',
    ship: 'Verschicken bis',
    meet: 'Treffen bis',
    expected: 'Ankunft erwartet bis',
    completes: 'Automatisch abgeschlossen am',
    returnBy: 'Zurückgeben bis',
    received: 'Gilt als erhalten am',
    reply: 'Antwort bis',
    returnDue: 'Rücksendung bis',
    resolve: 'Lösung bis',
    answerClaim: 'Antworten bis',
    claimAnswered: '{seller} kann antworten bis',
    claimSettled: 'Gilt als erledigt am',
    dispute: 'Streitfall eröffnen bis',
    buyerDisputes: '{buyer} kann einen Streitfall eröffnen bis',
  },
  action: {
    arrived: 'Ankunft melden',
    arrivedDone: 'Als angekommen markiert. Prüfen Sie jetzt Ihr Handy',
    arrivedAdmin:
      '{buyer} hat dann {count, plural, one {{shown} Tag} other {{shown} Tage}} Zeit, das Handy zu prüfen. Wird kein Problem gemeldet, bekommt {seller} das Geld.',
    confirm: 'Alles in Ordnung',
    confirmed: 'Bestellung abgeschlossen',
    confirmOutside:
      'Damit ist die Bestellung abgeschlossen. Das lässt sich nicht rückgängig machen.',
    confirmHeld:
      'Damit ist die Bestellung abgeschlossen, und {seller} bekommt Ihr Geld. Das lässt sich nicht rückgängig machen.',
    confirmReturnable:
      'Damit ist die Bestellung abgeschlossen. Innerhalb von {count, plural, one {{shown} Tag} other {{shown} Tagen}} nach Erhalt können Sie das Handy noch zurückgeben; danach bekommt {seller} Ihr Geld.',
    payouts: 'Auszahlung einrichten',
    payoutsLabel: 'Auszahlungen',
    payoutsText:
      'Geben Sie ein Bankkonto an, damit wir Ihnen das Geld nach dem Verkauf auszahlen können.',
    enterCode: 'Code des Käufers eingeben',
    unlock: 'Neue Versuche für die Übergabe erlauben',
    unlockText:
      '{seller} kann 30 weitere Übergabecodes versuchen. Fragen Sie zuerst beide Seiten, was passiert ist.',
    unlocked: 'Übergabe freigegeben',
    payOther: 'Anders bezahlen',
  },
  step: {
    waitForReply: {
      title: 'Warten auf die Antwort von {other}',
      text: 'Sie haben Zeit und Ort für ein Treffen vorgeschlagen. Sie können noch etwas anderes vorschlagen.',
    },
    waitForPayment: {
      title: 'Warten auf die Zahlung von {buyer}',
      text: 'Behalten Sie das Handy bis dahin. Ohne rechtzeitige Zahlung steht es wieder zum Verkauf.',
    },
    waitForTransfer: {
      title: 'Warten auf die Zahlung von {buyer}',
      text: 'Die Überweisung kommt mit dem Verwendungszweck {reference}. Behalten Sie das Handy, bis das Geld da ist. Ohne rechtzeitige Zahlung steht es wieder zum Verkauf.',
    },
    waitForConfirmation: {
      title: 'Warten, bis {seller} Ihre Zahlung bestätigt',
      text: 'Eine Überweisung kann bis zu {count, plural, one {{shown} Arbeitstag} other {{shown} Arbeitstage}} dauern. Das Handy bleibt für Sie reserviert. Fehlt die Bestätigung nach {later, plural, one {{laterShown} Arbeitstag} other {{laterShown} Arbeitstagen}}, erinnern wir Sie beide und informieren einen Admin.',
    },
    requestedToCancel: {
      title: 'Sie haben {seller} um Stornierung gebeten',
      text: 'Ohne Antwort und ohne Übergabe bis zum Ende der Frist wird die Bestellung storniert, und Sie bekommen Ihr Geld zurück.',
    },
    waitForShipping: {
      title: '{seller} bereitet den Versand vor',
      text: 'Wir verwahren Ihr Geld. Wird das Handy nicht rechtzeitig verschickt, bekommen Sie alles zurück.',
    },
    waitForShippingTransfer: {
      title: '{seller} bereitet den Versand vor',
      text: '{seller} hat Ihre Zahlung. Wird das Handy nicht rechtzeitig verschickt, wird die Bestellung storniert, und {seller} muss Ihnen das Geld zurückzahlen.',
    },
    onItsWay: {
      title: 'Das Handy ist unterwegs zu {buyer}',
      text: 'Sie bekommen Ihr Geld, sobald es angekommen ist und der Beschreibung entspricht.',
    },
    onItsWayTransfer: {
      title: 'Das Handy ist unterwegs zu {buyer}',
      text: 'Der Verkauf ist abgeschlossen, sobald es angekommen ist und der Beschreibung entspricht.',
    },
    tracing: {
      title: 'Ein Admin sucht das Paket',
      text: 'Es wurde vor {count, plural, one {{shown} Woche} other {{shown} Wochen}} verschickt, und niemand hat die Ankunft bestätigt. Schreiben Sie {buyer} und fragen Sie beim Paketdienst nach.',
    },
    buyerChecks: {
      title: '{buyer} prüft das Handy',
      text: 'Wird rechtzeitig kein Problem gemeldet, bekommen Sie Ihr Geld automatisch.',
    },
    buyerChecksTransfer: {
      title: '{buyer} prüft das Handy',
      text: 'Wird rechtzeitig kein Problem gemeldet, ist der Verkauf automatisch abgeschlossen.',
    },
    waitForReturnPlace: {
      title: 'Warten auf den Rückgabeort von {seller}',
      text: 'Sie erfahren dann, wohin das Handy zurück soll. Ohne Antwort innerhalb von {count, plural, one {{shown} Arbeitstag} other {{shown} Arbeitstagen}} informieren wir einen Admin, und Sie können ein Problem melden.',
    },
    returnOnItsWay: {
      title: 'Ihre Rücksendung ist unterwegs',
      text: 'Sie bekommen Ihr Geld zurück, wenn {seller} das Handy hat, spätestens wenn es als erhalten gilt.',
    },
    returnOnItsWayTransfer: {
      title: 'Ihre Rücksendung ist unterwegs',
      text: '{seller} muss Ihnen das Geld zurückzahlen, sobald das Handy da ist.',
    },
    waitForDisputeReply: {
      title: 'Warten auf die Antwort von {seller}',
      text: 'Unten können Sie weitere Angaben ergänzen.',
    },
    waitForSendBack: {
      title: 'Warten auf die Rücksendung von {buyer}',
      text: 'Wenn das Paket ankommt, geben Sie unten an, was darin ist. Der Käufer bekommt sein Geld zurück, wenn es das verkaufte Handy ist.',
    },
    waitForReceipt: {
      title: 'Ihre Rücksendung ist unterwegs',
      text: 'Sie bekommen Ihr Geld zurück, sobald {seller} sie erhält.',
    },
    waitForOther: {
      title: 'Warten auf {other}',
      text: 'Die Übergabe ist noch nicht vereinbart.',
    },
    expiredBuyer: {
      title: 'Reservierung abgelaufen',
      text: 'Es wurde nichts abgebucht. Wenn das Handy noch zu haben ist, können Sie es noch einmal reservieren.',
    },
    expiredSeller: {
      title: 'Reservierung abgelaufen',
      text: 'Der Käufer hat nicht bezahlt. Das Handy steht wieder zum Verkauf.',
    },
    completedBuyer: {
      title: 'Das Handy gehört Ihnen',
      text: 'Die Bestellung ist abgeschlossen. Ihr Geld geht an {seller}.',
    },
    completedReturnable: {
      title: 'Das Handy gehört Ihnen',
      text: 'Die Bestellung ist abgeschlossen. Sie können das Handy noch zurückgeben. Danach geht Ihr Geld an {seller}.',
    },
    completedOutside: {
      title: 'Das Handy gehört Ihnen',
      text: 'Die Bestellung ist abgeschlossen. Sie haben {seller} bezahlt.',
    },
    sold: { title: 'Verkauft', text: 'Die Bestellung ist abgeschlossen.' },
    soldOutside: {
      title: 'Verkauft',
      text: 'Die Bestellung ist abgeschlossen. {buyer} hat das Handy und hat bezahlt.',
    },
    refundedBuyer: {
      title: 'Bestellung erstattet',
      text: 'Sie bekommen den vollen Betrag auf demselben Weg zurück, auf dem Sie bezahlt haben. Bei Banken kann das bis zu 10 Tage dauern.',
    },
    refundedSeller: {
      title: 'Bestellung erstattet',
      text: '{buyer} bekommt den vollen Betrag zurück.',
    },
    canceledUnpaid: {
      title: 'Reservierung storniert',
      text: 'Die Zahlung ist nicht angekommen. Kommt später doch Geld an, muss der Verkäufer es zurückzahlen.',
    },
    canceledBuyer: { title: 'Reservierung storniert', text: 'Es wurde nichts abgebucht.' },
    canceledSeller: {
      title: 'Reservierung storniert',
      text: 'Das Handy steht wieder zum Verkauf, es sei denn, Sie haben die Anzeige pausiert.',
    },
    adminClosed: {
      title: 'Diese Bestellung ist beendet',
      text: 'Es ist nichts zu tun.',
    },
    adminTrace: {
      title: 'Klären, ob das Paket angekommen ist',
      text: 'Es wurde vor {count, plural, one {{shown} Woche} other {{shown} Wochen}} verschickt, und niemand hat die Ankunft bestätigt. Verfolgen Sie die Sendung und fragen Sie beide Seiten. Ist es da, melden Sie die Ankunft. Wenn nicht, eröffnen Sie einen Streitfall, damit {buyer} das Geld zurückbekommen kann.',
    },
    adminBank: {
      title: 'Die Bank des Käufers bestreitet die Zahlung',
      text: 'Antworten Sie beim Zahlungsanbieter mit den Angaben dieser Bestellung. Bis die Bank entscheidet, darf das Handy nicht übergeben werden.',
    },
    adminDecide: {
      title: 'Streitfall entscheiden',
      text: 'Lesen Sie unten, was beide Seiten schreiben und zeigen, und entscheiden Sie dann.',
    },
    adminConfirming: {
      title: 'Die Bank des Käufers bestätigt die Zahlung',
      text: 'Bestätigt sie nicht rechtzeitig, steht das Handy wieder zum Verkauf, und eine spätere Zahlung wird voll erstattet.',
    },
    adminWait: {
      title: 'Warten auf {name}',
      text: 'Sie sehen diese Bestellung als Admin. Der nächste Schritt liegt bei Käufer und Verkäufer.',
    },
    adminWaitAdmin: {
      title: 'Warten auf einen Admin',
      text: 'Sie sehen diese Bestellung als Admin. Der nächste Schritt liegt bei Käufer und Verkäufer.',
    },
    chooseDelivery: {
      title: 'Übergabe wählen',
      text: 'Das Handy ist für Sie reserviert. Holen Sie es bei {seller} ab oder lassen Sie es schicken. Wählen Sie, wie Sie bezahlen.',
    },
    choosePickUp: {
      title: 'Übergabe wählen',
      text: 'Das Handy ist für Sie reserviert. Sie holen es bei {seller} ab. Wählen Sie, wie Sie bezahlen.',
    },
    chooseShipping: {
      title: 'Übergabe wählen',
      text: 'Das Handy ist für Sie reserviert. {seller} verschickt es. Wählen Sie, wie Sie bezahlen.',
    },
    chooseDeliveryPaid: {
      title: 'Übergabe wählen',
      text: 'Holen Sie es bei {seller} ab oder lassen Sie es schicken.',
    },
    choosePickUpPaid: { title: 'Übergabe wählen', text: 'Sie holen es bei {seller} ab.' },
    chooseShippingPaid: { title: 'Übergabe wählen', text: '{seller} verschickt es.' },
    pay: {
      title: '{amount} bezahlen',
      text: 'Das Handy ist für Sie reserviert. Wählen Sie, wie Sie bezahlen.',
    },
    sendTransfer: {
      title: '{amount} überweisen',
      text: 'Überweisen Sie mit dem Verwendungszweck an {seller} und sagen Sie uns dann Bescheid. Das Geld geht direkt dorthin, deshalb können wir es nicht erstatten.',
    },
    sendTransferShop: {
      title: '{amount} überweisen',
      text: 'Überweisen Sie mit dem Verwendungszweck an den Shop und sagen Sie uns dann Bescheid.',
    },
    arrangeWithSeller: {
      title: 'Treffen mit {seller} vereinbaren',
      text: 'Schlagen Sie einen öffentlichen Ort vor, am besten bei Tageslicht: ein Café, eine Bibliothek, einen Bahnhof.',
    },
    arrangeWithBuyer: {
      title: 'Treffen mit {buyer} vereinbaren',
      text: 'Schlagen Sie einen öffentlichen Ort vor, an dem sich das Handy ausprobieren lässt: ein Café, eine Bibliothek, einen Bahnhof.',
    },
    meetUpSuggested: {
      title: '{other} schlägt ein Treffen vor',
      text: 'Nehmen Sie an oder schlagen Sie eine andere Zeit oder einen anderen Ort vor.',
    },
    meet: {
      title: '{seller} treffen',
      text: 'Probieren Sie das Handy aus, bezahlen Sie {amount} und zeigen Sie dann Ihren Code. Er schließt den Kauf ab.',
    },
    meetHeld: {
      title: '{seller} treffen',
      text: 'Probieren Sie das Handy zuerst aus. Wenn alles passt, zeigen Sie Ihren Code: Er gibt Ihre Zahlung an den Verkäufer frei.',
    },
    meetPaid: {
      title: '{seller} treffen',
      text: 'Probieren Sie das Handy zuerst aus. Wenn alles passt, zeigen Sie Ihren Code: Er schließt den Kauf ab.',
    },
    sendReturn: {
      title: 'Handy zurückschicken',
      text: 'Schicken oder bringen Sie es an den Ort unten, vollständig und von allen Konten abgemeldet. Nutzen Sie einen Versand mit Sendungsnummer. Das Porto zahlen Sie.',
    },
    sendReturnFree: {
      title: 'Handy zurückschicken',
      text: 'Schicken oder bringen Sie es an den Ort unten, vollständig und von allen Konten abgemeldet. Nutzen Sie einen Versand mit Sendungsnummer. Das Porto zahlt {seller}.',
    },
    markArrived: {
      title: 'Das Handy ist unterwegs zu Ihnen',
      text: 'Melden Sie uns die Ankunft. Danach haben Sie {count, plural, one {{shown} Tag} other {{shown} Tage}} Zeit, es zu prüfen.',
    },
    check: {
      title: 'Prüfen Sie Ihr Handy',
      text: 'Wenn alles der Anzeige entspricht, bestätigen Sie es. Wenn etwas nicht stimmt, melden Sie es vor Ablauf der Frist.',
    },
    checkHeld: {
      title: 'Prüfen Sie Ihr Handy',
      text: 'Wenn alles der Anzeige entspricht, bestätigen Sie es; dann zahlen wir das Geld an {seller} aus. Wenn etwas nicht stimmt, melden Sie es vor Ablauf der Frist.',
    },
    checkReturnable: {
      title: 'Prüfen Sie Ihr Handy',
      text: 'Wenn alles der Anzeige entspricht, bestätigen Sie es; nach der Rückgabefrist zahlen wir das Geld an {seller} aus. Wenn etwas nicht stimmt, melden Sie es vor Ablauf der Frist.',
    },
    sendBack: {
      title: 'Handy zurückschicken',
      text: 'Nutzen Sie einen Versand mit Sendungsnummer. Sie bekommen Ihr Geld zurück, sobald der Verkäufer es erhält.',
    },
    resolve: {
      title: 'Streitfall lösen',
      text: 'Schlagen Sie unten eine Lösung vor oder antworten Sie auf den Vorschlag.',
    },
    provePayment: {
      title: 'Streitfall lösen',
      text: 'Belegen Sie unten Ihre Zahlung. {seller} kann sie noch bestätigen; sonst entscheidet ein Admin.',
    },
    confirmPayment: {
      title: 'Ist die Zahlung von {buyer} angekommen?',
      text: 'Laut {buyer} ist sie unterwegs. Sehen Sie auf Ihrem Konto nach und geben oder schicken Sie das Handy nicht weg, bevor das Geld da ist. Eine Überweisung kann bis zu {count, plural, one {{shown} Arbeitstag} other {{shown} Arbeitstage}} dauern.',
    },
    answerCancellation: {
      title: '{buyer} bittet um Stornierung',
      text: 'Stimmen Sie zu oder lehnen Sie ab. Ohne Antwort bis zum Ende der Frist wird die Bestellung storniert und erstattet.',
    },
    handOver: {
      title: 'Handy an {buyer} übergeben',
      text: 'Lassen Sie {buyer} das Handy ausprobieren, nehmen Sie {amount} entgegen und fragen Sie dann nach dem sechsstelligen Code.',
    },
    handOverHeld: {
      title: 'Handy an {buyer} übergeben',
      text: '{buyer} hat bezahlt. Lassen Sie das Handy ausprobieren und fragen Sie dann nach dem sechsstelligen Code. Er gibt Ihr Geld frei.',
    },
    handOverPaid: {
      title: 'Handy an {buyer} übergeben',
      text: '{buyer} hat bezahlt. Lassen Sie das Handy ausprobieren und fragen Sie dann nach dem sechsstelligen Code. Er schließt den Verkauf ab.',
    },
    approveReturn: {
      title: '{buyer} möchte das Handy zurückgeben',
      text: 'Sie haben es mit Rückgaberecht verkauft. Geben Sie an, wohin es zurück soll.',
    },
    receiveReturn: {
      title: '{buyer} gibt das Handy zurück',
      text: 'Wenn Sie es haben, prüfen Sie es und bestätigen Sie. Ist es nicht das verkaufte Handy oder nicht im selben Zustand, melden Sie stattdessen ein Problem.',
    },
    receiveReturnSent: {
      title: 'Ihr Handy ist auf dem Rückweg',
      text: 'Wenn Sie es haben, prüfen Sie es und bestätigen Sie. Ist es nicht das verkaufte Handy oder nicht im selben Zustand, melden Sie stattdessen ein Problem.',
    },
    ship: {
      title: 'Handy an {buyer} verschicken',
      text: '{buyer} hat bezahlt. Melden Sie das Handy von Ihren Konten ab, setzen Sie es zurück, verpacken Sie es gut und nutzen Sie einen Versand mit Sendungsnummer.',
    },
    shipHeld: {
      title: 'Handy an {buyer} verschicken',
      text: '{buyer} hat bezahlt, und wir verwahren das Geld für Sie. Melden Sie das Handy von Ihren Konten ab, setzen Sie es zurück, verpacken Sie es gut und nutzen Sie einen Versand mit Sendungsnummer.',
    },
    receiveBack: {
      title: 'Ihr Handy ist auf dem Rückweg',
      text: 'Wenn das Paket ankommt, geben Sie unten an, was darin ist. Ist es das verkaufte Handy, bekommt der Käufer sein Geld zurück.',
    },
    paymentDisputed: {
      title: 'Die Zahlung ist strittig',
      text: 'Ist das Geld angekommen, beenden Sie unten den Streitfall. Schreiben Sie sonst, was Sie auf Ihrem Konto sehen; dann entscheidet ein Admin.',
    },
    youReportedReturn: {
      title: 'Sie haben ein Problem mit der Rückgabe gemeldet',
      text: 'Antworten Sie unten oder schlagen Sie eine Lösung vor.',
    },
    buyerReported: {
      title: '{buyer} hat ein Problem gemeldet',
      text: 'Antworten Sie unten oder schlagen Sie eine Lösung vor.',
    },
    bankReviewsBuyer: {
      title: 'Die Bank prüft die Zahlung',
      text: 'Ihre Bank bestreitet die Zahlung. Wir verwahren das Geld, bis sie entscheidet.',
    },
    bankReviewsSeller: {
      title: 'Die Bank prüft die Zahlung',
      text: 'Die Bank von {buyer} bestreitet die Zahlung. Bis sie entscheidet, können wir Ihnen nichts auszahlen.',
    },
    bankDisputesBuyer: {
      title: 'Ihre Bank bestreitet die Zahlung',
      text: 'Der Verkäufer behält das Handy, bis Ihre Bank entscheidet. Stammt die Zahlung von Ihnen, sagen Sie es Ihrer Bank.',
    },
    bankDisputesSeller: {
      title: 'Behalten Sie das Handy vorerst',
      text: 'Die Bank von {buyer} bestreitet die Zahlung. Verschicken oder übergeben Sie das Handy nicht, bis die Bank entscheidet. Danach beginnt Ihre Frist von vorn.',
    },
    bankConfirmsBuyer: {
      title: 'Ihre Bank bestätigt die Zahlung',
      text: 'Sie müssen nichts tun: Wir melden uns, sobald sie bestätigt ist. Das Handy bleibt für Sie reserviert. Lehnt Ihre Bank ab, können Sie anders bezahlen.',
    },
    bankConfirmsSeller: {
      title: 'Die Bank von {buyer} bestätigt die Zahlung',
      text: 'Behalten Sie das Handy, bis die Zahlung bestätigt ist. Wir melden uns sofort. Wird sie nicht rechtzeitig bestätigt, steht das Handy wieder zum Verkauf.',
    },
    reversedBuyer: {
      title: 'Das Handy gehört Ihnen',
      text: 'Ihre Bank hat die Zahlung nach dem Kauf zurückgebucht.',
    },
    reversedSeller: {
      title: 'Verkauft, aber die Zahlung wurde zurückgebucht',
      text: 'Die Bank von {buyer} hat die Zahlung nach dem Verkauf zurückgebucht. Der Betrag wird von Ihren nächsten Auszahlungen abgezogen.',
    },
    chargedBackBuyer: {
      title: 'Die Bank hat die Zahlung zurückgebucht',
      text: 'Der Kauf wurde storniert, und Ihre Bank hat Ihnen das Geld erstattet.',
    },
    chargedBackBuyerSent: {
      title: 'Die Bank hat die Zahlung zurückgebucht',
      text: 'Der Kauf wurde storniert, und Ihre Bank hat Ihnen das Geld erstattet. Das Handy gehört dem Verkäufer.',
    },
    chargedBackSeller: {
      title: 'Die Bank hat die Zahlung zurückgebucht',
      text: 'Der Verkauf wurde storniert, und {buyer} hat das Geld zurück. Sie behalten das Handy.',
    },
    chargedBackSellerSent: {
      title: 'Die Bank hat die Zahlung zurückgebucht',
      text: 'Der Verkauf wurde storniert, und {buyer} hat das Geld zurück. Vereinbaren Sie in Nachrichten, wie das Handy zurückkommt.',
    },
    claimSent: {
      title: 'Warten auf die Antwort von {seller} zum Garantiefall',
      text: 'Möglich sind eine Reparatur, ein Ersatz, eine Erstattung oder eine Ablehnung. Ohne rechtzeitige Antwort können Sie einen Streitfall eröffnen, und ein Admin entscheidet.',
    },
    claimAgreedRepair: {
      title: '{seller} hat einer Reparatur zugestimmt',
      text: 'Vereinbaren Sie alles in Nachrichten. Markieren Sie den Garantiefall als erledigt, sobald das Handy funktioniert, oder eröffnen Sie einen Streitfall, wenn nicht geschieht, was vereinbart war.',
    },
    claimAgreedReplacement: {
      title: '{seller} hat einem Ersatz zugestimmt',
      text: 'Vereinbaren Sie alles in Nachrichten. Markieren Sie den Garantiefall als erledigt, sobald das Handy funktioniert, oder eröffnen Sie einen Streitfall, wenn nicht geschieht, was vereinbart war.',
    },
    claimAgreedRefund: {
      title: '{seller} hat einer Erstattung von {amount} zugestimmt',
      text: 'Markieren Sie den Garantiefall als erledigt, sobald das Geld da ist. Kommt es nicht an, eröffnen Sie einen Streitfall.',
    },
    claimRefused: {
      title: '{seller} hat den Garantiefall abgelehnt',
      text: 'Eröffnen Sie einen Streitfall, dann entscheidet ein Admin, oder ziehen Sie den Garantiefall zurück. Sonst wird er mit Ablauf der Frist geschlossen.',
    },
    claimIgnored: {
      title: '{seller} hat nicht auf den Garantiefall geantwortet',
      text: 'Eröffnen Sie einen Streitfall, dann entscheidet ein Admin, oder ziehen Sie den Garantiefall zurück. Sonst wird er mit Ablauf der Frist geschlossen.',
    },
    claimReceived: {
      title: '{buyer} hat einen Garantiefall gemeldet',
      text: 'Sie haben das Handy mit Garantie verkauft. Lesen Sie, was nicht stimmt, und stimmen Sie einer Reparatur, einem Ersatz oder einer Erstattung zu oder lehnen Sie mit einem Grund ab. Ohne rechtzeitige Antwort kann ein Streitfall eröffnet werden.',
    },
    youAgreedRepair: {
      title: 'Sie haben einer Reparatur zugestimmt',
      text: 'Vereinbaren Sie alles in Nachrichten. {buyer} markiert den Garantiefall als erledigt, sobald das Handy funktioniert, oder kann einen Streitfall eröffnen.',
    },
    youAgreedReplacement: {
      title: 'Sie haben einem Ersatz zugestimmt',
      text: 'Vereinbaren Sie alles in Nachrichten. {buyer} markiert den Garantiefall als erledigt, sobald das Handy funktioniert, oder kann einen Streitfall eröffnen.',
    },
    youAgreedRefund: {
      title: 'Sie haben einer Erstattung von {amount} zugestimmt',
      text: 'Zahlen Sie das Geld an {buyer} zurück; danach wird der Garantiefall als erledigt markiert. Kommt es nicht an, kann ein Streitfall eröffnet werden.',
    },
    youRefused: {
      title: 'Sie haben den Garantiefall abgelehnt',
      text: '{buyer} kann jetzt einen Streitfall eröffnen, und ein Admin entscheidet. Bis dahin können Sie noch zustimmen.',
    },
    youIgnored: {
      title: 'Sie haben nicht auf den Garantiefall geantwortet',
      text: '{buyer} kann jetzt einen Streitfall eröffnen, und ein Admin entscheidet. Bis dahin können Sie noch zustimmen.',
    },
  },
  more: {
    held: 'Wir verwahren das Geld, bis der Streitfall gelöst ist.',
    paidOutYou: 'Das Geld wurde nach dem Verkauf ausgezahlt: Eine Erstattung zahlen Sie selbst.',
    paidOut: 'Das Geld wurde nach dem Verkauf ausgezahlt: Eine Erstattung zahlt {seller}.',
    outsideYou: 'Über uns lief kein Geld: Eine Erstattung zahlen Sie selbst.',
    outside: 'Über uns lief kein Geld: Eine Erstattung zahlt {seller}.',
    paidBack: '{sum} wurden zurückgezahlt.',
    owedToYou:
      '{seller} muss Ihnen {sum} zurückzahlen. Bestätigen Sie hier, sobald das Geld da ist.',
    youOwe: 'Zahlen Sie {buyer} {sum} auf demselben Weg zurück. Der Eingang wird hier bestätigt.',
    returnable: 'Sie können das Handy noch zurückgeben.',
  },
  payout: {
    not_set_up: 'Richten Sie die Auszahlung ein, um Ihr Geld zu erhalten.',
    waiting:
      'Wir zahlen aus, sobald die Bank von {buyer} über die bestrittene Zahlung entschieden hat.',
    return_period:
      'Wir verwahren Ihr Geld, bis die Rückgabefrist vorbei ist. Danach zahlen wir es aus.',
    held: 'Die Auszahlung kommt später: Wann und warum, steht unter „Auszahlungen“.',
    on_its_way: 'Ihr Geld ist unterwegs auf Ihr Auszahlungskonto.',
    sent: 'Ihr Geld wurde ausgezahlt.',
  },
} satisfies Translation<typeof nextStep>
