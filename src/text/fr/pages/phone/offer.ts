import type offer from '../../../en/pages/phone/offer.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Faire une offre',
  lead: '<name></name> est affiché à <price></price>. Votre offre est valable {count, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}}. Si <seller></seller> l’accepte, le téléphone vous est réservé à ce prix.',
  label: 'Votre offre',
  required: 'Saisissez un prix',
  invalid: 'Saisissez un prix valide',
  listedFor: 'Affiché à {price}',
  share: '{amount} : {percent} % du prix affiché ({price})',
  yours: { buyer: 'Votre offre', seller: 'Votre contre-offre' },
  theirs: { buyer: 'Offre faite par {name}', seller: 'Contre-offre faite par {name}' },
  current: '{label} : {amount}. Une nouvelle offre la remplace.',
  usedUp:
    'Vous avez utilisé toutes vos offres pour ce téléphone. Vous pouvez toujours le réserver au prix affiché.',
  last: 'C’est votre dernière offre pour ce téléphone.',
  remaining:
    '{count, plural, one {Vous pouvez faire {shown} offre pour ce téléphone.} many {Vous pouvez faire {shown} d’offres pour ce téléphone.} other {Vous pouvez faire {shown} offres pour ce téléphone.}}',
  none: 'Plus d’offre possible pour ce téléphone',
  send: 'Envoyer l’offre',
  sending: 'Envoi',
  sent: 'Offre envoyée. {name} a {count, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}} pour répondre',
} satisfies Translation<typeof offer>
