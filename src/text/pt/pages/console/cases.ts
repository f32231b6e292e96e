import type cases from '../../../en/pages/console/cases.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'As disputas que só um admin pode resolver vêm primeiro. Os dois lados podem ler seu motivo.',
  caption: 'disputas',
  empty: 'Nenhuma disputa em aberto',
  emptyText:
    'Os problemas relatados aparecem aqui, com o que os dois lados dizem. Disputas sobre seus próprios pedidos vão para outro admin.',
  list: 'Disputas em aberto',
  sale: '{reason} · {price} · {buyer} comprou de {seller}',
  refundsOn: 'Reembolso automático em <time></time>',
  why: {
    stuck: 'Devolução errada ou que não chegou',
    late: 'O vendedor não respondeu no prazo',
    answered: 'Os dois lados responderam',
    noRefund: 'Sem reembolso automático',
  },
  claim: 'Reclamação de garantia',
  questions: 'Perguntas de admins',
  snapshot: 'O anúncio quando {buyer} reservou',
  proposals: 'Propostas',
  viewOrder: 'Ver pedido',
  statements: 'O que diz {name}',
  noStatements: '{name} ainda não escreveu nada.',
  check: 'A conferência do comprador',
  noCheck: 'O comprador ainda não conferiu o celular.',
  messages: 'Mensagens entre comprador e vendedor',
  messagesText: 'A leitura fica no registro.',
  read: 'Ler mensagens',
  noMessages: 'Não houve troca de mensagens.',
  loading: 'Carregando',
  decision: {
    outcome: 'Decisão',
    outcomeRequired: 'Escolha uma decisão',
    reason: 'Motivo',
    reasonHelp: 'Os dois lados podem ler. Explique em que você se baseou.',
    reasonTooShort: 'Escreva um motivo de pelo menos {min} caracteres',
    confirm: '{outcome} Os dois lados são avisados e veem seu motivo.',
    submit: 'Decidir',
    busy: 'Decidindo',
    done: 'Decisão salva. Avisamos os dois lados',
  },
} satisfies Translation<typeof cases>
