import type health from '../../../en/pages/console/health.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Como a loja está funcionando. Os admins recebem um e-mail por problema, uma só vez.',
  loading: 'estado do sistema',
  problemsLabel: 'Problemas',
  noProblems: 'Nenhum problema.',
  checked: 'Verificado: <time></time>',
  problems:
    '{count, plural, one {{shown} problema} many {{shown} de problemas} other {{shown} problemas}}',
  problem: {
    disk_full: 'O disco de <node></node> está quase cheio: {size} livres.',
    clock_ahead:
      'O relógio de <node></node> está adiantado em {duration} em relação ao banco de dados.',
    clock_behind:
      'O relógio de <node></node> está atrasado em {duration} em relação ao banco de dados.',
    job_failing:
      'A tarefa <job></job> em <node></node> falhou {count, plural, one {{shown} vez} many {{shown} de vezes} other {{shown} vezes}} seguidas: <error></error>',
    queue_stuck: '{queue}: {shown} na fila, há até {duration}.',
    emails_undelivered:
      '{count, plural, one {{shown} e-mail não pôde ser entregue.} many {{shown} de e-mails não puderam ser entregues.} other {{shown} e-mails não puderam ser entregues.}}',
    backup_failed: 'O último backup falhou: <error></error>',
    backup_too_old: 'O último backup é antigo demais.',
    deletion_failed: 'Não foi possível apagar backups antigos: <error></error>',
  },
  duration: {
    day: '{count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}',
    hour: '{count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}',
    minute:
      '{count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}',
    second:
      '{count, plural, one {{shown} segundo} many {{shown} de segundos} other {{shown} segundos}}',
  },
  jobs: {
    title: 'Tarefas com falha',
    lead: 'As tarefas rodam de novo sozinhas; aqui você roda uma agora.',
    job: 'Tarefa',
    error: 'Erro',
    failures: 'Falhas',
    since: 'Falha desde',
    again: 'Rodar de novo',
    againJob: 'Rodar “{job}” de novo',
    running: 'Rodando',
    done: '“{job}” rodou de novo',
    none: 'Nenhuma tarefa falha',
  },
  queues: {
    title: 'Filas',
    lead: 'O que está na vez agora. Em geral, é atendido em segundos.',
    due: '{shown} na vez, há até {duration}',
    noneDue: 'Nada pendente',
    undelivered: 'E-mails não entregues',
    none: 'Nenhum',
  },
  queue: {
    emails: 'E-mails',
    notifications: 'Notificações',
    order_deadlines: 'Prazos de pedidos',
    payments: 'Reembolsos e repasses',
    message_emails: 'E-mails sobre mensagens',
    alert_emails: 'E-mails de buscas salvas',
    data_copies: 'Cópias de dados pessoais',
    file_deletions: 'Arquivos a apagar',
  },
  backups: {
    title: 'Backups',
    lead: 'O banco de dados, as fotos e as chaves da loja, em um só arquivo.',
    loading: 'backups',
    inProgress: 'Em andamento',
    since: 'Desde <time></time>',
    byCommand: 'Um backup pela linha de comando está em andamento',
    last: 'Último backup',
    success: '<time></time>, {age}, {size}',
    noneYet: 'Nenhum ainda',
    next: 'Próximo backup',
    off: 'Os backups agendados estão desligados',
    place: 'Local',
    retained: 'Guardados',
    retainedBackups:
      '{count, plural, one {{shown} backup} many {{shown} de backups} other {{shown} backups}}',
    request: 'Fazer backup agora',
    running: 'Backup em andamento',
    requested: 'O backup foi solicitado',
    schedule: 'Mudar o agendamento',
  },
  servers: {
    title: 'Servidores e banco de dados',
    version: 'Versão',
    databaseSize: 'Tamanho do banco de dados',
    count: 'Servidores',
    none: 'Nenhum servidor se apresentou ainda. Cada um faz isso uma vez por minuto.',
    free: '{size} livres no disco.',
    clockRight: 'O relógio está certo.',
    clockAhead: 'O relógio está {duration} adiantado.',
    clockBehind: 'O relógio está {duration} atrasado.',
    process: 'Processo {pid}',
    runsJobs: 'Executa tarefas',
    otherVersion: 'Versão {version}',
    memorySince: '{size}, desde <time></time>',
  },
} satisfies Translation<typeof health>
