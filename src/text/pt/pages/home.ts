import type home from '../../en/pages/home.ts'
import type { Translation } from '../../translation.ts'

export default {
  pageTitle: 'Início',
  description:
    'Compre e venda celulares usados: sem surpresas, com preços claros e tempo para conferir o celular antes de fechar a compra.',
  sharedTitle: '{shop}: celulares usados sem surpresas e com preços claros',
  slides: {
    label: 'O que esta loja oferece',
    find: 'Encontre um celular',
    findAction: 'Ver todos os celulares',
    meet: 'Encontro seguro',
    meetAction: 'Como é um encontro',
    buy: 'Compra segura',
    buyAction: 'Como comprar',
    sell: 'Venda o seu',
    sellAction: 'Vender um celular',
  },
  carousel: {
    track: '{label}, slides',
    slide: '{number} de {total}: {label}',
    show: 'Slide {number}: {label}',
    previous: 'Slide anterior',
    next: 'Próximo slide',
    pause: 'Pausar slides',
    play: 'Reproduzir slides',
  },
  deals: {
    title: 'Melhores preços',
    lead: 'Abaixo do que se paga pelo mesmo celular, ou da nossa estimativa.',
  },
  drops: {
    title: 'Baixaram de preço',
    lead: 'Preço reduzido pelo vendedor nos últimos 30 dias.',
  },
  newest: 'Acabaram de chegar',
  allPhones: 'Todos os celulares',
  brands: 'Explorar por marca',
  adverts: {
    title: 'Anúncios em destaque',
    lead: 'Destacados por quem vende.',
    none: 'Nenhum anúncio em destaque',
    noneText: 'Quem vende pode destacar um celular em “Meus anúncios”.',
    all: 'Ver todos os celulares',
    more: 'Ver mais em destaque',
    loading: 'Carregando mais celulares',
    retry: 'Tentar de novo',
  },
  about: {
    browse: 'Ver os celulares',
    safely: 'Como comprar e vender com segurança',
    more: 'Mais sobre nós',
  },
  demo: {
    label: 'Demo',
    text: 'Isto é uma demo. Entre como admin:',
    email: 'e-mail',
    password: 'senha',
  },
  opening: {
    label: 'Em breve',
    title: 'Esta loja ainda não abriu.',
    text: 'Ela ainda está sendo preparada. Volte um pouco mais tarde.',
  },
  steps: {
    title: 'Como funciona',
    help: 'Mais sobre comprar e vender',
    buy: {
      title: 'Comprar',
      find: 'Encontre um celular',
      findText:
        'Compare grau, tempo de uso e preço, e veja por quanto outros iguais foram vendidos.',
      book: 'Reserve',
      bookText:
        'O celular fica reservado para você por {hours, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}. Reservar não custa nada.',
      check: 'Confira',
      checkText:
        '{delivery, select, pick_up {Encontre-se com quem vende em um local público e teste tudo.} shipping {Ele é enviado para você, com tempo para testar tudo.} other {Encontre-se com quem vende ou peça o envio, e teste tudo.}}',
      done: 'Feche a compra',
      doneText:
        '{delivery, select, pick_up {Tudo como descrito? Dê seu código ao vendedor.} shipping {Tudo como descrito? Confirme no seu pedido.} other {Tudo como descrito? Dê seu código ao vendedor ou confirme no seu pedido.}}',
    },
    sell: {
      title: 'Vender',
      photo: 'Tire uma foto',
      photoText: 'Basta uma foto nítida à luz do dia e dizer a verdade sobre o estado.',
      price: 'Defina seu preço',
      priceText: 'Você vê por quanto outros iguais foram vendidos. Anunciar é grátis.',
      handOver: '{delivery, select, shipping {Envie} other {Entregue}}',
      handOverText:
        '{delivery, select, pick_up {Combine um horário e um local público.} shipping {Embale bem e informe o código de rastreio.} other {Entregue em mãos ou envie com código de rastreio.}}',
      paid: 'Receba o dinheiro',
      paidText:
        '{delivery, select, pick_up {O código do comprador fecha a venda.} shipping {A venda é concluída quando o comprador confere o celular.} other {A venda é concluída com o código do comprador, ou quando ele confere o celular enviado.}}',
    },
  },
} satisfies Translation<typeof home>
