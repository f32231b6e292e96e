import type staffStart from '../../../en/pages/account/staffStart.ts'
import type { Translation } from '../../../translation.ts'

export default {
  secondFactor: {
    title: 'Connexion en deux étapes',
    text: 'Elle est désactivée. Activez-la dans vos paramètres, pour que votre mot de passe seul ne suffise pas à se connecter.',
  },
  queues: 'Décisions en attente',
  listingsToReview: 'Annonces à vérifier',
  notLoaded: 'Chargement impossible',
  nothing: 'Rien en attente',
  oldest: 'Plus ancien : <time></time>',
  analytics: 'Voir les statistiques',
  figure: {
    bookings: 'Commandes',
    gross: 'Valeur brute',
    listings: 'Annonces',
    signUps: 'Nouveaux comptes',
  },
  people: {
    title: 'Personnes',
    manage: 'Trouver un compte, changer son rôle, le suspendre ou le supprimer.',
    find: 'Trouver un compte.',
    buyers: 'Les personnes qui réservent des téléphones.',
    sellers: 'Les personnes qui vendent des téléphones.',
  },
  confirmation: {
    label: 'Confirmation des adresses e-mail',
    off: 'La confirmation des adresses e-mail est désactivée.',
    demo: 'En mode démo, les nouveaux comptes peuvent acheter et vendre tout de suite.',
    noMail:
      'Les nouveaux comptes peuvent acheter et vendre tout de suite, car aucun serveur de messagerie n’est configuré. Un admin peut changer cela.',
  },
  backup: {
    label: 'Sauvegardes',
    off: 'Les sauvegardes sont désactivées.',
    none: 'Aucune sauvegarde n’a encore été faite.',
    ok: 'Dernière sauvegarde :',
    failed: 'La dernière sauvegarde a échoué.',
    too_old: 'La dernière sauvegarde est trop ancienne.',
    schedule: 'Les programmer dans les paramètres',
    first: 'La première démarre dans la minute qui suit le démarrage du site.',
    again: 'Un nouvel essai a lieu toutes les heures.',
    succeeded: 'La dernière réussie :',
    noSuccess: 'Aucune n’a encore réussi.',
    success: '<time></time>, {age}, {size}.',
    hours:
      '{count, plural, =0 {il y a moins d’une heure} one {il y a {shown} heure} many {il y a {shown} d’heures} other {il y a {shown} heures}}',
    days: 'il y a {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}',
    megabytes: '{size} Mo',
    gigabytes: '{size} Go',
  },
  checklist: {
    ready: 'Votre site est prêt',
    title: 'Avant d’ouvrir',
    hide: 'Masquer cette liste',
    done: 'Fait : {done} sur {all}',
    isDone: ' : fait',
    link: {
      settings: 'Ouvrir les paramètres',
      factor: 'Ajouter la vôtre',
      imprint: 'Les rédiger',
      terms: 'Les rédiger',
      privacy: 'La rédiger',
      mail: 'Voir les e-mails non distribués',
      listings: 'Voir toutes les annonces',
    },
    step: {
      name: {
        title: 'Donner un nom au site',
        how: 'Il figure sur chaque page, e-mail et reçu.',
      },
      second_factor: {
        title: 'Protéger les comptes de l’équipe',
        how: 'Chaque membre de l’équipe a besoin d’une clé d’accès ou d’une application d’authentification.',
      },
      contact: {
        title: 'Dire qui gère le site',
        how: 'Une adresse e-mail, et vos nom et adresse.',
      },
      imprint: {
        title: 'Publier les mentions légales',
        how: 'Beaucoup de pays les exigent.',
      },
      terms: {
        title: 'Publier les conditions d’utilisation',
        how: 'Un modèle indique ce qu’il faut remplir.',
      },
      privacy: {
        title: 'Publier la politique de confidentialité',
        how: 'Son modèle cite les services que ce site utilise.',
      },
      address: {
        title: 'Définir l’adresse publique',
        how: 'Définissez ORIGIN, par exemple https://phones.example.org. Les liens des e-mails y mènent.',
      },
      mail: {
        title: 'Permettre l’envoi d’e-mails',
        how: 'Définissez SMTP_URL et MAIL_FROM, et redémarrez le site. D’ici là, les nouveaux comptes peuvent acheter et vendre sans confirmer leur adresse. Cette étape est faite quand chaque e-mail a été distribué.',
      },
      payment: {
        title: 'Activer un mode de paiement',
        how: 'Le virement bancaire est dans les paramètres. Les cartes demandent Stripe : définissez ses trois clés.',
      },
      backup: {
        title: 'Programmer les sauvegardes',
        how: 'Choisissez un emplacement et une heure dans les paramètres du site.',
      },
      listing: {
        title: 'Attendre le premier téléphone, ou en proposer un',
        how: 'Ce sont les vendeurs qui déposent les annonces. Pour essayer, créez un compte de vendeur avec une autre adresse e-mail.',
      },
    },
  },
} satisfies Translation<typeof staffStart>
