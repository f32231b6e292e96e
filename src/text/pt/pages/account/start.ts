import type start from '../../../en/pages/account/start.ts'
import type { Translation } from '../../../translation.ts'

export default {
  welcome: 'Olá, {name}',
  lead: {
    Buyer: 'Suas reservas e seu próximo celular.',
    Seller: 'Seus celulares, vendas e reservas.',
    admin: 'A loja, as pessoas e o dinheiro.',
    moderator: 'Denúncias, anúncios e contas.',
    support: 'Perguntas, pedidos e disputas.',
    finance: 'Pagamentos, repasses e impostos.',
  },
  next: 'O que fazer agora',
  loadingNext: 'Carregando o que fazer agora',
  yourTurn: 'Sua vez',
  failed: {
    orders: 'Não foi possível carregar seus pedidos.',
    sales: 'Não foi possível carregar suas vendas.',
    offers: 'Não foi possível carregar suas ofertas.',
    phones: 'Não foi possível carregar seus celulares.',
  },
  answerOffer: 'Responda à oferta de {price}',
  changeListings:
    '{count, plural, one {Mude {shown} anúncio} many {Mude {shown} anúncios} other {Mude {shown} anúncios}}',
  changeWhy: 'A moderação pediu alterações antes de ele aparecer',
  empty: 'Nada pendente para você',
  emptyBuyer: 'Quando você reservar um celular, a próxima etapa aparece aqui.',
  emptySeller: 'Vendas, ofertas e alterações pedidas pela moderação aparecem aqui.',
  someOf: '{shown} de {total}',
  showAll: 'Mostrar tudo ({total})',
  drops: 'Baixaram de preço',
  loweredTo: 'Agora {price}, {amount} a menos do que quando você salvou',
  unread: 'Mensagens não lidas',
  more: 'Mais',
  days: 'Últimos 30 dias',
  analytics: 'Ver minhas estatísticas',
  figure: {
    sales: 'Vendas',
    gross: 'Valor das vendas',
    views: 'Visitas',
    onItsWay: 'A caminho',
  },
  before: '{value} nos 30 dias anteriores',
  fromSales:
    '{count, plural, one {De {shown} venda, já descontadas as taxas.} many {De {shown} de vendas, já descontadas as taxas.} other {De {shown} vendas, já descontadas as taxas.}}',
  find: {
    title: 'Encontre um celular',
    pick_up: 'Reserve um, e ele fica guardado para você até o encontro.',
    shipping: 'Reserve um, e ele fica guardado para você.',
  },
  sell: {
    title: 'Vender um celular',
    text: 'Aceite os termos de venda e anuncie. Seus pedidos ficam.',
  },
  add: { title: 'Anunciar celular' },
  phones: { title: 'Celulares à venda', all: 'Ver meus anúncios' },
} satisfies Translation<typeof start>
