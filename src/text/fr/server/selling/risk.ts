import type risk from '../../../en/server/selling/risk.ts'
import type { Translation } from '../../../translation.ts'

export default {
  new_account_expensive_phone:
    'Un téléphone à environ {price} $ ou plus, mis en vente par un compte de {accountDays} jours au plus et sans vente',
  far_below_fair_price: 'Le prix est à {shareOfFairPrice} % du prix correct ou moins',
  new_account_below_fair_price:
    'Un nouveau compte sans vente demande {shareOfFairPrice} % du prix correct ou moins',
  first_sale_above_limit: 'La première vente de ce vendeur serait à environ {price} $ ou plus',
  many_listings_of_new_account:
    '{listedToday} annonces ou plus en un jour, pour un compte de {accountDays} jours au plus',
  imei_of_other_model: 'L’IMEI correspond à un autre modèle que celui de l’annonce',
  many_outside_offers:
    '{outsideOffers} messages ou plus en 30 jours au sujet d’un paiement hors du site',
  chargebacks:
    'Les banques ont repris {chargebacks} paiements ou plus pour des téléphones de ce vendeur en six mois',
  repeated_chargebacks:
    'Les banques ont repris {chargebacks} paiements ou plus pour des téléphones de ce vendeur en six mois',
  lost_disputes:
    '{lostDisputes} litiges ou plus en six mois ont été tranchés en faveur de l’acheteur',
  removed_listings: 'La modération a supprimé {removed} autres annonces ou plus de ce vendeur',
  network_of_banned_account: 'Le vendeur s’est connecté depuis le réseau d’un compte suspendu',
  similar_device_of_banned_account:
    'Le vendeur utilise le même type de navigateur dans le réseau d’un compte suspendu',
  device_of_banned_account: 'Le vendeur s’est connecté avec le navigateur d’un compte suspendu',
  address_of_banned_account: 'Le vendeur a l’adresse postale d’un compte suspendu',
  payout_account_of_banned_account:
    'Le vendeur a le même compte de versement qu’un vendeur suspendu',
  phone_number_of_banned_account:
    'Le vendeur a confirmé le numéro de téléphone d’un compte suspendu',
  photos_of_banned_account: 'Une photo figurait déjà dans une annonce d’un compte suspendu',
  imei_of_banned_account: 'Un compte suspendu a déjà proposé le téléphone avec cet IMEI',
  banned_person_again:
    'Le navigateur et le compte de versement sont tous deux ceux d’un compte suspendu',
  account_in_review: 'La modération n’a pas encore tranché sur ce compte',
  shares_device: 'Se connecte avec le navigateur d’un compte suspendu',
  shares_similar_device:
    'Se connecte avec le même type de navigateur depuis le réseau d’un compte suspendu',
  shares_payout_account: 'A le même compte de versement qu’un compte suspendu',
} satisfies Translation<typeof risk>
