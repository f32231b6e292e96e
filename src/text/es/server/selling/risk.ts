import type risk from '../../../en/server/selling/risk.ts'
import type { Translation } from '../../../translation.ts'

export default {
  new_account_expensive_phone:
    'Un móvil de unos {price} $ o más, de una cuenta de {accountDays} días como máximo y sin ventas',
  far_below_fair_price: 'El precio es el {shareOfFairPrice} % del precio justo o menos',
  new_account_below_fair_price:
    'Una cuenta nueva sin ventas pide el {shareOfFairPrice} % del precio justo o menos',
  first_sale_above_limit: 'La primera venta de este vendedor sería de unos {price} $ o más',
  many_listings_of_new_account:
    '{listedToday} anuncios o más en un día, de una cuenta de {accountDays} días como máximo',
  imei_of_other_model: 'El IMEI es de un modelo distinto al del anuncio',
  many_outside_offers: '{outsideOffers} mensajes o más en 30 días sobre pagar fuera de la tienda',
  chargebacks:
    'Los bancos han anulado {chargebacks} pagos o más por móviles de este vendedor en medio año',
  repeated_chargebacks:
    'Los bancos han anulado {chargebacks} pagos o más por móviles de este vendedor en medio año',
  lost_disputes: '{lostDisputes} disputas o más en medio año acabaron a favor del comprador',
  removed_listings: 'Moderación ha eliminado {removed} o más anuncios de este vendedor',
  network_of_banned_account: 'El vendedor ha entrado desde la red de una cuenta suspendida',
  similar_device_of_banned_account:
    'El vendedor usa el mismo tipo de navegador en la red de una cuenta suspendida',
  device_of_banned_account: 'El vendedor ha entrado con el navegador de una cuenta suspendida',
  address_of_banned_account: 'El vendedor tiene la dirección postal de una cuenta suspendida',
  payout_account_of_banned_account:
    'El vendedor tiene la misma cuenta de cobro que un vendedor suspendido',
  phone_number_of_banned_account:
    'El vendedor ha confirmado el número de teléfono de una cuenta suspendida',
  photos_of_banned_account: 'Una cuenta suspendida ya había publicado una de las fotos',
  imei_of_banned_account: 'Una cuenta suspendida ya había ofrecido el móvil con este IMEI',
  banned_person_again: 'El navegador y la cuenta de cobro son los dos de una cuenta suspendida',
  account_in_review: 'Moderación aún no ha decidido sobre esta cuenta',
  shares_device: 'Entra con el navegador de una cuenta suspendida',
  shares_similar_device:
    'Entra con el mismo tipo de navegador desde la red de una cuenta suspendida',
  shares_payout_account: 'Tiene la misma cuenta de cobro que una cuenta suspendida',
} satisfies Translation<typeof risk>
