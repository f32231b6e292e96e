import type sellParts from '../../../en/pages/selling/sellParts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  band: {
    fair: '{range} é justo',
    use: 'Usar {price}',
    grade: 'grau {grade}',
    anyGrade: 'qualquer grau',
    half: 'Metade é vendida por {price} ou mais',
    great: 'Ótimo preço: deve vender rápido',
    fairPrice: 'Um preço justo',
    high: 'Alto: pode demorar mais para vender',
    estimate: 'Estimado pela desvalorização típica: poucos foram vendidos aqui.',
    sales:
      'Com base em {count, plural, one {{shown} venda} many {{shown} de vendas} other {{shown} vendas}}.',
    salesDuring:
      'Com base em {count, plural, one {{shown} venda} many {{shown} de vendas} other {{shown} vendas}}, {month}.',
    salesPeriod:
      'Com base em {count, plural, one {{shown} venda} many {{shown} de vendas} other {{shown} vendas}}, {from} a {to}.',
  },
  photo: {
    title: 'Foto {number} de {count}',
    remove: 'Remover',
    done: 'Pronto',
    earlier: 'Mover para antes',
    later: 'Mover para depois',
    rotate: 'Girar',
    makeCover: 'Usar como capa',
    isCover: 'Esta é a capa',
    position: 'Posição {number} de {count}',
    description: 'Descrição da foto',
    descriptionHelp: 'Lida para quem usa um leitor de tela.',
    phone: 'celular',
    side: {
      front: 'Frente',
      back: 'Traseira',
      screen: 'Tela acesa',
      edge: 'Borda',
      mark: 'Uma marca',
      included: 'O que vai junto',
    },
    text: {
      front: 'Frente: {phone}',
      back: 'Traseira: {phone}',
      screen: 'Tela acesa: {phone}',
      edge: 'Borda: {phone}',
      mark: 'Uma marca: {phone}',
      included: 'O que vai junto: {phone}',
    },
  },
  shipping: {
    to: 'Enviar para',
    toNumber: 'Enviar para ({number})',
    choose: 'Escolha um país ou uma região',
    regions: 'Regiões',
    countries: 'Países',
    price: 'Frete',
    priceNumber: 'Frete ({number})',
    free: '0 é grátis',
    isFree: 'Frete grátis.',
    remove: 'Remover frete {number}',
    add: 'Adicionar país ou região',
    days: 'Dias úteis até você enviar',
    carrier: 'Transportadora',
    carrierExample: 'Correios, com rastreio',
    invalid: 'Informe um preço válido',
    tooHigh: 'Este valor é alto demais',
    unclear: 'Você quis dizer {first} ou {second}?',
  },
  preview: {
    title: 'Como os compradores veem',
    close: 'Fechar',
    yourPhone: 'Seu celular',
    card: 'Entre outros celulares',
    page: 'Na própria página',
  },
  drafts: {
    one: 'Continue seu rascunho',
    several: 'Continue um rascunho',
    showAll: 'Ver os {shown}',
    startOver: 'Começar do zero',
    unnamed: 'Um celular sem nome',
    continue: 'Continuar: {name}',
    delete: 'Excluir o rascunho: {name}',
    justNow: 'Salvo agora mesmo',
    minutes:
      'Salvo há {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}',
    hours:
      'Salvo há {count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}',
    days: 'Salvo há {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}',
    changed: 'Rascunho alterado em outro lugar',
    changedText:
      'Este rascunho mudou em outra aba ou em outro dispositivo. Nada se perdeu. Escolha com qual versão continuar.',
    useOther: 'Usar a outra versão',
    keepThis: 'Manter esta versão',
    deleted: 'Rascunho excluído',
    deletedText:
      'Este rascunho foi publicado ou excluído em outro lugar. Veja <link>Meus anúncios</link>. Você pode guardar este texto como um novo rascunho.',
    keepAsNew: 'Guardar como rascunho',
    restored: 'Rascunho recuperado',
    restoredText: 'Recuperamos seu rascunho.',
  },
  edit: {
    asNew: 'Anunciar outro celular',
    changed:
      'Este anúncio foi alterado em outra aba ou por outra pessoa. Salve de novo para substituir pelo que está aqui. O que mudou:',
    offers:
      '{count, plural, one {{shown} oferta aberta por este celular: ao salvar, ela é encerrada e avisamos} many {{shown} de ofertas abertas por este celular: ao salvar, elas são encerradas e avisamos} other {{shown} ofertas abertas por este celular: ao salvar, elas são encerradas e avisamos}} os dois lados, a menos que você só mude o preço ou melhore o anúncio com fotos ou condições melhores.',
    unsaved: 'Com alterações, ainda não salvas',
    unchanged: 'Nada mudou ainda',
    status: 'Situação do anúncio',
    restored: 'Alterações recuperadas',
    restoredText: 'Recuperamos as alterações que você não salvou.',
    undo: 'Desfazer alterações',
    booked:
      'Alguém reservou este celular: o modelo, o armazenamento, o grau e as fotos não podem mudar até o fim do pedido.',
    changesRequested: 'A moderação pediu alterações: {reason}. Salve para enviar de novo.',
    changesRequestedAll:
      'A moderação pediu alterações: confira todos os campos. Salve para enviar de novo.',
    inReview: 'A moderação analisa este anúncio antes que os compradores o vejam.',
    changeWaits:
      'Sua última alteração espera a moderação. Os compradores veem a versão aprovada. Se você salvar de novo, a nova versão substitui essa.',
    changeRefused: 'Sua última alteração foi recusada: {reason}',
  },
} satisfies Translation<typeof sellParts>
