import type passports from '../../../en/pages/account/passports.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Os celulares que você comprou aqui e o histórico deles. Adicione consertos: quem comprar depois vai ver.',
  caption: 'passaportes de celulares',
  empty: 'Nenhum celular com passaporte ainda',
  emptyText:
    'Um celular comprado aqui aparece quando o pedido é concluído, se o IMEI foi verificado. Tem um comprado em outro lugar que já foi anunciado aqui? Peça o passaporte dele abaixo.',
  phone: 'Um celular',
  imei: 'IMEI com final {digits}',
  entries:
    '{count, plural, one {{shown} registro} many {{shown} de registros} other {{shown} registros}}',
  last: 'último em <day></day>',
  repair: 'Adicionar conserto',
  download: 'Baixar',
  actions: 'Ações para {phone}',
  state: {
    open: 'Falta a foto',
    waiting: 'Aguardando a moderação',
    approved: 'Aprovado',
    rejected: 'Recusado',
  },
  claim: {
    title: 'Peça o passaporte de um celular comprado em outro lugar',
    text: 'Se o celular já foi anunciado aqui, você pode continuar o passaporte dele. É preciso estar com ele em mãos: o IMEI e uma foto, que a moderação confere.',
    form: 'Pedir o passaporte de um celular',
    label: 'IMEI',
    help: 'Digite *#06# no celular. Não guardamos o número completo.',
    required: 'Digite o IMEI',
    submit: 'Começar o pedido',
    busy: 'Procurando o passaporte',
    list: 'Seus pedidos de passaporte',
    started: 'Começou em <time></time>',
    reason: 'Motivo: <text></text>',
    addPhoto: 'Adicionar a foto',
    photo:
      'Digite *#06# para que o número com final {digits} apareça na tela do celular e coloque o celular ao lado do código. Depois envie o pedido.',
    send: 'Enviar o pedido',
    sending: 'Enviando o pedido',
    sent: 'Enviado à moderação',
  },
  form: {
    title: 'Adicionar um conserto',
    label: 'Conserto',
    lead: 'Para <phone></phone>. Todo mundo vê o registro, marcado como adicionado por quem tem o celular. É definitivo: ninguém pode mudar nem remover, nem nós.',
    yourPhone: 'seu celular',
    what: 'O que foi consertado?',
    who: 'Quem consertou?',
    when: 'Quando?',
    choose: 'Escolha',
    whatRequired: 'Escolha o que foi consertado',
    whoRequired: 'Escolha quem consertou',
    whenRequired: 'Escolha uma data',
    submit: 'Adicionar em definitivo',
    busy: 'Adicionando o conserto',
    done: 'Conserto adicionado',
  },
} satisfies Translation<typeof passports>
