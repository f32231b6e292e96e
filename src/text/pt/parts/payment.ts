import type payment from '../../en/parts/payment.ts'
import type { Translation } from '../../translation.ts'

export default {
  form: 'Forma de pagamento',
  question: 'Como você quer pagar?',
  online: {
    label: 'Pagar online agora',
    demo: 'Usa um cartão de demo: nenhum dinheiro real é cobrado.',
    help: 'Guardamos seu dinheiro até você estar com o celular. Você tem {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}} para pagar.',
    hold: 'Se sair sem pagar, o celular continua reservado para você até <time></time>.',
    go: 'Ir para o pagamento',
  },
  transfer: {
    label: 'Pagar por transferência',
    help: 'Você paga a <name></name> fora desta loja, por transferência bancária, por exemplo, e nós não guardamos seu dinheiro.',
    before: 'Envie até <time></time>.',
    go: 'Ver dados de pagamento',
  },
  meet_up: {
    label: 'Pagar no encontro',
    help: 'Teste o celular, pague ao vendedor e dê seu código.',
    go: 'Pagar no encontro',
  },
  busy: 'Continuando',
} satisfies Translation<typeof payment>
