import type otherAccount from '../../../en/pages/account/otherAccount.ts'
import type { Translation } from '../../../translation.ts'

export default {
  reload: 'Recargar como {name}',
  viewTitle: 'Estás viendo la tienda como {name}',
  view: 'Lo has elegido en otra pestaña. Esta página se abrió con la cuenta de <before></before>, así que no puede cargar ni guardar nada hasta que salgas de esa vista. Lo que has escrito aquí no se pierde.',
  stop: 'Salir de la vista',
  stopping: 'Saliendo',
  otherTitle: 'Ahora usas otra cuenta',
  other:
    'En este navegador estás ahora en la cuenta de <now></now>. Esta página se abrió con la de <before></before>, así que no puede guardar ni pedir nada.',
  keep: 'Si quieres conservar algo que has escrito, cierra este mensaje, cópialo y recarga la página. Si vuelves a entrar como {before} en otra pestaña, esta página funcionará de nuevo.',
  outTitle: 'Tu sesión ha terminado',
  out: 'Ya no estás en la cuenta de <person></person>. Lo que has escrito en esta página sigue aquí: entra como {before} en la pestaña nueva que se abre, vuelve y continúa.',
  goOn: 'Seguir sin entrar',
  login: 'Entrar',
} satisfies Translation<typeof otherAccount>
