import type passkeyErrors from '../../en/parts/passkeyErrors.ts'
import type { Translation } from '../../translation.ts'

export default {
  canceled:
    'No se ha usado ninguna llave de acceso: has cancelado o has tardado demasiado. Vuelve a intentarlo.',
  exists: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  address:
    'Las llaves de acceso no funcionan en esta dirección. Abre la tienda en su dirección habitual.',
  unable: 'Este dispositivo no puede crear llaves de acceso.',
  noLock:
    'Este dispositivo no puede crear llaves de acceso: no tiene bloqueo de pantalla, huella ni PIN.',
  insecure:
    'Las llaves de acceso solo funcionan con https. Abre la tienda en una dirección https o entra de otra forma.',
  unsupported: 'Este navegador no admite llaves de acceso. Entra de otra forma.',
} satisfies Translation<typeof passkeyErrors>
