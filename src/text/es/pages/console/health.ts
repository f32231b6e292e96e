import type health from '../../../en/pages/console/health.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Cómo funciona la tienda. Los admins reciben un correo por cada problema, una sola vez.',
  loading: 'estado del sistema',
  problemsLabel: 'Problemas',
  noProblems: 'Sin problemas.',
  checked: 'Comprobado: <time></time>',
  problems:
    '{count, plural, one {{shown} problema} many {{shown} de problemas} other {{shown} problemas}}',
  problem: {
    sentence: '{problem}.',
    backup_failed: 'La última copia de seguridad ha fallado: <error></error>',
    deletion_failed: 'No se han podido borrar copias antiguas: <error></error>',
  },
  duration: {
    day: '{count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}',
    hour: '{count, plural, one {{shown} hora} many {{shown} de horas} other {{shown} horas}}',
    minute:
      '{count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}',
    second:
      '{count, plural, one {{shown} segundo} many {{shown} de segundos} other {{shown} segundos}}',
  },
  jobs: {
    title: 'Tareas fallidas',
    lead: 'Las tareas se repiten solas; aquí puedes lanzar una ahora mismo.',
    job: 'Tarea',
    error: 'Error',
    failures: 'Fallos',
    since: 'Falla desde',
    again: 'Repetir',
    againJob: 'Repetir “{job}”',
    running: 'En marcha',
    done: '“{job}” se ha repetido',
    none: 'Ninguna tarea falla',
  },
  queues: {
    emails: 'Correos',
    title: 'Colas',
    lead: 'Lo que toca ahora. Normalmente se atiende en segundos.',
    due: '{shown} pendientes, la más antigua desde hace {duration}',
    noneDue: 'Nada pendiente',
    undelivered: 'Correos no entregados',
    none: 'Ninguno',
    allEmpty:
      'No hay nada pendiente en ninguna de las {shown} colas y todos los correos se entregaron.',
  },
  backups: {
    title: 'Copias de seguridad',
    lead: 'La base de datos, las fotos y las claves de la tienda, en un solo archivo.',
    loading: 'copias de seguridad',
    inProgress: 'En marcha',
    since: 'Desde <time></time>',
    byCommand: 'Hay en marcha una copia iniciada desde la línea de comandos',
    last: 'Última copia',
    success: '<time></time>, {age}, {size}',
    noneYet: 'Todavía ninguna',
    next: 'Próxima copia',
    off: 'Las copias programadas están desactivadas',
    place: 'Lugar',
    retained: 'Se guardan',
    retainedBackups:
      '{count, plural, one {{shown} copia} many {{shown} de copias} other {{shown} copias}}',
    request: 'Hacer una copia ahora',
    running: 'Copia en marcha',
    requested: 'Se ha pedido la copia',
    schedule: 'Cambiar la programación',
    never: 'Todavía no se ha hecho ninguna copia de seguridad',
    neverText:
      'Si el servidor falla, se pierden la base de datos, las fotos y las claves de la tienda.',
  },
  servers: {
    title: 'Servidores y base de datos',
    version: 'Versión',
    databaseSize: 'Tamaño de la base de datos',
    count: 'Servidores',
    none: 'Ningún servidor ha informado todavía. Cada uno lo hace una vez por minuto.',
    free: '{size} libres en su disco.',
    clockRight: 'Su reloj va bien.',
    clockAhead: 'Su reloj va {duration} adelantado.',
    clockBehind: 'Su reloj va {duration} atrasado.',
    process: 'Proceso {pid}',
    runsJobs: 'Ejecuta tareas',
    otherVersion: 'Versión {version}',
    memorySince: '{size}, desde <time></time>',
  },
} satisfies Translation<typeof health>
