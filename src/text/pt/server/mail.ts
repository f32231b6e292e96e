import type mail from '../../en/server/mail.ts'
import type { Translation } from '../../translation.ts'

export default {
  hello: 'Olá, {name}!',
  helloAnyone: 'Olá!',
  sentBy: 'Enviado por {shop}, site de compra e venda de celulares usados.',
  confirm: {
    subject: '{code} é seu código de {shop}',
    heading: 'Confirme seu e-mail',
    new: 'Confirme este e-mail para comprar, vender e enviar mensagens em {shop}.',
    change: 'Este e-mail foi informado como o novo de uma conta de {shop}.',
    code: 'Digite o código {code} ou abra o link. Os dois valem por {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}.',
    button: 'Confirmar e-mail',
    ignore: 'Não foi você que pediu? Ignore este e-mail: sem o código ou o link nada acontece.',
  },
  reset: {
    subject: 'Troque sua senha',
    request:
      'Recebemos um pedido para trocar sua senha de {shop}. Este link vale por {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}.',
    button: 'Escolher outra senha',
    ignore: 'Não foi você que pediu? Ignore este e-mail. Sua senha não mudou.',
  },
  unsubscribe: {
    title: 'Parar de receber {emails}?',
    text: 'Você pode ativá-los de novo quando quiser nas configurações de notificações.',
    button: 'Parar de receber',
    done: 'Você não vai mais recebê-los',
    doneText:
      'Não enviaremos mais {emails}. Você pode ativá-los de novo quando quiser nas configurações de notificações.',
    invalid: 'Este link não é válido',
    invalidText:
      'Abra de novo o link do e-mail, ou entre na sua conta e mude as configurações de notificações.',
  },
  unread: {
    subject: '{sender} escreveu sobre {phone}',
    heading:
      '{count, plural, one {Nova mensagem de {sender}} many {{shown} de mensagens não lidas de {sender}} other {{shown} mensagens não lidas de {sender}}}',
    text: '{sender} escreveu a você sobre {phone}.',
    photo: 'Uma foto',
    button: 'Abrir mensagens',
    note: 'Responda em {shop}, por favor. Respostas a este e-mail não são lidas.',
  },
  renewal: {
    one: {
      subject: 'Seu anúncio de {phone} está prestes a expirar',
      text: 'Ele expira em {date}. Ainda está à venda? Renove por mais {days, plural, one {{count} dia} many {{count} de dias} other {{count} dias}}.',
    },
    many: {
      subject: '{shown} dos seus anúncios estão prestes a expirar',
      text: 'Ainda estão à venda? Renove cada um por mais {days, plural, one {{count} dia} many {{count} de dias} other {{count} dias}}.',
    },
    expires: 'Expira em {date}',
    button: 'Renovar anúncio',
    sold: 'Vendeu em outro lugar? Não precisa fazer nada.',
  },
  ifYou: 'Se foi você, não precisa fazer nada.',
  contact: 'Escrever para nós',
  notYou: 'Não foi você? Escreva para nós agora mesmo.',
  knownAddress: {
    subject: 'Você já tem uma conta de {shop}',
    signUp: 'Alguém tentou criar uma conta de {shop} com este e-mail, que já tem uma. Nada mudou.',
    change:
      'Alguém informou este e-mail como o novo de outra conta de {shop}. Cada e-mail pode ter uma só conta, então nada mudou.',
    text: 'Se foi você, entre na conta que já tem. Se esqueceu a senha, escolha outra.',
    ignore: 'Não foi você? Ignore este e-mail. Ninguém mais pode usar sua conta.',
  },
  addressChanges: {
    subject: 'Alguém pediu para mudar seu e-mail',
    text: 'Alguém que sabe sua senha pediu para mudar o e-mail da sua conta de {shop} para {email}.',
    confirm: 'Se foi você, confirme pela mensagem enviada ao novo e-mail.',
    button: 'Impedir esta troca',
    note: 'Não foi você? Impeça a troca: todos saem da conta. Depois escolha outra senha.',
  },
  addressChanged: {
    subject: 'Seu e-mail foi alterado',
    text: 'Agora você entra em {shop} com {email}. Este e-mail não pertence mais à sua conta.',
  },
  passwordChanged: {
    subject: 'Sua senha foi trocada',
    text: 'A senha da sua conta de {shop} foi trocada, e o acesso foi encerrado em todos os outros dispositivos.',
    button: 'Trocar senha',
    note: 'Não foi você? Troque sua senha agora: todos saem da conta, inclusive quem trocou a senha.',
  },
  loginMethod: {
    googleLinked: {
      subject: 'Uma conta do Google foi vinculada à sua conta',
      text: 'Agora você pode entrar na sua conta de {shop} com a conta do Google {name}.',
    },
    googleUnlinked: {
      subject: 'Sua conta do Google foi desvinculada',
      text: 'A conta do Google {name} não serve mais para entrar na sua conta de {shop}.',
    },
    passkeyAdded: {
      subject: 'Nova chave de acesso na sua conta',
      text: 'A chave de acesso “{name}” foi adicionada à sua conta de {shop}. Você pode entrar com ela em vez da senha.',
    },
    passkeyRemoved: {
      subject: 'Uma chave de acesso foi removida da sua conta',
      text: 'A chave de acesso “{name}” foi removida da sua conta de {shop}. Ela não serve mais para entrar.',
    },
    button: 'Ver como você entra',
    note: 'Não foi você? Troque sua senha, o que encerra o acesso de todos, e remova nas configurações tudo o que não reconhecer.',
  },
  payoutAccount: {
    subject: 'Conta de recebimento alterada: sua conta de {shop}',
    text: 'Seus ganhos com vendas irão para outra conta bancária. Este e-mail pertencia à sua conta até há pouco, por isso avisamos aqui também.',
    onHold:
      'Os repasses ficam parados por {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}.',
  },
  deleted: {
    subject: 'Sua conta foi excluída',
    text: 'Sua conta de {shop} e seus dados pessoais foram excluídos. Os registros dos seus pedidos são mantidos sem seu nome, como a lei exige.',
    seller:
      'O que a lei pede que as lojas guardem de quem vende está na nossa política de privacidade.',
    notYou: 'Se não foi você que pediu, escreva para nós.',
  },
} satisfies Translation<typeof mail>
