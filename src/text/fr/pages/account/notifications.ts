import type notifications from '../../../en/pages/account/notifications.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Les nouvelles de vos commandes, offres et paiements, les plus récentes d’abord.',
  tabs: 'Notifications',
  tab: {
    news: 'Notifications',
    settings: 'Paramètres',
  },
  caption: 'notifications',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  new: 'Nouveau',
  same: '{count, plural, one {et {shown} autre de ce type} many {et {shown} autres de ce type} other {et {shown} autres de ce type}}',
  fresh:
    '{count, plural, one {{shown} nouvelle notification} many {{shown} de nouvelles notifications} other {{shown} nouvelles notifications}}',
  showFresh:
    '{count, plural, one {Afficher {shown} nouvelle notification} many {Afficher {shown} de nouvelles notifications} other {Afficher {shown} nouvelles notifications}}',
  loadingFresh: 'Chargement des nouvelles notifications',
  earlier: 'Afficher les précédentes',
  loadingEarlier: 'Chargement des notifications précédentes',
  empty: {
    title: 'Pas encore de notifications',
    text: 'Quand quelqu’un réserve, paie, envoie ou répond, vous le verrez ici.',
    find: 'Trouver un téléphone',
  },
  kind: {
    orders: 'Réservations, livraison et remise du téléphone',
    payments: 'Remboursements et versements',
    disputes: 'Litiges, retours et demandes de garantie',
    offers: 'Offres',
    ratings: 'Avis',
    listings: 'Vos annonces : acceptation, suppression et expiration',
    reports: 'Vos signalements',
    account: 'Votre compte',
  },
  settings: {
    title: 'Choisissez vos notifications',
    lead: 'Sur ce site, par e-mail, et en push sur les appareils où vous l’avez activé. Les modifications sont enregistrées tout de suite.',
    caption: 'paramètres',
    site: 'Sur ce site',
    email: 'Par e-mail',
    push: 'Push',
    always: 'Toujours sur ce site',
    messages: 'Messages',
    messagesNote:
      'Nous vous envoyons un e-mail quand un message reste non lu pendant {count, plural, one {{shown} minute} many {{shown} de minutes} other {{shown} minutes}}.',
    searches: 'Téléphones que vous cherchez',
    searchesLead:
      'Téléphones nouveaux ou moins chers pour vos <link>recherches sauvegardées</link> et vos favoris.',
    saved: {
      shownOn: '{kind} : sur ce site, activé',
      shownOff: '{kind} : sur ce site, désactivé',
      mailedOn: '{kind} : e-mails activés',
      mailedOff: '{kind} : e-mails désactivés',
      pushedOn: '{kind} : notifications push activées',
      pushedOff: '{kind} : notifications push désactivées',
    },
  },
  device: {
    title: 'Cet appareil',
    label: 'Me prévenir sur cet appareil',
    on: 'Les notifications sont activées',
    off: 'Les notifications sont désactivées',
    waiting: 'En attente de votre navigateur…',
    failed: 'Nous n’avons pas pu vérifier ce navigateur. Rechargez la page.',
    note: {
      checking: 'Vérification de ce navigateur…',
      unsupported:
        'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoutez {shop} à l’écran d’accueil et ouvrez le site depuis cet écran.',
      shop_off: '{shop} n’envoie pas de notifications aux appareils.',
      blocked:
        'Votre navigateur bloque les notifications de ce site. Ouvrez les paramètres du site à côté de l’adresse, autorisez les notifications, puis revenez sur cette page.',
      on: 'Même quand ce site est fermé, jusqu’à votre déconnexion. Elles transitent, chiffrées, par le service push de votre navigateur.',
      off: 'Même quand ce site est fermé. Votre navigateur demande d’abord l’autorisation.',
    },
    refused: {
      undecided:
        'Votre navigateur n’a pas encore de réponse. Réessayez et choisissez « Autoriser ».',
      blocked: 'Votre navigateur bloque les notifications.',
      shop_off: 'Ce site n’envoie pas de notifications aux appareils.',
      unreachable:
        'Votre navigateur n’a pas pu joindre son service push. Vérifiez votre connexion et les paramètres du navigateur, puis réessayez.',
    },
  },
} satisfies Translation<typeof notifications>
