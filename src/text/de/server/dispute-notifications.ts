import type disputes from '../../en/server/dispute-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  graded: {
    worse: {
      title: '{buyer}: Ihr {phone} ist nicht wie beschrieben',
      text: 'Die Antworten ergeben Note {grade}. Sehen Sie nach, was abweicht, und schreiben Sie dem Käufer. Die meisten Probleme lassen sich direkt klären.',
    },
    fine: {
      title: '{buyer} hat Ihr {phone} geprüft',
      text: 'Alles ist wie beschrieben. Die Antworten ergeben Note {grade}.',
    },
  },
  payment: {
    bySeller: {
      title: '{seller}: Ihre Zahlung für {phone} ist nicht da',
      text: 'Fügen Sie einen Nachweis Ihrer Zahlung hinzu, etwa einen Beleg Ihrer Bank. Unser Team entscheidet.',
    },
    byBuyer: {
      title: '{buyer}: Streitfall um die Zahlung für {phone}',
      text: 'Bestätigen Sie die Zahlung, wenn sie da ist. Sonst antworten Sie innerhalb von {answerDays, plural, one {{answerDaysShown} Tag} other {{answerDaysShown} Tagen}}. Unser Team entscheidet.',
    },
    byStaff: {
      title: 'Unser Team prüft die Zahlung für {phone}',
      text: 'Lesen Sie die Frage und antworten Sie innerhalb von {answerDays, plural, one {{answerDaysShown} Tag} other {{answerDaysShown} Tagen}}.',
    },
  },
  opened: {
    bySystem: {
      title: 'Unser Team entscheidet über {phone}',
      text: 'Das Konto von {buyer} wurde geschlossen, bevor die Bestellung bestätigt war. Ergänzen Sie, was unser Team wissen sollte.',
    },
    byStaff: { title: 'Unser Team hat einen Streitfall eröffnet: {phone}' },
    reportArrival: 'Lesen Sie die Frage und teilen Sie uns mit, ob das Handy angekommen ist.',
    replyToStaff:
      'Lesen Sie die Frage und antworten Sie innerhalb von {answerDays, plural, one {{answerDaysShown} Tag} other {{answerDaysShown} Tagen}}. Die meisten Streitfälle lassen sich direkt klären.',
    bySeller: {
      title: '{seller} meldet ein Problem mit der Rückgabe: {phone}',
      text: 'Lesen Sie, was nicht stimmt, und schildern Sie Ihre Sicht. Die meisten Streitfälle lassen sich direkt klären, sonst entscheidet unser Team.',
    },
    warranty: {
      title: '{buyer}: Streitfall um die Garantie für {phone}',
      text: 'Lesen Sie, was nicht stimmt, und antworten Sie innerhalb von {answerDays, plural, one {{answerDaysShown} Tag} other {{answerDaysShown} Tagen}}. Sie können es noch direkt klären, sonst entscheidet unser Team.',
    },
    byBuyer: {
      title: '{buyer} meldet ein Problem mit Ihrem {phone}',
      text: 'Lesen Sie, was nicht stimmt, und antworten Sie innerhalb von {answerDays, plural, one {{answerDaysShown} Tag} other {{answerDaysShown} Tagen}}. Die meisten Streitfälle lassen sich direkt klären.',
    },
  },
  answered: {
    title: '{seller} hat zu {phone} geantwortet',
    text: 'Lesen Sie die Antwort und klären Sie den Streitfall, wenn es geht.',
  },
  statement: {
    title: 'Neue Stellungnahme im Streitfall um {phone}',
    text: 'Lesen Sie sie und antworten Sie, wenn Sie etwas ergänzen möchten.',
  },
  proposed: { title: '{other} schlägt für {phone} eine Einigung vor' },
  declined: {
    title: '{other} lehnt Ihren Vorschlag zu {phone} ab',
    text: 'Sie können etwas anderes vorschlagen.',
  },
  accepted: { title: '{other} nimmt Ihren Vorschlag zu {phone} an' },
  decided: { title: 'Der Streitfall um {phone} ist entschieden' },
  reason: '{reason}',
  outcome: {
    partRefund: '{refund} werden {buyer} erstattet, das Handy bleibt beim Käufer.',
    return: '{buyer} sendet das Handy zurück und bekommt dann das Geld zurück.',
    refund: '{buyer} bekommt das ganze Geld zurück.',
    acceptPayment: '{seller} hat die Zahlung erhalten. Die Bestellung läuft weiter.',
    rejectPayment: 'Die Zahlung ist nicht eingegangen. Die Bestellung ist storniert.',
    noRefund: '{buyer} bekommt kein Geld zurück.',
    release: '{seller} bekommt den vollen Betrag.',
  },
  sendBack: {
    buyer: {
      title: 'Senden Sie {phone} zurück',
      text: 'Verschicken Sie es bis {until} und tragen Sie die Sendungsnummer ein.',
    },
    seller: {
      title: '{phone} wird an Sie zurückgesendet',
      text: '{buyer} muss es bis {until} verschicken.',
    },
  },
  sentBack: {
    title: '{phone} ist auf dem Weg zurück zu Ihnen',
    text: 'Es wurde mit {carrier} verschickt, Sendungsnummer {tracking}. Geben Sie an, was angekommen ist.',
  },
  notReturned: {
    title: '{seller}: {phone} kam nicht zurück',
    text: 'Laut Verkäufer kam ein anderes Handy an oder keines. Unser Team entscheidet. Fügen Sie hinzu, was Sie belegen können.',
  },
  returned: {
    title: '{seller} hat {phone} erhalten',
    text: 'Sie bekommen Ihr Geld zurück.',
  },
  notSentBack: {
    title: '{phone} wurde nicht rechtzeitig zurückgesendet',
    text: 'Unser Team entscheidet nun, wer das Geld bekommt.',
  },
  reminder: {
    staff: {
      title: 'Entscheidung nötig: {phone}',
      text: 'Käufer und Verkäufer haben sich nicht geeinigt. Entscheiden Sie, wie der Streitfall endet.',
    },
    seller: {
      title: 'Ist {phone} zurück?',
      text: '{buyer} hat es vor {returnWeeks, plural, one {{returnWeeksShown} Woche} other {{returnWeeksShown} Wochen}} verschickt. Geben Sie an, was angekommen ist oder dass nichts kam. Sonst bekommt der Käufer{disputeEnd, select, none {} other { am {disputeEnd}}} das Geld zurück.',
    },
  },
  policy: {
    requested: {
      title: '{buyer} möchte {phone} zurückgeben',
      text: 'Sie haben es mit Rückgabe verkauft. Geben Sie an, wohin es gesendet oder gebracht werden soll.',
    },
    approved: {
      title: 'Sie können {phone} zurücksenden',
      text: 'Wohin, hat {seller} in der Bestellung angegeben. Senden oder bringen Sie es{returnBy, select, none {} other { bis {returnBy}}}, sonst behalten Sie es.',
    },
    placeChanged: {
      title: 'Neue Adresse für die Rückgabe von {phone}',
      text: '{seller} hat geändert, wohin das Handy geht. Sehen Sie in der Bestellung nach, bevor Sie es senden.',
    },
    sent: {
      title: '{buyer} hat {phone} zurückgesendet',
      text: 'Mit {carrier}, Sendungsnummer {tracking}. Bestätigen Sie{returnCheckBy, select, none {} other { bis {returnCheckBy}}} die Ankunft oder melden Sie, was nicht stimmt. Sonst gilt es als angekommen.',
    },
    endedBuyer: { title: 'Sie behalten {phone}', text: 'Die Rückgabe ist beendet.' },
    lapsed: 'Es wurde nicht rechtzeitig zurückgesendet, die Rückgabe ist damit beendet.',
    endedSeller: {
      title: '{buyer} behält Ihr {phone}',
      text: 'Die Rückgabe ist beendet, und der Verkauf ist wieder abgeschlossen.',
    },
    over: {
      title: '{phone} kann nicht mehr zurückgegeben werden',
      text: 'Das Geld, das wir verwahrt haben, gehört jetzt Ihnen. Wir zahlen es als Nächstes aus.',
    },
    reminderSent: {
      title: 'Ist Ihr {phone} zurück?',
      text: '{buyer} hat es vor {returnWeeks, plural, one {{returnWeeksShown} Woche} other {{returnWeeksShown} Wochen}} verschickt. Bestätigen Sie{returnCheckBy, select, none {} other { bis {returnCheckBy}}} die Ankunft oder melden Sie ein Problem. Sonst bekommt der Käufer das Geld zurück.',
    },
    reminderSeller: {
      title: '{buyer} möchte {phone} zurückgeben und wartet',
      text: 'Geben Sie an, wohin es gesendet oder gebracht werden soll. Sie haben es mit Rückgabe verkauft.',
    },
    reminderBuyer: {
      title: '{seller} hat kein Ziel für {phone} genannt',
      text: 'Schreiben Sie dem Verkäufer. Hilft das nicht, melden Sie das Problem in der Bestellung. Dann entscheidet unser Team.',
    },
    reminderStaff: {
      title: 'Rückgabe nicht beantwortet: {phone}',
      text: '{buyer} wollte es vor mindestens {returnDays, plural, one {{returnDaysShown} Arbeitstag} other {{returnDaysShown} Arbeitstagen}} zurückgeben, und {seller} hat nicht geantwortet. Schreiben Sie beiden oder eröffnen Sie einen Streitfall, um zu entscheiden.',
    },
  },
  claim: {
    made: {
      title: '{buyer} meldet einen Garantiefall: {phone}',
      text: 'Lesen Sie, was nicht stimmt. Sagen Sie dann bis {until} eine Reparatur, einen Ersatz oder eine Erstattung zu, oder lehnen Sie mit einer Begründung ab.',
    },
    agreed: { title: '{seller} erkennt den Garantiefall an: {phone}' },
    repair: '{seller} repariert das Handy.',
    replacement: '{seller} ersetzt das Handy.',
    refundBySeller: '{seller} muss Ihnen {refund} zurückzahlen.',
    refund: '{refund} gehen auf dem Weg zurück, auf dem Sie bezahlt haben.',
    howToSettle:
      'Markieren Sie den Garantiefall als erledigt, wenn das geschehen ist, oder eröffnen Sie einen Streitfall. Sonst gilt er am {until} als erledigt.',
    refused: {
      title: '{seller} lehnt den Garantiefall ab: {phone}',
      text: 'Wenn Sie anderer Meinung sind, eröffnen Sie bis {until} einen Streitfall. Dann entscheidet unser Team.',
    },
    unansweredBuyer: {
      title: '{seller}: keine Antwort zum Garantiefall {phone}',
      text: 'Eröffnen Sie bis {until} einen Streitfall um die Garantie, dann entscheidet unser Team. Bis dahin kann {seller} noch antworten.',
    },
    unansweredSeller: {
      title: 'Garantiefall nicht beantwortet: {phone}',
      text: '{buyer} kann jetzt einen Streitfall eröffnen. Bis dahin können Sie noch antworten.',
    },
    lapsedBuyer: {
      title: 'Ihr Garantiefall zu {phone} ist geschlossen',
      text: 'Sie haben nicht rechtzeitig einen Streitfall eröffnet. Solange die Garantie läuft, können Sie einen neuen Garantiefall melden.',
    },
    lapsedSeller: {
      title: 'Der Garantiefall zu {phone} ist geschlossen',
      text: '{buyer} hat nicht rechtzeitig einen Streitfall eröffnet. Sie müssen nichts mehr tun.',
    },
    withdrawn: {
      title: '{buyer} zieht den Garantiefall zurück: {phone}',
      text: 'Sie müssen nichts mehr tun.',
    },
    settled: {
      title: 'Der Garantiefall zu {phone} ist erledigt',
      text: 'Die Zusage ist {settledDays, plural, one {{settledDaysShown} Tag} other {{settledDaysShown} Tage}} her, und es wurde kein Problem gemeldet.',
    },
    settledByBuyer: {
      title: '{buyer}: Garantiefall zu {phone} erledigt',
      text: 'Sie müssen nichts mehr tun.',
    },
    refunded: {
      title: '{buyer} bekommt {refund} für {phone} zurück',
      text: 'Der Betrag stammt aus dem Geld, das wir für diesen Verkauf verwahrt haben. Der Garantiefall ist damit erledigt.',
    },
    reminderOpen: {
      title: '{buyer} wartet auf Antwort: Garantiefall {phone}',
      text: 'Erkennen Sie den Garantiefall bis {until} an oder lehnen Sie ihn ab. Sonst kann ein Streitfall eröffnet werden.',
    },
    reminderRefused: {
      title: 'Ihr Garantiefall zu {phone} ist noch offen',
      text: 'Eröffnen Sie bis {until} einen Streitfall, wenn unser Team entscheiden soll. Sonst wird der Garantiefall geschlossen.',
    },
    reminderSeller: {
      title: 'Ist der Garantiefall zu {phone} erledigt?',
      text: '{buyer} hat noch nicht bestätigt, dass Sie Ihre Zusage erfüllt haben. Wenn das bis {until} nicht geschieht, kann ein Streitfall eröffnet werden.',
    },
    reminderBuyer: {
      title: 'Ist der Garantiefall zu Ihrem {phone} erledigt?',
      text: 'Wenn {seller} die Zusage nicht erfüllt hat, eröffnen Sie bis {until} einen Streitfall. Sonst gilt der Garantiefall dann als erledigt.',
    },
  },
} satisfies Translation<typeof disputes>
