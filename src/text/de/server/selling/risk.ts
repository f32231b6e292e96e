import type risk from '../../../en/server/selling/risk.ts'
import type { Translation } from '../../../translation.ts'

export default {
  new_account_expensive_phone:
    'Ein Handy ab etwa {price} $ von einem Konto ohne Verkauf, das höchstens {accountDays} Tage alt ist',
  far_below_fair_price: 'Der Preis liegt bei {shareOfFairPrice} % des fairen Preises oder darunter',
  new_account_below_fair_price:
    'Ein neues Konto ohne Verkauf verlangt {shareOfFairPrice} % des fairen Preises oder weniger',
  first_sale_above_limit: 'Der erste Verkauf dieses Verkäufers läge bei etwa {price} $ oder mehr',
  many_listings_of_new_account:
    '{listedToday} oder mehr Anzeigen an einem Tag von einem Konto, das höchstens {accountDays} Tage alt ist',
  imei_of_other_model: 'Die IMEI gehört zu einem anderen Modell als dem der Anzeige',
  many_outside_offers:
    '{outsideOffers} oder mehr Nachrichten in 30 Tagen, in denen es um Bezahlung außerhalb des Shops geht',
  chargebacks:
    'Banken haben in einem halben Jahr {chargebacks} oder mehr Zahlungen für Handys dieses Verkäufers zurückgebucht',
  repeated_chargebacks:
    'Banken haben in einem halben Jahr {chargebacks} oder mehr Zahlungen für Handys dieses Verkäufers zurückgebucht',
  lost_disputes:
    '{lostDisputes} oder mehr Streitfälle in einem halben Jahr gingen zugunsten des Käufers aus',
  removed_listings:
    'Die Moderation hat {removed} oder mehr andere Anzeigen dieses Verkäufers entfernt',
  network_of_banned_account:
    'Der Verkäufer hat sich aus dem Netz eines gesperrten Kontos angemeldet',
  similar_device_of_banned_account:
    'Der Verkäufer nutzt im Netz eines gesperrten Kontos die gleiche Art von Browser',
  device_of_banned_account:
    'Der Verkäufer hat sich mit dem Browser eines gesperrten Kontos angemeldet',
  address_of_banned_account: 'Der Verkäufer hat die Postadresse eines gesperrten Kontos',
  payout_account_of_banned_account:
    'Der Verkäufer hat dasselbe Auszahlungskonto wie ein gesperrter Verkäufer',
  phone_number_of_banned_account:
    'Der Verkäufer hat die Telefonnummer eines gesperrten Kontos bestätigt',
  photos_of_banned_account: 'Ein Foto war schon in einer Anzeige eines gesperrten Kontos',
  imei_of_banned_account: 'Ein gesperrtes Konto hat das Handy mit dieser IMEI schon angeboten',
  banned_person_again: 'Browser und Auszahlungskonto sind beide die eines gesperrten Kontos',
  account_in_review: 'Über dieses Konto hat die Moderation noch nicht entschieden',
  shares_device: 'Meldet sich mit dem Browser eines gesperrten Kontos an',
  shares_similar_device:
    'Meldet sich aus dem Netz eines gesperrten Kontos mit der gleichen Art von Browser an',
  shares_payout_account: 'Hat dasselbe Auszahlungskonto wie ein gesperrtes Konto',
} satisfies Translation<typeof risk>
