import type account from '../../en/server/account-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  banned: {
    title: 'Sua conta foi suspensa',
    text: 'Você não pode mais entrar. Seus anúncios foram retirados, e as reservas sem pagamento foram canceladas. Os pedidos em andamento continuam. Se achar que é um erro, você pode recorrer.',
  },
  warned: {
    title: 'A moderação enviou uma advertência a você',
    text: 'Se acontecer de novo, sua conta pode ser suspensa.',
  },
  viewed: {
    title: 'Alguém da nossa equipe viu sua conta',
    text: 'De {from} até {to} essa pessoa viu a loja como você vê, com seus pedidos e mensagens. O motivo informado: {reason} Não era possível mudar nada, nem ver seus dados de acesso, banco e segurança. Se tiver perguntas, escreva para nós.',
  },
  appealStaff: {
    title: 'Alguém recorreu de uma suspensão',
    text: 'Leia o recurso e aceite ou recuse.',
  },
  appealReceived: {
    title: 'Recebemos seu recurso',
    text: 'A moderação vai ler e enviar a decisão por e-mail.',
  },
  appealRejected: {
    title: 'Seu recurso foi recusado',
    text: 'Sua conta continua suspensa. A moderação escreveu: {reason}',
  },
  unbanned: {
    title: 'Sua conta voltou a ficar ativa',
    text: 'Você pode entrar e comprar ou vender de novo. Os anúncios retirados continuam retirados: anuncie esses celulares de novo.',
    appealAccepted: 'Seu recurso foi aceito. A moderação escreveu: {reason}',
  },
  payoutAccount: {
    title: 'Sua conta de recebimento foi alterada',
    text: 'Seus ganhos com vendas irão para outra conta bancária. {until, select, none {} other {Os repasses estão parados até {until}. }}Se foi você, não precisa fazer nada. Se não, troque sua senha agora e escreva para nós.',
  },
  newDevice: {
    title: 'Novo acesso à sua conta',
    text: 'Houve um acesso por {browser, select, none {um dispositivo novo} other {{browser}}} em {date}{network, select, none {} other { pela rede {network}}}. Se foi você, não precisa fazer nada. Se não, troque sua senha e saia dos outros dispositivos.',
  },
  webhookDisabled: {
    title: 'Um webhook foi desativado',
    text: 'Nada pôde ser entregue a {host} por vários dias, ou ele respondeu que não existe mais. Novos eventos não são enviados a ele. Verifique o receptor, ative o webhook de novo e envie o que faltou.',
  },
  apiKey: {
    title: 'Nova chave de API',
    text: 'A chave de API {keyName} foi criada para sua conta{browser, select, none {} other { em {browser}}}. Um programa que a tenha pode agir por você. Se foi você, não precisa fazer nada. Se não, revogue a chave e troque sua senha.',
  },
  claimApproved: {
    title: 'Seu pedido de passaporte foi aprovado',
    text: 'Aprovamos seu pedido. Você pode adicionar consertos ao passaporte do celular e baixá-lo.',
  },
  claimRejected: {
    title: 'Seu pedido de passaporte foi recusado',
    text: 'Não conseguimos confirmar que o celular é seu.{reason, select, none {} other { {reason}}}',
  },
  dataReady: {
    title: 'Seus dados estão prontos',
    text: 'Baixe em “Configurações” até {until}.',
  },
  contactMessage: {
    title: 'Nova mensagem da página de contato',
    text: 'Leia a mensagem e responda por e-mail. Marque como respondida quando terminar.',
  },
} satisfies Translation<typeof account>
