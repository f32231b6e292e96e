import type accounts from '../../../en/pages/console/accounts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: {
    users: 'Todas as pessoas com conta.',
    sellers: 'Quem vende celulares.',
    buyers: 'Quem compra celulares.',
  },
  empty: {
    users: 'Nenhuma conta ainda',
    sellers: 'Ninguém vende ainda',
    buyers: 'Ninguém compra ainda',
  },
  banned: 'Conta suspensa',
  never: 'Nunca',
  menu: {
    log: 'Registro de segurança',
    ban: 'Suspender',
    unban: 'Reativar',
    delete: 'Excluir',
  },
  promote: {
    what: '<who></who> poderá ver todas as contas, torná-las admin, suspender e excluir, e remover anúncios. Admins não podem comprar nem vender: seus celulares são retirados e suas reservas abertas são canceladas.',
    action: 'Tornar admin',
    done: 'Agora é admin',
  },
  remove: {
    what: 'A conta de <who></who> é excluída e o acesso se encerra na hora. Os celulares são retirados e as reservas abertas são canceladas; os pedidos terminados são mantidos. Não dá para desfazer.',
    action: 'Excluir conta',
    done: 'Conta excluída',
  },
  unban: {
    what: '<who></who> pode entrar de novo. Os celulares retirados continuam retirados.',
    action: 'Reativar',
    done: '{name} pode entrar de novo',
  },
  already: 'Outra pessoa já mudou isto.',
  reason: 'Motivo',
  reasonRequired: 'Escreva um motivo; a pessoa pode ler',
  ban: {
    what: 'O acesso de <who></who> se encerra na hora e não pode ser retomado. Os celulares são retirados e as reservas abertas são canceladas. Depois você pode reativar a conta.',
    reasonHelp: 'A pessoa lê por e-mail e quando tenta entrar.',
    action: 'Suspender conta',
    busy: 'Suspendendo',
    done: 'Conta suspensa: {name}',
  },
  log: {
    title: 'Registro de segurança de {name}',
    lead: 'Acessos, falhas e alterações dos últimos {days} dias. Sua consulta fica no registro.',
    empty: 'Nada nos últimos {days} dias.',
    logOut: 'Encerrar todos os acessos',
    logOutWhat:
      'O acesso de {name} é encerrado em todos os dispositivos, e é possível entrar de novo. Faça isso se outra pessoa puder estar usando a conta.',
    busy: 'Encerrando',
    done: 'Acessos encerrados: {name}',
  },
} satisfies Translation<typeof accounts>
