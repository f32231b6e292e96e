import type staffMails from '../../en/server/staff-mails.ts'
import type { Translation } from '../../translation.ts'

export default {
  contact: {
    subject: '{name} escreveu pela página de contato',
    reply: 'Assunto: {topic}. Responda a este e-mail para falar com {name}.',
    topics: {
      order: 'uma reserva ou um pedido',
      listing: 'um anúncio ou uma pessoa',
      payment: 'um pagamento ou reembolso',
      account: 'uma conta',
      other: 'outra coisa',
    },
    fromAccount: 'A mensagem veio da conta dessa pessoa.',
    unverified: 'A pessoa escreveu sem entrar na conta: nome e e-mail não foram verificados.',
    button: 'Abrir mensagens',
  },
  health: {
    subject: {
      one: 'Sua loja: {problem}',
      several:
        'Sua loja tem {count, plural, one {{shown} problema} many {{shown} de problemas} other {{shown} problemas}}',
    },
    sentence: '{problem}.',
    button: 'Ver o estado do sistema',
    note: 'Avisamos uma vez sobre cada problema, e de novo só se ele voltar depois de resolvido.',
  },
  problems: {
    job: 'A tarefa “{job}” em {node} falhou {count, plural, one {{shown} vez} many {{shown} de vezes} other {{shown} vezes}} seguidas: {error}',
    queue: '{queue}: {waiting} na fila, espera mais longa: {age}',
    undelivered:
      '{count, plural, one {{shown} e-mail não pôde ser entregue} many {{shown} de e-mails não puderam ser entregues} other {{shown} e-mails não puderam ser entregues}}',
    backupFailed: 'O último backup falhou: {error}',
    backupTooOld: 'O último backup é antigo demais',
    backupDeletion: 'Não foi possível excluir backups antigos: {error}',
    disk: 'O disco de {node} está quase cheio: {free} GB livres',
    clockAhead:
      'O relógio de {node} está {count, plural, one {{shown} segundo} many {{shown} de segundos} other {{shown} segundos}} adiantado em relação ao do banco de dados',
    clockBehind:
      'O relógio de {node} está {count, plural, one {{shown} segundo} many {{shown} de segundos} other {{shown} segundos}} atrasado em relação ao do banco de dados',
  },
  queues: {
    notifications: 'Notificações',
    order_deadlines: 'Prazos de pedidos',
    payments: 'Reembolsos e repasses',
    message_emails: 'E-mails sobre mensagens',
    alert_emails: 'E-mails sobre buscas salvas',
    data_copies: 'Cópias de dados pessoais',
    file_deletions: 'Arquivos a excluir',
    emails: 'E-mails',
  },
  ages: {
    day: '{count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}',
    hour: '{count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}',
    minute:
      '{count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}',
    second:
      '{count, plural, one {{shown} segundo} many {{shown} de segundos} other {{shown} segundos}}',
  },
  invitation: {
    subject: 'Convite para a equipe: {shop}',
    text: {
      admin: 'Você recebeu um convite de {inviter} para a equipe: {shop}. Função: Admin.',
      moderator: 'Você recebeu um convite de {inviter} para a equipe: {shop}. Função: Moderação.',
      support: 'Você recebeu um convite de {inviter} para a equipe: {shop}. Função: Atendimento.',
      finance: 'Você recebeu um convite de {inviter} para a equipe: {shop}. Função: Finanças.',
    },
    link: 'O link vale uma vez, por {count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}. Você escolhe uma senha e ativa a verificação em duas etapas.',
    button: 'Aceitar o convite',
    ignore: 'Não sabe do que se trata? Ignore este e-mail: nada acontece sem você.',
  },
  test: {
    subject: 'E-mail de teste da sua loja',
    text: 'Esta loja consegue enviar e-mails. Você não precisa fazer nada.',
    button: 'Abrir a loja',
    setup: 'Alguém está configurando uma loja com o seu e-mail.',
    dashboard: 'Este e-mail foi pedido por você no seu painel.',
    command: 'Alguém executou `redial mail test` com o seu e-mail.',
  },
} satisfies Translation<typeof staffMails>
