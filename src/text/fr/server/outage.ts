import type outage from '../../en/server/outage.ts'
import type { Translation } from '../../translation.ts'

export default {
  soon: 'De retour dans un instant',
  failed: 'Un problème est survenu',
  failedHere: 'Un problème est survenu de notre côté',
  reason: {
    broken: 'L’erreur a été enregistrée. Réessayez, ou revenez un peu plus tard.',
    database:
      'Notre base de données est indisponible pour l’instant. Cette page se recharge automatiquement au bout de quelques secondes.',
    busy: 'Trop de monde utilise le site en ce moment. Cette page se recharge automatiquement au bout de quelques secondes.',
  },
  retry: 'Réessayer',
  request: 'Requête {id}',
  maintenance: {
    title: 'De retour bientôt',
    text: 'Le site est en maintenance. Revenez un peu plus tard.',
    staff: 'Connexion de l’équipe',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page a besoin d’une connexion. Les pages publiques déjà ouvertes restent lisibles.',
    home: 'Page d’accueil',
  },
} satisfies Translation<typeof outage>
