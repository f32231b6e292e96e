import type dispute from '../../../en/pages/orders/dispute.ts'
import type { Translation } from '../../../translation.ts'
import afterDelivery from '../../parts/afterDelivery.ts'

export default {
  ...afterDelivery,
  title: 'Streitfall',
  loading: 'Der Streitfall wird geladen',
  you: 'Sie',
  anAdmin: 'Ein Admin',
  notNow: 'Nicht jetzt',
  saving: 'Wird gespeichert',
  sending: 'Wird gesendet',
  side: {
    buyer: 'Käufer',
    seller: 'Verkäufer',
    admin: 'Admin',
  },
  reasonHelp: {
    payment_not_received: 'Der Käufer hat sie als gesendet markiert.',
    payment_not_confirmed: 'Sie haben bezahlt, und der Verkäufer bestätigt es nicht.',
    return_not_accepted: 'Der Verkäufer nennt keinen Ort oder bestätigt den Empfang nicht.',
    return_not_as_sold: 'Ein anderes Handy, beschädigt, unvollständig, gesperrt oder gar nichts.',
    warranty_not_honored:
      'Der Garantiefall wurde abgelehnt, nicht beantwortet oder nicht wie vereinbart erledigt.',
    not_as_described: 'In schlechterem Zustand als in der Anzeige.',
    does_not_work: 'Das ganze Handy oder ein Teil davon.',
    wrong_phone: 'Anderes Modell, anderer Speicher oder andere Farbe.',
    not_arrived: 'Oder das Paket war leer.',
    locked_or_listed: 'Mit einem Konto oder Netzbetreiber verknüpft oder auf einer Sperrliste.',
    other: 'Beschreiben Sie es unten.',
  },
  stage: {
    open: 'Warten auf den Verkäufer',
    answered: 'Beide Seiten haben geantwortet',
    returning: 'Rücksendung fällig',
    sent_back: 'Rücksendung unterwegs',
    stuck: 'Entscheidung eines Admins nötig',
    closed: 'Geschlossen',
  },
  lead: {
    admin: 'Gemeldet von einem Admin: {reason}',
    you: 'Von Ihnen gemeldet: {reason}',
    person: 'Gemeldet von {name}: {reason}',
  },
  deadline: {
    reply: 'Antworten bis',
    sellerReplies: '{seller} kann antworten bis',
    sendBack: 'Zurückschicken bis',
    buyerSendsBack: '{buyer} muss es zurückschicken bis',
    refundYou: 'Ohne Lösung bekommen Sie {amount} zurück am',
    refundBuyer: 'Ohne Lösung bekommt {buyer} {amount} zurück am',
  },
  status: {
    openSeller:
      'Schildern Sie Ihre Sicht oder schlagen Sie eine Lösung vor. Ohne rechtzeitige Antwort greift ein Admin ein.',
    open: 'Wir haben {seller} um Stellungnahme gebeten. Ohne rechtzeitige Antwort greift ein Admin ein.',
    paymentAdmin:
      'Entscheiden Sie, ob die Zahlung angekommen ist, falls der Verkäufer sie nicht vorher bestätigt oder der Käufer zurückzieht.',
    payment:
      'Ergänzen Sie, was Sie wissen, zum Beispiel einen Beleg Ihrer Bank. Ein unbeteiligter Admin entscheidet, ob die Zahlung angekommen ist, falls der Verkäufer sie nicht bestätigt oder der Käufer zurückzieht.',
    answeredAdmin:
      'Entscheiden Sie anhand dessen, was beide Seiten hier geschrieben haben, falls sie sich nicht vorher einigen.',
    answered:
      'Einigen Sie sich auf eine Lösung, sonst entscheidet ein unbeteiligter Admin anhand dessen, was Sie beide hier geschrieben haben.',
    returningBuyer:
      'Schicken Sie das Handy zurück und geben Sie die Sendungsnummer ein. Sie bekommen Ihr Geld zurück, sobald der Verkäufer es erhält.',
    returning: '{buyer} schickt das Handy mit Sendungsnummer zurück.',
    sentBackSeller:
      'Geben Sie an, was im Paket ist, sobald es ankommt. Ist es das verkaufte Handy, bekommt der Käufer den vollen Betrag zurück.',
    sentBack:
      'Sobald {seller} bestätigt, dass das richtige Handy zurück ist, wird der volle Preis erstattet.',
    stuck:
      'Laut Verkäufer kam das falsche Handy zurück oder keines. Ein Admin entscheidet; bis dahin fließt kein Geld.',
  },
  decision: {
    closed: 'Dieser Streitfall ist geschlossen.',
    both: 'Von beiden Seiten vereinbart.',
    admin: 'Von einem Admin entschieden.',
    bank: 'Die Bank des Käufers hat die Zahlung zurückgebucht.',
    system: 'Nicht rechtzeitig gelöst.',
    person: 'Beendet von {name}.',
  },
  parcel: {
    sent: '<carrier></carrier>, zurückgeschickt am <time></time>',
    same: 'Das richtige Handy ist zurück: Die IMEI stimmt überein.',
    unknown: 'Das Handy ist zurück. Es gibt keine frühere IMEI zum Vergleichen.',
    other: 'Ein anderes Handy kam zurück: Die IMEI stimmt nicht überein.',
    no_phone: 'Laut Verkäufer kam kein Handy zurück.',
  },
  outcome: {
    part_refund: 'Teilerstattung',
    return: 'Rücksendung gegen volle Erstattung',
    refund: 'Volle Erstattung',
    release: 'Keine Erstattung',
    accept_payment: 'Zahlung angekommen',
    reject_payment: 'Zahlung nicht angekommen',
  },
  result: {
    accept_paymentSeller: 'Sie haben die Zahlung erhalten. Die Bestellung geht weiter.',
    accept_payment: 'Der Verkäufer hat die Zahlung erhalten. Die Bestellung geht weiter.',
    reject_payment:
      'Die Zahlung ist nicht angekommen. Die Bestellung wird storniert, und das Handy steht wieder zum Verkauf.',
    part_refund: {
      buyer: 'Sie bekommen {refund} zurück, der Verkäufer behält {rest}.',
      seller: 'Der Käufer bekommt {refund} zurück, Sie behalten {rest}.',
      admin: 'Der Käufer bekommt {refund} zurück, der Verkäufer behält {rest}.',
    },
    refund: {
      buyer: 'Sie bekommen den vollen Betrag von {refund} zurück.',
      seller: 'Der Käufer bekommt den vollen Betrag von {refund} zurück.',
      admin: 'Der Käufer bekommt den vollen Betrag von {refund} zurück.',
    },
    return: {
      buyer:
        'Das Handy geht an den Verkäufer zurück, dann bekommen Sie den vollen Betrag von {refund} zurück.',
      seller:
        'Das Handy geht an Sie zurück, dann bekommt der Käufer den vollen Betrag von {refund} zurück.',
      admin:
        'Das Handy geht an den Verkäufer zurück, dann bekommt der Käufer den vollen Betrag von {refund} zurück.',
    },
    release: {
      buyer: 'Der Verkäufer behält die vollen {rest}, Sie bekommen nichts zurück.',
      seller: 'Sie behalten die vollen {rest}, der Käufer bekommt nichts zurück.',
      admin: 'Der Verkäufer behält die vollen {rest}, der Käufer bekommt nichts zurück.',
    },
  },
  form: {
    title: 'Was stimmt nicht?',
    reason: 'Grund',
    reasonRequired: 'Wählen Sie einen Grund',
    text: 'Beschreiben Sie das Problem',
    textRequired: 'Geben Sie eine Beschreibung ein',
    textShort:
      '{count, plural, one {Geben Sie mindestens {shown} Zeichen ein} other {Geben Sie mindestens {shown} Zeichen ein}}',
    help: {
      payment:
        'Beschreiben Sie, wann und wie bezahlt wurde oder was Sie auf Ihrem Konto sehen. Fügen Sie ein Foto des Belegs hinzu, wenn Sie einen haben.',
      return:
        'Beschreiben Sie, was passiert ist. Fügen Sie Fotos von dem hinzu, was zurückkam, oder von Ihren Nachrichten.',
      warranty:
        'Erklären Sie, warum die Antwort nicht reicht oder was nicht getan wurde. Ihr Garantiefall steht daneben.',
      admin: 'Geben Sie an, wo das Paket zuletzt gescannt wurde und was der Paketdienst sagt.',
      phone: 'Vergleichen Sie das Handy mit der Anzeige. Seien Sie genau.',
    },
    photos: 'Fotos',
    photo: 'Foto {number}',
    photosHelp: 'Nur Sie, die andere Seite und Admins sehen sie. Wir entfernen Ortsangaben.',
    photosHelpAdmin: 'Nur Käufer, Verkäufer und Admins sehen sie. Wir entfernen Ortsangaben.',
    choosePhotos: 'Fotos wählen',
    addPhotos: 'Fotos hinzufügen (noch {shown})',
    open: 'Streitfall eröffnen',
    opening: 'Wird eröffnet',
  },
  open: {
    payment: 'Problem mit der Zahlung?',
    return: 'Problem mit der Rückgabe?',
    parcel: 'Paket verloren?',
    phone: 'Stimmt etwas nicht?',
    paymentBuyer:
      'Bestätigt {seller} Ihre Zahlung nicht, eröffnen Sie einen Streitfall. Ein unbeteiligter Admin entscheidet.',
    paymentSeller:
      'Kommt die Zahlung nicht innerhalb von {count, plural, one {{shown} Arbeitstag} other {{shown} Arbeitstagen}} an, eröffnen Sie einen Streitfall. Ein unbeteiligter Admin entscheidet.',
    paymentAdmin:
      'Kommt die Zahlung von {buyer} nicht innerhalb von {count, plural, one {{shown} Arbeitstag} other {{shown} Arbeitstagen}} an, eröffnen Sie einen Streitfall. Ein unbeteiligter Admin entscheidet.',
    returnSeller:
      'Prüfen Sie das Handy, bevor Sie bestätigen. Ist es nicht das verkaufte oder nicht im selben Zustand, melden Sie es.',
    returnBuyer:
      'Antwortet {seller} nicht oder fehlt die Bestätigung, dass das Handy zurück ist, melden Sie es.',
    returnAdmin: 'Eröffnen Sie einen Streitfall, wenn {seller} oder {buyer} nicht antwortet.',
    parcelAdmin:
      'Eröffnen Sie einen Streitfall, wenn das Paket nicht ankam und {buyer} nicht antwortet.',
    phoneBuyer: 'Melden Sie es, bevor Sie die Bestellung bestätigen.',
    held: 'Wir verwahren die {amount}, bis sich beide Seiten einigen oder ein unbeteiligter Admin entscheidet.',
    outside:
      'Beide Seiten einigen sich, oder ein unbeteiligter Admin entscheidet. Eine Erstattung zahlt der Verkäufer.',
    report: 'Problem melden',
    reportDifferences: 'Diese Abweichungen melden',
    opened: 'Streitfall eröffnet. Beide Seiten wurden benachrichtigt',
    openedWarranty: 'Streitfall eröffnet. Wir haben {name} benachrichtigt',
    reported: 'Problem gemeldet. Wir haben {name} benachrichtigt',
  },
  terms: {
    payment:
      'Beide Seiten können das lesen. Ein unbeteiligter Admin entscheidet, ob die Zahlung angekommen ist.',
    return:
      'Beide Seiten können das lesen. Sie können sich jederzeit einigen. Sonst entscheidet ein unbeteiligter Admin.',
    admin:
      'Beide Seiten können das lesen. {seller} hat {count, plural, one {{shown} Tag} other {{shown} Tage}} Zeit für eine Antwort. Ohne Einigung entscheidet ein Admin.',
    phone:
      '{seller} kann das lesen und hat {count, plural, one {{shown} Tag} other {{shown} Tage}} Zeit für eine Antwort. Sie können sich jederzeit einigen. Sonst entscheidet ein Admin.',
    warrantyHeld:
      'Beide Seiten können das lesen, und {seller} hat {count, plural, one {{shown} Tag} other {{shown} Tage}} Zeit für eine Antwort. Sie können sich jederzeit einigen. Sonst entscheidet ein unbeteiligter Admin. Bis dahin verwahren wir das Geld.',
    warranty:
      'Beide Seiten können das lesen, und {seller} hat {count, plural, one {{shown} Tag} other {{shown} Tage}} Zeit für eine Antwort. Sie können sich jederzeit einigen. Sonst entscheidet ein unbeteiligter Admin. Eine Erstattung zahlt {seller}.',
  },
  statement: {
    list: 'Stellungnahmen',
    photo: '{place} von {count}, von {name}',
    photoYours: '{place} von {count}, von Ihnen',
    addQuestion: 'Käufer und Verkäufer fragen',
    add: 'Angaben ergänzen',
    reply: 'Ihre Antwort',
    question: 'Ihre Frage',
    details: 'Weitere Angaben',
    replyHelp: 'Beschreiben Sie den Zustand des Handys beim Versand. Fotos helfen.',
    help: 'Beide Seiten können das lesen.',
    sendReply: 'Antwort senden',
    submit: 'Hinzufügen',
    added: 'Hinzugefügt',
  },
  proposal: {
    end: 'Streitfall beenden',
    else: 'Etwas anderes vorschlagen',
    propose: 'Lösung vorschlagen',
    accept: 'Annehmen',
    accepting: 'Wird angenommen',
    decline: 'Ablehnen',
    declining: 'Wird abgelehnt',
    accepted: 'Vorschlag angenommen',
    declined: 'Vorschlag abgelehnt',
    current: 'Aktueller Vorschlag',
    yours: 'Ihr Vorschlag',
    from: 'Vorschlag von {name}',
    waiting: 'Warten auf die Antwort der anderen Seite.',
    return:
      'Der Käufer hat dann {count, plural, one {{shown} Tag} other {{shown} Tage}} Zeit für die Rücksendung.',
    closes: 'Damit ist der Streitfall geschlossen. Das lässt sich nicht rückgängig machen.',
    closesNow:
      'Damit ist der Streitfall sofort geschlossen. Das lässt sich nicht rückgängig machen.',
    state: {
      proposed: 'Nicht beantwortet',
      accepted: 'Angenommen',
      declined: 'Abgelehnt',
      superseded: 'Ersetzt',
    },
    earlier: 'Frühere Vorschläge',
    what: 'Was schlagen Sie vor?',
    required: 'Wählen Sie ein Ergebnis',
    send: 'Vorschlag senden',
    sent: 'Vorschlag gesendet',
    closed: 'Streitfall geschlossen',
    now: {
      accept_payment: 'Zahlung bestätigen',
      reject_payment: 'Bestellung stornieren',
      release: 'Streitfall zurückziehen',
      refund: 'Voll erstatten',
    },
  },
  amount: {
    label: 'Erstattungsbetrag',
    required: 'Geben Sie den Erstattungsbetrag ein',
    invalid: 'Geben Sie einen Betrag über null ein, zum Beispiel 50',
    twoWays: 'Meinen Sie {first} oder {second}?',
    tooHigh: 'Geben Sie weniger als die bezahlten {amount} ein',
    most: 'Geben Sie höchstens {amount} ein',
  },
  choice: {
    buyer: {
      part_refund: {
        label: 'Teilerstattung',
        help: 'Sie behalten das Handy.',
      },
      return: {
        label: 'Handy zurückgeben',
        help: 'Sie bekommen Ihr Geld zurück, sobald es da ist.',
      },
      refund: {
        label: 'Volle Erstattung',
        help: 'Ohne das Handy zurückzuschicken.',
      },
      release: {
        label: 'Streitfall zurückziehen',
        help: 'Sie bekommen nichts zurück, und der Streitfall ist sofort geschlossen.',
      },
    },
    seller: {
      part_refund: {
        label: 'Teilerstattung',
        help: 'Der Käufer behält das Handy.',
      },
      return: {
        label: 'Handy zurücknehmen',
        help: 'Der Käufer bekommt sein Geld zurück, sobald Sie es haben.',
      },
      refund: {
        label: 'Volle Erstattung',
        help: 'Sofort, ohne Rücksendung.',
      },
      release: {
        label: 'Keine Erstattung',
        help: 'Wenn der Käufer zustimmt.',
      },
    },
    admin: {
      part_refund: {
        label: 'Teilerstattung',
        help: 'Der Käufer behält das Handy.',
      },
      return: {
        label: 'Rücksendung',
        help: 'Der Käufer bekommt sein Geld zurück, sobald das Handy da ist.',
      },
      refund: {
        label: 'Volle Erstattung',
        help: 'Sofort. Der Käufer behält das Handy.',
      },
      release: {
        label: 'Keine Erstattung',
        help: 'Der Verkauf ist sofort abgeschlossen.',
      },
    },
    payment: {
      accept_payment: {
        label: 'Die Zahlung ist angekommen',
        help: 'Die Bestellung gilt als bezahlt und läuft weiter.',
      },
      reject_payment: {
        label: 'Die Zahlung ist nicht angekommen',
        help: 'Die Bestellung wird storniert, und das Handy steht wieder zum Verkauf.',
      },
    },
  },
  back: {
    form: 'Handy zurückschicken',
    text: 'Fragen Sie {seller} in einer Nachricht nach der Rückgabeadresse. Melden Sie das Handy von Ihren Konten ab, setzen Sie es zurück und bewahren Sie den Einlieferungsbeleg auf.',
    submit: 'Als zurückgeschickt markieren',
    done: 'Als zurückgeschickt markiert. Wir haben {seller} benachrichtigt',
  },
  received: {
    title: 'Was kam zurück?',
    phone: {
      label: 'Mein Handy',
      help: 'Das Handy, das ich verkauft habe.',
    },
    other_phone: {
      label: 'Ein anderes Handy',
      help: 'Nicht das Handy, das ich verkauft habe.',
    },
    nothing: {
      label: 'Kein Handy',
      help: 'Das Paket war leer oder kam nie an.',
    },
    required: 'Wählen Sie, was zurückkam',
    imeiRequired: 'Geben Sie die IMEI ein. Sie sehen sie, wenn Sie am Handy *#06# wählen',
    imei: 'IMEI des zurückgekommenen Handys',
    imeiHelp: '15 Ziffern. Sie sehen sie, wenn Sie am Handy *#06# wählen.',
    what: '{buyer} bekommt sofort {amount} zurück, und Sie behalten das Handy. Das lässt sich nicht rückgängig machen.',
    refund: '{amount} erstatten',
    confirm: 'Rücksendung bestätigen und {amount} erstatten',
    report: 'Melden, was zurückkam',
    started: 'Erstattung gestartet',
    reported: 'Gemeldet. Ein Admin sieht es sich an',
  },
} satisfies Translation<typeof dispute>
