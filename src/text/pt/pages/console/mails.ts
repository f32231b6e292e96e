import type mails from '../../../en/pages/console/mails.ts'
import type { Translation } from '../../../translation.ts'

export default {
  undelivered: {
    lead: 'E-mails que não puderam ser enviados depois de {count, plural, one {{attempts} tentativa} many {{attempts} de tentativas} other {{attempts} tentativas}}. Confira primeiro as configurações do servidor de e-mail e depois tente de novo.',
    caption: 'e-mails não entregues',
    none: 'Nenhum e-mail sem entregar',
    noneText:
      'O servidor de e-mail aceitou todas as mensagens. Se recusar uma vezes demais, ela aparece aqui para você enviar de novo.',
    health: 'Ver a fila de e-mails',
    retry: 'Tentar de novo',
    trying: 'Tentando',
    done: 'O e-mail para {to} será enviado de novo',
    column: { email: 'E-mail', to: 'Para', attempts: 'Tentativas', created: 'Criado' },
  },
  outbox: {
    title: 'Caixa de saída',
    lead: 'Esta demo não envia e-mails. O que ela teria enviado está aqui, do mais recente ao mais antigo.',
    none: 'Nenhum e-mail ainda',
    noneText: 'Peça uma nova senha, e o e-mail com o link aparece aqui.',
    to: 'Para {email}',
    list: 'E-mails',
    all: 'Todos os e-mails',
    format: 'Ver como',
    html: 'E-mail',
    text: 'Só texto',
    more: '{count, plural, one {Mais {shown} como este} many {Mais {shown} como este} other {Mais {shown} como este}}',
    topics: {
      orders: 'Pedido',
      payments: 'Pagamento',
      disputes: 'Disputa',
      offers: 'Oferta',
      ratings: 'Avaliação',
      listings: 'Anúncio',
      reports: 'Denúncia',
      account: 'Conta',
      messages: 'Mensagem',
      searches: 'Alerta',
      staff: 'Equipe',
    },
  },
} satisfies Translation<typeof mails>
