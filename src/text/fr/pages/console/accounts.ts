import type accounts from '../../../en/pages/console/accounts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: {
    users: 'Toutes les personnes qui ont un compte.',
    sellers: 'Les personnes qui vendent des téléphones.',
    buyers: 'Les personnes qui achètent des téléphones.',
  },
  empty: {
    users: 'Pas encore de comptes',
    sellers: 'Pas encore de vendeurs',
    buyers: 'Pas encore d’acheteurs',
  },
  banned: 'Suspendu',
  never: 'Jamais',
  menu: {
    log: 'Journal de sécurité',
    ban: 'Suspendre',
    unban: 'Rétablir',
    delete: 'Supprimer',
  },
  promote: {
    what: '<who></who> pourra voir tous les comptes, les nommer admins, les suspendre et les supprimer, et supprimer des annonces. Les admins ne peuvent ni acheter ni vendre : les téléphones de ce compte sont retirés et les réservations en cours annulées.',
    action: 'Nommer admin',
    done: 'Compte ajouté aux admins',
  },
  remove: {
    what: 'Compte supprimé et déconnecté tout de suite : <who></who>. Ses téléphones sont retirés et ses réservations en cours annulées ; les commandes terminées sont conservées. C’est définitif.',
    action: 'Supprimer le compte',
    done: 'Compte supprimé',
  },
  unban: {
    what: '<who></who> pourra de nouveau se connecter. Ses téléphones retirés le restent.',
    action: 'Rétablir',
    done: '{name} peut de nouveau se connecter',
  },
  already: 'Quelqu’un d’autre l’a déjà modifié.',
  reason: 'Motif',
  reasonRequired: 'Indiquez un motif ; la personne peut le lire',
  ban: {
    what: '<who></who> : la déconnexion est immédiate et la connexion impossible. Ses téléphones sont retirés et ses réservations en cours annulées. Vous pourrez rétablir le compte plus tard.',
    reasonHelp: 'La personne le lit par e-mail et en essayant de se connecter.',
    action: 'Suspendre le compte',
    busy: 'Suspension',
    done: 'Compte suspendu : {name}',
  },
  log: {
    title: 'Journal de sécurité : {name}',
    lead: 'Connexions, échecs et modifications des {days} derniers jours. Votre accès est noté dans le journal.',
    empty: 'Rien ces {days} derniers jours.',
    logOut: 'Déconnecter partout',
    logOutWhat:
      '{name} : tous les appareils sont déconnectés, et une nouvelle connexion reste possible. À faire quand quelqu’un d’autre utilise peut-être le compte.',
    busy: 'Déconnexion',
    done: 'Déconnexion faite partout : {name}',
  },
} satisfies Translation<typeof accounts>
