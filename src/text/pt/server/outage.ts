import type outage from '../../en/server/outage.ts'
import type { Translation } from '../../translation.ts'

export default {
  soon: 'Voltamos em instantes',
  failed: 'Algo deu errado',
  failedHere: 'Algo deu errado do nosso lado',
  reason: {
    broken: 'O erro foi registrado. Tente de novo, ou volte um pouco mais tarde.',
    database:
      'Nosso banco de dados não está disponível agora. Esta página recarrega a cada poucos segundos.',
    busy: 'Há gente demais usando a loja agora. Esta página recarrega a cada poucos segundos.',
  },
  retry: 'Tentar de novo',
  request: 'Solicitação {id}',
  maintenance: {
    title: 'Voltamos logo',
    text: 'Estamos trabalhando na loja. Volte um pouco mais tarde.',
    staff: 'Acesso da equipe',
  },
  offline: {
    title: 'Você está sem conexão',
    text: 'Esta página precisa de conexão. As páginas públicas que você já abriu continuam disponíveis.',
    home: 'Página inicial',
  },
} satisfies Translation<typeof outage>
