import type passkeyErrors from '../../en/parts/passkeyErrors.ts'
import type { Translation } from '../../translation.ts'

export default {
  canceled:
    'Aucune clé d’accès n’a été utilisée. Vous avez annulé, ou cela a pris trop de temps. Réessayez.',
  exists: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  address:
    'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez le site à son adresse habituelle.',
  unable: 'Cet appareil ne peut pas créer de clés d’accès.',
  noLock:
    'Cet appareil ne peut pas créer de clés d’accès : il n’a ni verrouillage d’écran, ni empreinte, ni code PIN.',
  insecure:
    'Les clés d’accès ne fonctionnent qu’en https. Ouvrez le site à une adresse https, ou connectez-vous autrement.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès. Connectez-vous autrement.',
} satisfies Translation<typeof passkeyErrors>
