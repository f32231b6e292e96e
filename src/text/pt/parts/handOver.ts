import type handOver from '../../en/parts/handOver.ts'
import type { Translation } from '../../translation.ts'

export default {
  show: 'Ver código',
  showPrimary: 'Ver código de entrega',
  title: 'Seu código de entrega',
  qr: 'Código QR com seu código de entrega',
  phone: '<phone></phone>, de <name></name>',
  meet: 'Encontre-se com <name></name> em um local público e teste o celular: <phone></phone>.',
  paidQr:
    'Se estiver tudo certo, deixe o vendedor escanear este código ou diga os seis dígitos. Seu código fecha a compra.',
  paid: 'Se estiver tudo certo, diga este código ao vendedor. Seu código fecha a compra.',
  payQr:
    'Pague e depois deixe o vendedor escanear este código ou diga os seis dígitos. Seu código fecha a compra.',
  pay: 'Pague e depois diga este código ao vendedor. Seu código fecha a compra.',
  never: 'Nunca mande o código antes. Ninguém precisa dele até você estar com o celular.',
  print: 'Imprimir',
  dialog: 'Entregar o celular',
  form: 'Entregar',
  label: 'Código do comprador',
  help: 'Seis dígitos, na tela do comprador.',
  scanned: 'Preenchido com o código QR que você escaneou.',
  problem: {
    required: 'Digite o código',
    incomplete: 'Digite os seis dígitos',
  },
  submit: 'Entregar',
  busy: 'Entregando',
  done: 'Entregue: {phone}',
  instructionsPaid:
    '<name></name> já pagou online: <phone></phone>. Depois do teste do celular, peça o código de seis dígitos, que está em “Minhas compras”. O código fecha a venda.',
  instructions:
    'Depois que <name></name> pagar o celular (<phone></phone>), peça o código de seis dígitos, que está em “Minhas compras”. O código fecha a venda.',
} satisfies Translation<typeof handOver>
