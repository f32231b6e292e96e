import type confirmation from '../../en/pages/confirmation.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirm: {
    pageTitle: 'Confirme seu e-mail',
    title: 'Confirme seu e-mail',
    lead: 'Com o e-mail confirmado você pode comprar, vender e enviar mensagens.',
    submit: 'Confirmar e-mail',
    busy: 'Confirmando',
    done: 'E-mail confirmado',
    address: '<address></address> é o e-mail da sua conta.',
    allPhones: 'Ver todos os celulares',
    login: 'Entrar',
    gone: 'Cada link vale uma vez, por {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}, e só vale o do e-mail mais recente.',
    again: 'Enviar outro e-mail',
  },
  stop: {
    pageTitle: 'Impedir a troca',
    title: 'Impedir a troca do seu e-mail',
    lead: 'Seu e-mail fica como está, e todos saem da sua conta, inclusive você.',
    submit: 'Impedir a troca',
    busy: 'Impedindo',
    done: 'A troca foi impedida',
    next: 'Quem pediu a troca sabe sua senha. Escolha outra agora.',
    password: 'Escolher outra senha',
    gone: 'Não há troca para impedir. Se seu e-mail foi trocado sem você, escreva para nós agora mesmo.',
    contact: 'Escrever para nós',
  },
  goneTitle: 'Este link não vale mais',
} satisfies Translation<typeof confirmation>
