import type invitations from '../../../en/pages/console/invitations.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Links para criar uma conta enquanto contas novas precisam de convite.',
  caption: 'convites',
  none: 'Nenhum convite ainda',
  noneText: 'Cada link que você criar aparece aqui com o número de usos e pode ser revogado.',
  registration: {
    label: 'Contas novas',
    open: 'No momento qualquer pessoa pode criar uma conta, sem convite.',
    closed: 'No momento ninguém pode criar uma conta, nem com convite.',
    change: 'Mudar quem pode criar uma conta',
  },
  form: {
    label: 'Novo convite',
    about:
      'Quem abre o link se cadastra como comprador ou vendedor, como preferir. Quem trabalha na loja é convidado em <link>Equipe</link>.',
    note: 'Para quem',
    noteHelp: 'Só admins veem.',
    noteMissing: 'Escreva para quem é o link',
    uses: 'Número de contas',
    days: 'Vale por (dias)',
    whole: 'Digite um número inteiro de 1 a {max}',
    create: 'Criar link',
    creating: 'Criando o link',
  },
  once: 'Copie o link agora: ele só aparece uma vez.',
  link: 'o link do convite',
  revoke: {
    short: 'Revogar',
    name: 'Revogar o convite para {note}',
    busy: 'Revogando',
    done: 'O link não vale mais',
  },
  state: { open: 'Aberto', used_up: 'Esgotado', expired: 'Expirado', revoked: 'Revogado' },
  column: {
    note: 'Para quem',
    state: 'Situação',
    uses: 'Contas',
    expires: 'Vale até',
    by: 'Criado por',
  },
  uses: '{uses} de {max}',
  deletedAccount: 'Conta excluída',
} satisfies Translation<typeof invitations>
