import type notifications from '../../../en/pages/account/notifications.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Novidades dos seus pedidos, ofertas e pagamentos, as mais recentes primeiro.',
  tabs: 'Notificações',
  tab: {
    news: 'Notificações',
    settings: 'Configurações',
  },
  caption: 'notificações',
  today: 'Hoje',
  yesterday: 'Ontem',
  new: 'Nova',
  same: '{count, plural, one {e mais {shown} como esta} many {e mais {shown} como esta} other {e mais {shown} como esta}}',
  fresh:
    '{count, plural, one {{shown} nova notificação} many {{shown} de novas notificações} other {{shown} novas notificações}}',
  showFresh:
    '{count, plural, one {Ver {shown} nova notificação} many {Ver {shown} novas notificações} other {Ver {shown} novas notificações}}',
  loadingFresh: 'Carregando novas notificações',
  earlier: 'Ver anteriores',
  loadingEarlier: 'Carregando notificações anteriores',
  empty: {
    title: 'Nenhuma notificação ainda',
    text: 'Quando alguém reservar, pagar, enviar ou responder, aparece aqui.',
    find: 'Buscar celulares',
  },
  kind: {
    orders: 'Reservas, envios e entregas',
    payments: 'Reembolsos e repasses',
    disputes: 'Disputas, devoluções e reclamações de garantia',
    offers: 'Ofertas',
    ratings: 'Avaliações',
    listings: 'Seus anúncios: aprovação, remoção e expiração',
    reports: 'Suas denúncias',
    account: 'Sua conta',
  },
  settings: {
    title: 'Escolha quais avisos quer receber',
    lead: 'Neste site, por e-mail, e por push nos dispositivos em que você ativou. As alterações são salvas na hora.',
    caption: 'configurações',
    site: 'Neste site',
    email: 'Por e-mail',
    push: 'Push',
    always: 'Sempre neste site',
    messages: 'Mensagens',
    messagesNote:
      'Enviamos um e-mail quando uma mensagem fica {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}} sem ser lida.',
    searches: 'Celulares que você procura',
    searchesLead:
      'Celulares novos e mais baratos das suas <link>buscas salvas</link> e dos favoritos.',
    saved: {
      shownOn: '{kind}: aparecem neste site',
      shownOff: '{kind}: não aparecem neste site',
      mailedOn: '{kind}: e-mails ativados',
      mailedOff: '{kind}: e-mails desativados',
      pushedOn: '{kind}: notificações push ativadas',
      pushedOff: '{kind}: notificações push desativadas',
    },
  },
  device: {
    title: 'Este dispositivo',
    label: 'Avisar neste dispositivo',
    on: 'As notificações estão ativadas',
    off: 'As notificações estão desativadas',
    waiting: 'Esperando seu navegador…',
    failed: 'Não conseguimos verificar este navegador. Recarregue a página.',
    note: {
      checking: 'Verificando este navegador…',
      unsupported:
        'Este navegador não consegue mostrar notificações. Em um iPhone ou iPad, adicione {shop} à tela de início e abra por lá.',
      shop_off: '{shop} não envia notificações a dispositivos.',
      blocked:
        'Seu navegador bloqueia notificações deste site. Abra as configurações do site ao lado do endereço, permita as notificações e volte a esta página.',
      on: 'Também com este site fechado, até você sair da conta. Elas vão criptografadas pelo serviço de push do seu navegador.',
      off: 'Também com este site fechado. Seu navegador pede permissão antes.',
    },
    refused: {
      undecided: 'Seu navegador ainda não tem resposta. Tente de novo e escolha “Permitir”.',
      blocked: 'Seu navegador bloqueia notificações.',
      shop_off: 'Esta loja não envia notificações a dispositivos.',
      unreachable:
        'Seu navegador não conseguiu acessar o serviço de push dele. Confira sua conexão e as configurações do navegador e tente de novo.',
    },
  },
} satisfies Translation<typeof notifications>
