import type trustedShops from '../../../en/pages/console/trustedShops.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Los vendedores pueden mostrar en su página sus valoraciones de estas tiendas. Pide la dirección y la clave al otro admin por un canal en el que confíes. No se descarga nada de su tienda.',
  caption: 'tiendas de confianza',
  list: 'Tiendas de confianza',
  none: 'Todavía no hay ninguna.',
  ratings:
    '{count, plural, one {{shown} vendedor muestra sus valoraciones de esta tienda} many {{shown} de vendedores muestran sus valoraciones de esta tienda} other {{shown} vendedores muestran sus valoraciones de esta tienda}}',
  remove: {
    short: 'Quitar',
    name: 'Quitar {shop}',
    what: '{count, plural, one {Las valoraciones de {shop} desaparecen de la página de {shown} vendedor.} many {Las valoraciones de {shop} desaparecen de las páginas de {shown} de vendedores.} other {Las valoraciones de {shop} desaparecen de las páginas de {shown} vendedores.}}',
    action: 'Quitar la tienda',
    busy: 'Quitando',
    done: 'Has quitado la tienda',
  },
  form: {
    title: 'Confiar en una tienda',
    address: 'Dirección',
    addressMissing: 'Escribe la dirección de la tienda',
    key: 'Clave',
    keyHelp: '44 caracteres. El otro admin la encuentra en esta página de su tienda.',
    keyMissing: 'Pega la clave',
    send: 'Confiar en esta tienda',
    busy: 'Añadiendo la tienda',
    done: 'Tienda añadida',
  },
  thisShop: {
    title: 'Tu tienda, para otros admins',
    address: 'Dirección',
    key: 'Clave',
    fingerprint: 'Huella',
    copy: { address: 'dirección', key: 'clave', fingerprint: 'huella' },
  },
} satisfies Translation<typeof trustedShops>
