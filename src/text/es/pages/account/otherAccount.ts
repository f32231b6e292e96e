import type otherAccount from '../../../en/pages/account/otherAccount.ts'
import type { Translation } from '../../../translation.ts'

export default {
  reload: 'Recargar como {name}',
  viewTitle: 'Ves la tienda como {name}',
  view: 'Lo has elegido en otra pestaña. Esta página se abrió para <before></before>, así que no puede cargar ni guardar nada hasta que salgas de esa vista. Lo que has escrito aquí no se pierde.',
  stop: 'Salir de la vista',
  stopping: 'Saliendo',
  otherTitle: 'Hay otra cuenta con la sesión iniciada',
  other:
    'En este navegador tienes ahora la sesión iniciada como <now></now>. Esta página se abrió para <before></before>, así que no puede guardar ni pedir nada.',
  keep: 'Si quieres conservar algo que has escrito, cierra este mensaje, cópialo y recarga la página. Si vuelves a iniciar sesión como {before} en otra pestaña, esta página funcionará de nuevo.',
  outTitle: 'Has cerrado sesión',
  out: 'La sesión de <person></person> ha terminado. Lo que has escrito en esta página sigue aquí: inicia sesión como {before} en la pestaña nueva que se abre, vuelve y continúa.',
  goOn: 'Seguir sin sesión',
  login: 'Iniciar sesión',
} satisfies Translation<typeof otherAccount>
