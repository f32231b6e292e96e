import type facts from '../../../en/pages/phone/facts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  detail: {
    storageGb: 'Armazenamento',
    color: 'Cor',
    grade: 'Grau',
    used: 'Uso',
    batteryPercent: 'Saúde da bateria',
  },
  listed: 'Publicado',
  percent: '{shown}%',
  grade: { A: 'A, como novo', B: 'B, bom estado', C: 'C, aceitável', D: 'D, mau estado' },
  gradeMeaning: {
    A: 'À distância de um braço, com luz normal, não se vê marca nenhuma. Tudo funciona.',
    B: 'À distância de um braço se veem marcas leves, nenhuma com a tela acesa. Tudo funciona.',
    C: 'Riscos que aparecem com a tela acesa, amassados, bateria fraca ou uma parte que não funciona, como a câmera.',
    D: 'Trincas ou partes tortas, bateria muito gasta ou algo essencial que não funciona, como o carregamento.',
  },
  notGraded: 'O vendedor não respondeu às perguntas sobre o estado.',
  every: 'Ficha técnica: {name}',
  allAbout: 'Tudo sobre o modelo {name}',
  recent: {
    title: 'Vistos recentemente',
    clear: 'Limpar',
  },
  model: {
    announced: 'Apresentado',
    os: 'Sistema inicial',
    chipset: 'Processador',
    display: 'Tela',
    camera: 'Câmera principal',
    battery: 'Bateria',
    memory: 'Memória RAM',
    storage: 'Armazenamento',
    colors: 'Cores',
    launchPrice: 'Preço de lançamento ({currency})',
    updates: 'Atualizações de segurança até',
    inches: '{size} pol.',
    megapixels: '{size} MP',
    milliampereHours: '{size} mAh',
  },
  afterSale: {
    title: 'Devolução e garantia',
    returns: 'Devolução',
    returnsNone: 'Não aceita',
    returnsBuyer: '{shown} dias; o comprador paga o envio de volta',
    returnsSeller: '{shown} dias; o vendedor paga o envio de volta',
    warranty: 'Garantia',
    warrantyNone: 'Nenhuma',
    noReturns: 'Sem devolução',
    noReturnsText:
      'Confira o celular antes de aceitar: não dá para devolver só por mudar de ideia.',
    returnsWithin:
      'Devolução em até {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}',
    returnsText:
      'O prazo conta do dia em que você recebe o celular. Devolva completo, no estado em que recebeu, com os dados apagados e desconectado de todas as contas.',
    postage: {
      buyer: 'Você paga o envio de volta.',
      seller: 'O vendedor paga o envio de volta.',
    },
    noWarranty: 'Sem garantia',
    warrantyFor:
      '{count, plural, one {{shown} mês} many {{shown} de meses} other {{shown} meses}} de garantia',
    warrantyText:
      'Dada pelo vendedor, conta do dia em que você recebe o celular. Se algo der defeito, faça uma reclamação no seu pedido. O vendedor tem {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}} para responder; sem acordo, um admin desta loja decide.',
    months: '{count, plural, one {{shown} mês} many {{shown} de meses} other {{shown} meses}}',
  },
  tray: {
    label: 'Celulares para comparar',
    remove: 'Tirar {name} da comparação',
    thisPhone: 'este celular',
    compare: 'Comparar {shown}',
    add: 'Você pode adicionar mais {shown}',
  },
} satisfies Translation<typeof facts>
