import type emailLinks from '../../../en/pages/public/emailLinks.ts'
import type { Translation } from '../../../translation.ts'

export default {
  invalid: 'Este link não é válido',
  logIn: 'Entrar',
  appeal: {
    page: 'Recurso',
    title: 'Sua conta está suspensa',
    lead: 'Enquanto isso você não pode entrar. Os pedidos em andamento continuam, e você recebe e-mails sobre eles.',
    since: 'Suspensa em <day></day>.',
    reason: 'Motivo: “{reason}”',
    noReason: 'A moderação não informou um motivo.',
    rejected: 'Seu recurso foi recusado',
    received: 'Recebemos seu recurso',
    decision: 'A moderação escreveu: “{reason}”',
    waiting:
      'A moderação vai ler e enviar a decisão por e-mail. Você também pode voltar a esta página para vê-la.',
    wrote: 'Você escreveu em <day></day>:',
    question: 'Por que a suspensão está errada?',
    help: 'Descreva o que aconteceu, com os números dos pedidos, se houver. Você pode recorrer uma vez.',
    tooShort:
      'Explique por que a suspensão está errada, com pelo menos {count, plural, one {{shown} caractere} many {{shown} de caracteres} other {{shown} caracteres}}',
    send: 'Enviar recurso',
    sending: 'Enviando',
    ended: 'Ele está incompleto, ou a suspensão terminou. Tente entrar.',
  },
  join: {
    page: 'Convite',
    title: {
      admin: 'Entre na equipe: Admin',
      moderator: 'Entre na equipe: Moderação',
      support: 'Entre na equipe: Atendimento',
      finance: 'Entre na equipe: Finanças',
    },
    lead: 'Convite de {name} para {email}. A equipe não compra nem vende aqui.',
    until: 'O convite vale uma vez, até <time></time>.',
    form: 'Aceitar o convite',
    other: 'Você entrou como {email}, e o convite é para {invited}. Saia da conta para aceitar.',
    logOut: 'Sair',
    hasAccount: 'Você tem uma conta com este e-mail. Entre para aceitar.',
    consequences:
      'Seus celulares à venda são retirados, e as reservas sem pagamento são canceladas. Depois você configura a verificação em duas etapas ou uma chave de acesso.',
    passwordHelp:
      'Pelo menos {count, plural, one {{shown} caractere} many {{shown} de caracteres} other {{shown} caracteres}}. Depois você configura a verificação em duas etapas ou uma chave de acesso.',
    accepting: 'Aceitando',
    ended: 'Este convite não vale mais',
    endedText: 'Ele expirou, já foi usado ou foi retirado. Peça outro a quem convidou você.',
  },
  renew: {
    page: 'Renovar',
    refused: 'Não dá para renovar',
    done: 'Renovado',
    live: 'Fica à venda até <day></day>.',
    used: 'Este link já foi usado.',
    again: 'Colocar à venda de novo?',
    keep: 'Manter à venda?',
    ended: 'Expirou em <day></day>.',
    ends: 'Expira em <day></day>.',
    renew:
      'Renovar por {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}',
    renewing: 'Renovando',
    elsewhere: 'Vendeu em outro lugar? Não faça nada: o anúncio vai expirar.',
    see: 'Ver o anúncio',
    products: 'Meus anúncios',
    unknown:
      'Ele pode ter sido cortado. Abra de novo pelo e-mail, ou renove o celular em “Meus anúncios”.',
  },
  unsubscribe: {
    unknown:
      'Ele pode ter sido cortado. Abra de novo pelo e-mail, ou desative os e-mails nas suas buscas salvas.',
  },
} satisfies Translation<typeof emailLinks>
