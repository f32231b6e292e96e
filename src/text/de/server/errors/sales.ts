import type sales from '../../../en/server/errors/sales.ts'
import type { Translation } from '../../../translation.ts'

export default {
  viewOfStaff:
    'Dieses Konto gehört zum Team. Sie können den Shop nur als Käufer oder Verkäufer ansehen.',
  viewInOtherTab:
    'In einem anderen Tab sehen Sie den Shop schon als andere Person. Beenden Sie das zuerst.',
  viewInMaintenance:
    'Der Shop wird gerade gewartet, deshalb sehen Käufer und Verkäufer nichts davon.',
  staffOfAdmins: 'Bei Konten des Teams können das nur Admins.',
  brandMissing: 'Marke nicht gefunden.',
  advertOfAnother: 'Das ist das Handy eines anderen Verkäufers.',
  advertForSale: 'Nur ein Handy, das zum Verkauf steht, kann hervorgehoben werden.',
  providerDown:
    'Der Zahlungsanbieter antwortet nicht. Es wurde nichts abgebucht. Versuchen Sie es in einer Minute noch einmal.',
  disputeTooEarly:
    'Der Verkäufer hat noch Zeit, auf Ihren Garantiefall zu antworten. Danach können Sie einen Streitfall eröffnen.',
  disputeOfBank: 'Die Bank des Käufers bestreitet die Zahlung und entscheidet zuerst.',
  statementsLimit:
    'Mehr Stellungnahmen sind nicht möglich. Ein Admin entscheidet nach dem, was bisher geschrieben wurde.',
  replyWithoutReview: 'Es gibt keine veröffentlichte Bewertung, auf die Sie antworten könnten.',
  replyHidden:
    'Die Moderation hat Ihre Antwort ausgeblendet, deshalb kann sie nicht geändert werden.',
  claimMissing: 'Garantiefall nicht gefunden.',
  claimOpen:
    'Für dieses Handy gibt es schon einen offenen Garantiefall. Er muss enden, bevor Sie einen weiteren melden.',
  claimsLimit:
    'Für dieses Handy können Sie keinen weiteren Garantiefall melden. Schreiben Sie dem Verkäufer.',
  claimSellerGone:
    'Der Verkäufer hat sein Konto gelöscht, deshalb kann niemand auf einen Garantiefall antworten.',
  claimReversed:
    'Ihre Bank hat die Zahlung für dieses Handy zurückgebucht oder entscheidet noch darüber. Deshalb können Sie keinen Garantiefall mehr melden.',
  claimRefundTooHigh:
    'Eine Erstattung kann nicht höher sein als der Betrag, der bezahlt und noch nicht erstattet wurde.',
  taskMissing: 'Aufgabe nicht gefunden.',
  taskDone: 'Das ist schon erledigt.',
  taskPaysNobody: 'Bei dieser Aufgabe wird niemandem Geld gesendet.',
  taskSending:
    'Der Zahlungsanbieter sendet das Geld vielleicht gerade. Sehen Sie in zwei Minuten noch einmal nach.',
  taskBankDispute: 'Eine Bank bestreitet die Zahlung. Warten Sie, bis sie entschieden hat.',
  taskAmountChanged: 'Der Betrag hat sich geändert. Laden Sie die Liste neu.',
  taskPaidAlready: 'Der Zahlungsanbieter hat das Geld offenbar schon gesendet. Wir prüfen das.',
  taskUnclear:
    'Der Zahlungsanbieter antwortet nicht. Deshalb ist unklar, ob er das Geld schon gesendet hat. Versuchen Sie es in einer Minute noch einmal.',
  transfersOff: 'Verkäufer können hier nicht per Überweisung bezahlt werden.',
  riskTrialFirst: 'Testen Sie diese Werte zuerst an den letzten {number} Tagen.',
  businessChanged:
    'Ihre Angaben zum Gewerbe wurden in einem anderen Tab oder auf einem anderen Gerät geändert. Es wurde nichts gespeichert.',
  checkupNone: 'Dieses Handy wurde nicht getestet.',
  gradeNone: 'Dieses Handy hat keine berechnete Note.',
  imeiNotChecked: 'Die IMEI dieses Handys wurde nicht geprüft.',
  alarmMissing: 'Alarm nicht gefunden.',
  possessionNone: 'Der Besitz ist nicht nachgewiesen.',
  passportMissing: 'Gerätepass nicht gefunden.',
  passportRepairs:
    'Für dieses Handy wurden heute zu viele Reparaturen eingetragen. Tragen Sie die nächste morgen ein.',
  passportImeiUnknown: 'Hier wurde noch kein Handy mit dieser IMEI angeboten.',
  passportOwn: 'Sie sind schon als Eigentümer dieses Handys eingetragen.',
  passportClaimMissing: 'Anspruch nicht gefunden.',
  passportPhotoFirst: 'Machen Sie zuerst das Foto mit dem Code.',
  passportClaimDecided: 'Über diesen Anspruch wurde schon entschieden.',
} satisfies Translation<typeof sales>
