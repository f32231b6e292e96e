import type ratings from '../../../en/pages/phone/ratings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Avaliações de {name}',
  none: 'Nenhuma avaliação para mostrar.',
  fromSales:
    '{count, plural, one {de {shown} venda} many {de {shown} vendas} other {de {shown} vendas}}',
  by: { buyer: '<name></name>, comprador', seller: '<name></name>, vendedor' },
  replyBy: 'Resposta: <name></name>',
  hiddenReason: 'Motivo: “{reason}”',
  report: 'Denunciar',
  reportReview: 'a avaliação de {name}',
  reportReply: 'a resposta a {name}',
  more: 'Ver mais',
  loading: 'Carregando',
  hide: 'Ocultar avaliação<hidden> de {name}</hidden>',
  hidden: 'Avaliação ocultada',
  showReview: 'Mostrar de novo<hidden>: avaliação de {name}</hidden>',
  showReply: 'Mostrar de novo<hidden>: resposta de {name}</hidden>',
  reviewShown: 'A avaliação voltou a aparecer',
  replyShown: 'A resposta voltou a aparecer',
  ofOrder: {
    title: 'Avaliações',
    loading: 'Carregando as avaliações',
    none: 'Nenhuma avaliação visível ainda. Ninguém pode ler avaliações ocultas.',
    from: 'Avaliação de {name} sobre {other}',
    hidden: 'Oculta: só {name} ainda pode ver.',
  },
} satisfies Translation<typeof ratings>
