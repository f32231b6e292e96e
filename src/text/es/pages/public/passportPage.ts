import type passportPage from '../../../en/pages/public/passportPage.ts'
import type { Translation } from '../../../translation.ts'

export default {
  kind: 'Pasaporte del móvil',
  aPhone: 'Un móvil',
  pageTitle: 'Pasaporte del móvil: {name}',
  description:
    'El historial de {name} en esta tienda: dueños, anuncios, comprobaciones y reparaciones.',
  descriptionUnnamed:
    'El historial de un móvil en esta tienda: dueños, anuncios, comprobaciones y reparaciones.',
  lead: 'Lo que esta tienda sabe de un móvil, por su IMEI. Cada entrada va encadenada a la anterior, así que ninguna se puede cambiar ni quitar sin que se note. No contiene nombres.',
  history: 'Historial',
  copy: {
    title: 'Guarda una copia',
    text: 'El archivo lleva la firma de esta tienda. Cualquiera puede comprobarlo más tarde, sin conexión e incluso si esta tienda ya no existe.',
    download: 'Descargar pasaporte',
    check: 'Comprobar un archivo',
    qr: 'Código QR de este pasaporte tal como está ahora',
    qrText:
      'El código contiene esta página y una huella digital de su historial tal como está ahora. Si se escanea más tarde, la página dice si ese historial sigue en ella.',
    link: 'enlace',
    claim: '¿Compraste este móvil en otro sitio? <link>Pide su pasaporte</link>',
  },
  scanned: {
    label: 'Código escaneado',
    unchanged: 'El historial de tu código sigue aquí, sin cambios.',
    added:
      'Desde entonces {count, plural, one {se ha añadido {shown} entrada} many {se han añadido {shown} de entradas} other {se han añadido {shown} entradas}}.',
    changed:
      'Este no es el historial de tu código. Se cambió después de crear el código, o el código es de otro móvil.',
  },
} satisfies Translation<typeof passportPage>
