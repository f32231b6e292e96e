import type handOver from '../../en/parts/handOver.ts'
import type { Translation } from '../../translation.ts'

export default {
  show: 'Ver código',
  showPrimary: 'Ver código de entrega',
  title: 'Tu código de entrega',
  qr: 'Código QR con tu código de entrega',
  phone: '<phone></phone>, de <name></name>',
  meet: 'Reúnete con <name></name> en un lugar público y prueba el móvil: <phone></phone>.',
  paidQr:
    'Si te convence, deja que el vendedor escanee este código o dile los seis dígitos. Tu código cierra la compra.',
  paid: 'Si te convence, dile este código al vendedor. Tu código cierra la compra.',
  payQr:
    'Paga y después deja que el vendedor escanee este código o dile los seis dígitos. Tu código cierra la compra.',
  pay: 'Paga y después dile este código al vendedor. Tu código cierra la compra.',
  never: 'No envíes nunca el código por adelantado. Nadie lo necesita hasta que tengas el móvil.',
  print: 'Imprimir',
  dialog: 'Entregar el móvil',
  form: 'Entregar',
  label: 'Código del comprador',
  help: 'Seis dígitos, en la pantalla del comprador.',
  scanned: 'Rellenado con el código QR que has escaneado.',
  problem: {
    required: 'Escribe el código',
    incomplete: 'Escribe los seis dígitos',
  },
  submit: 'Entregar',
  busy: 'Entregando',
  done: 'Entregado: {phone}',
  instructionsPaid:
    '<name></name> ya ha pagado el móvil en línea (<phone></phone>). Cuando lo haya probado, pídele su código de seis dígitos. Lo tiene en “Mis compras”. El código cierra la venta.',
  instructions:
    'Cuando <name></name> te haya pagado el móvil (<phone></phone>), pídele su código de seis dígitos. Lo tiene en “Mis compras”. El código cierra la venta.',
} satisfies Translation<typeof handOver>
