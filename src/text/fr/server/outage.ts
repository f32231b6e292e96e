import type outage from '../../en/server/outage.ts'
import type { Translation } from '../../translation.ts'

export default {
  soon: 'De retour dans un instant',
  failed: 'Quelque chose s’est mal passé',
  failedHere: 'Quelque chose s’est mal passé chez nous',
  reason: {
    broken: 'L’erreur a été enregistrée. Réessayez, ou revenez un peu plus tard.',
    database:
      'Notre base de données est indisponible pour l’instant. Cette page se recharge toutes les quelques secondes.',
    busy: 'Trop de monde utilise le site en ce moment. Cette page se recharge toutes les quelques secondes.',
  },
  retry: 'Réessayer',
  request: 'Requête {id}',
  maintenance: {
    title: 'De retour bientôt',
    text: 'Nous travaillons sur le site. Revenez un peu plus tard.',
    staff: 'Connexion de l’équipe',
  },
} satisfies Translation<typeof outage>
