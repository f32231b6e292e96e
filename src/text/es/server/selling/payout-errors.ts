import type payoutErrors from '../../../en/server/selling/payout-errors.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupWaits: 'En espera de que actives los cobros',
  shopCheck: 'En espera de una revisión de la tienda',
  bankAccount: 'Una cuenta bancaria',
  providerTerms: 'Aceptar las condiciones del proveedor',
  proofOfIdentity: 'Una prueba de tu identidad',
  detailsYou: 'Datos sobre ti',
  detailsCompany: 'Datos sobre tu empresa',
  detailsRepresentative: 'Datos de quien representa a tu empresa',
  whatYouSell: 'Qué vendes',
  personOrCompany: 'Si vendes como particular o como empresa',
  furtherDetails: 'Otros datos',
  severalDisputed:
    'Varias de tus ventas están en disputa. Cobrarás cuando se decidan las disputas.',
  saleChecked: 'La tienda revisa esta venta antes de pagarla.',
  accountChanged:
    'Tu cuenta de cobro ha cambiado. Después de eso, los cobros quedan en pausa un tiempo.',
  manySales:
    'Muchas ventas en un día de un vendedor nuevo: la tienda las revisa antes de pagarlas.',
  firstSales: 'Tus primeras {number} ventas se cobran {time} más tarde que las demás.',
  sellersFirstSales:
    'Las primeras {number} ventas de un vendedor se pagan {time} más tarde que las demás.',
  sellerDisputed:
    'Varias ventas de este vendedor están en disputa. El pago espera a las decisiones.',
  sellerAccountChanged:
    'El vendedor cambió la cuenta de cobro. Después de eso, los pagos se retienen un tiempo.',
  noSetup: 'El vendedor no ha activado los cobros.',
  providerMissing: 'El proveedor no está configurado.',
  bankDisputes: 'El banco disputa el pago.',
  paidLater: 'Se paga más tarde.',
  payAtMeeting: 'Aquí los compradores pagan en el encuentro, así que no hay nada que cobrar.',
  providerRefuses: 'El proveedor de pagos no puede abrirte una cuenta.',
  providerSilent: 'El proveedor de pagos no responde. Vuelve a intentarlo en un minuto.',
} satisfies Translation<typeof payoutErrors>
