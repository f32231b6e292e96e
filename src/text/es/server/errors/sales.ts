import type sales from '../../../en/server/errors/sales.ts'
import type { Translation } from '../../../translation.ts'

export default {
  viewOfStaff:
    'Es una cuenta del equipo. Solo se puede ver la tienda como un comprador o un vendedor.',
  viewInOtherTab: 'Ya ves la tienda como otra persona en otra pestaña. Sal antes de esa vista.',
  viewInMaintenance: 'La tienda está en mantenimiento, así que compradores y vendedores no la ven.',
  staffOfAdmins: 'Con las cuentas del equipo, esto solo lo puede hacer un admin.',
  brandMissing: 'No se ha encontrado la marca.',
  advertOfAnother: 'Este móvil es de otro vendedor.',
  advertForSale: 'Solo se puede destacar un móvil que está a la venta.',
  providerDown:
    'El proveedor de pagos no responde. No se te ha cobrado nada. Inténtalo dentro de un minuto.',
  disputeTooEarly:
    'El vendedor todavía está a tiempo de responder a tu reclamación de garantía. Después puedes abrir una disputa.',
  disputeOfBank: 'El banco del comprador ha abierto una disputa por el pago y decide primero.',
  statementsLimit: 'Ya no puedes añadir más declaraciones. Un admin decidirá con las que hay.',
  replyWithoutReview: 'No hay ninguna valoración publicada a la que responder.',
  replyHidden: 'El equipo de moderación ha ocultado tu respuesta, así que no se puede cambiar.',
  claimMissing: 'No se ha encontrado la reclamación de garantía.',
  claimOpen:
    'Ya tienes una reclamación abierta por este móvil. Tiene que cerrarse antes de que hagas otra.',
  claimsLimit: 'No puedes hacer más reclamaciones por este móvil. Escribe al vendedor.',
  claimSellerGone:
    'El vendedor ha eliminado su cuenta, así que nadie puede responder a una reclamación.',
  claimReversed:
    'Tu banco te ha devuelto el pago de este móvil o todavía no ha decidido, así que no queda nada que reclamar.',
  claimRefundTooHigh: 'El reembolso no puede superar lo que se pagó y aún no se ha reembolsado.',
  taskMissing: 'No se ha encontrado la operación.',
  taskDone: 'Esto ya está hecho.',
  taskPaysNobody: 'Esta operación no paga a nadie.',
  taskSending:
    'Puede que el proveedor lo esté enviando ahora. Vuelve a mirarlo dentro de dos minutos.',
  taskBankDispute: 'Un banco ha abierto una disputa por el pago. Espera a que decida.',
  taskAmountChanged: 'El importe ha cambiado. Recarga la lista.',
  taskPaidAlready: 'Parece que el proveedor ya lo ha pagado. Lo estamos comprobando.',
  taskUnclear:
    'El proveedor de pagos no responde, así que no sabemos si ya ha pagado. Inténtalo dentro de un minuto.',
  transfersOff: 'Aquí no se puede pagar a los vendedores por transferencia.',
  riskTrialFirst: 'Prueba antes estos valores con los últimos {number} días.',
  businessChanged:
    'Los datos de tu empresa se han cambiado en otra pestaña o en otro dispositivo. No se ha guardado nada.',
  checkupNone: 'No se ha hecho el test de este móvil.',
  gradeNone: 'Este móvil no tiene grado calculado.',
  imeiNotChecked: 'El IMEI de este móvil no se ha comprobado.',
  alarmMissing: 'No se ha encontrado la alerta.',
  possessionNone: 'La posesión no está verificada.',
  passportMissing: 'No se ha encontrado el pasaporte del móvil.',
  passportRepairs:
    'Hoy se han añadido demasiadas reparaciones de este móvil. Añade la siguiente mañana.',
  passportImeiUnknown: 'Aquí no se ha anunciado ningún móvil con este IMEI.',
  passportOwn: 'Este móvil ya está a tu nombre.',
  passportClaimMissing: 'No se ha encontrado la solicitud.',
  passportPhotoFirst: 'Haz antes la foto con el código.',
  passportClaimDecided: 'Esta solicitud ya se ha resuelto.',
} satisfies Translation<typeof sales>
