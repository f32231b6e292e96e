import type editor from '../../../en/server/shop/editor.ts'
import type { Translation } from '../../../translation.ts'

export default {
  placeholder: {
    shop_name: 'Der Name des Shops',
    shop_address: 'Die Adresse dieser Website',
    contact_email: 'Die E-Mail-Adresse für Fragen',
    postal_address: 'Die Postanschrift',
    contact_details:
      'Ein Link zur Kontaktseite, mit E-Mail-Adresse und Postanschrift, wenn es sie gibt',
    currency: 'Die Währung aller Preise, zum Beispiel EUR',
    fee: 'Was der Shop von einem online bezahlten Verkauf behält, als Satz',
    costs: 'Was Anbieten, Reservieren und Verkaufen kosten, als Sätze',
    payment_methods: 'Eine Liste der Zahlungsarten des Shops',
    other_payments: 'Zahlungsarten außer beim Treffen, als Sätze',
    delivery_choice: 'Wie Käufer Übergabe und Zahlung wählen, als Satz',
    money_until_inspection:
      'Wo das Geld ist, während der Käufer ein verschicktes Handy prüft, als Sätze',
    money_in_disputes:
      'Was mit dem Geld geschieht, wenn ein Handy nicht der Beschreibung entspricht, als Sätze',
    dispute_until:
      'Was ein gemeldetes Problem aufhält, bis es geklärt ist, für einen Satz an Verkäufer',
    when_to_pay: 'Wann ein Käufer bezahlt, als Satz',
    completion: 'Wie ein Verkauf abgeschlossen wird, als Satz',
    completion_steps: 'Wie ein Käufer einen Verkauf abschließt, als Schritte 4 und 5 einer Liste',
    checks_title: 'Wann ein Käufer ein Handy prüft, als Überschrift',
    meeting_advice: 'Wo man sich trifft, als Punkt einer Liste, wenn der Shop Abholung anbietet',
    code_advice:
      'Wann man den Übergabecode nennt, als Punkt einer Liste, wenn der Shop Abholung anbietet',
    code_question:
      'Was zu tun ist, wenn der Übergabecode nicht funktioniert, wenn der Shop Abholung anbietet',
    code_reason: 'Was einen Käufer bei der Übergabe schützt, mit Überschrift',
    refusing: 'Wie ein Käufer ein Handy ablehnt, das nicht der Beschreibung entspricht, als Sätze',
    hand_over: 'Was ein Verkäufer mit einem reservierten Handy tut, für einen Satz',
    hand_over_order:
      'Was ein Verkäufer mit einem reservierten Handy tun muss, als Anfang eines Satzes',
    safe_title: 'Wann ein Käufer bezahlt, als Überschrift',
    shipped_check:
      'Wie lange ein verschicktes Handy geprüft werden kann, wenn der Shop Versand anbietet',
    phone_checks:
      'Wie Käufer ein Handy prüfen und was sie tun, wenn es nicht der Beschreibung entspricht, als Punkte einer Liste',
    buyer_costs: 'Was ein Käufer bezahlt, als Satz',
    hold_time: 'Wie lange ein Handy reserviert bleibt',
    inspection_time: 'Wie lange Käufer ein verschicktes Handy prüfen können',
    dispute_time: 'Wie lange die andere Seite Zeit hat, auf einen Streitfall zu antworten',
    rating_time: 'Wie lange nach einem Verkauf er bewertet werden kann',
    grades: 'Eine Tabelle der Noten mit Bildern und dem, was sie bedeuten',
    trackers: 'Ob es Tracker, Werbenetzwerke und Bilder von anderen Websites gibt',
    services: 'Eine Liste fremder Dienste, die je nach Einstellung Daten von Personen bekommen',
    retention: 'Eine Tabelle der gespeicherten Daten: warum und wie lange',
    cookies: 'Eine Tabelle der Cookies und dessen, was sonst im Browser gespeichert wird',
  },
  problem: {
    blank: '{text} ausfüllen',
    unknown: 'den Platzhalter {text} gibt es nicht',
    no_value: 'die Einstellung für {text} ist leer',
    inLine: 'Zeile {line}: {what}',
    more: 'und {count} weitere',
  },
} satisfies Translation<typeof editor>
