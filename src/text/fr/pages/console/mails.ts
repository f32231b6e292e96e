import type mails from '../../../en/pages/console/mails.ts'
import type { Translation } from '../../../translation.ts'

export default {
  undelivered: {
    lead: 'E-mails qui n’ont pas pu être envoyés après {count, plural, one {{attempts} tentative} many {{attempts} de tentatives} other {{attempts} tentatives}}. Vérifiez d’abord les paramètres du serveur de messagerie, puis réessayez.',
    caption: 'e-mails non distribués',
    none: 'Aucun e-mail non distribué',
    noneText:
      'Le serveur de messagerie a accepté tous les e-mails. S’il en refuse un trop souvent, il apparaît ici et vous pouvez le renvoyer.',
    health: 'Voir la file des e-mails',
    retry: 'Réessayer',
    trying: 'Nouvel essai',
    done: 'L’e-mail à {to} sera renvoyé',
    column: { email: 'E-mail', to: 'À', attempts: 'Tentatives', created: 'Créé' },
  },
  outbox: {
    title: 'Boîte d’envoi',
    lead: 'Cette démo n’envoie pas d’e-mails. Ce qu’elle aurait envoyé est ici, du plus récent au plus ancien.',
    none: 'Pas encore d’e-mail',
    noneText: 'Demandez un nouveau mot de passe : l’e-mail avec le lien apparaît ici.',
    to: 'À {email}',
    list: 'E-mails',
    all: 'Tous les e-mails',
    format: 'Afficher en',
    html: 'E-mail',
    text: 'Texte brut',
    more: '{count, plural, one {{shown} autre de ce type} many {{shown} autres de ce type} other {{shown} autres de ce type}}',
    topics: {
      orders: 'Commande',
      payments: 'Paiement',
      disputes: 'Litige',
      offers: 'Offre',
      ratings: 'Avis',
      listings: 'Annonce',
      reports: 'Signalement',
      account: 'Compte',
      messages: 'Message',
      searches: 'Alerte',
      staff: 'Équipe',
    },
  },
} satisfies Translation<typeof mails>
