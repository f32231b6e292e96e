import type emailLinks from '../../../en/pages/public/emailLinks.ts'
import type { Translation } from '../../../translation.ts'

export default {
  invalid: 'Ce lien n’est pas valable',
  logIn: 'Se connecter',
  appeal: {
    page: 'Recours',
    title: 'Votre compte est suspendu',
    lead: 'Vous ne pouvez pas vous connecter pendant la suspension. Les commandes en cours continuent, et vous recevez des e-mails à leur sujet.',
    since: 'Suspendu le <day></day>.',
    reason: 'Motif : « {reason} »',
    noReason: 'La modération n’a pas donné de motif.',
    rejected: 'Votre recours a été rejeté',
    received: 'Nous avons reçu votre recours',
    decision: 'La modération écrit : « {reason} »',
    waiting:
      'La modération va le lire et vous envoyer sa décision par e-mail. Vous pouvez aussi revenir sur cette page pour la voir.',
    wrote: 'Vous avez écrit le <day></day> :',
    question: 'Pourquoi la suspension est-elle une erreur ?',
    help: 'Décrivez ce qui s’est passé, avec les numéros de commande s’il y en a. Vous ne pouvez contester qu’une fois.',
    tooShort:
      'Expliquez en au moins {count, plural, one {{shown} caractère} many {{shown} de caractères} other {{shown} caractères}} pourquoi la suspension est une erreur',
    send: 'Envoyer le recours',
    sending: 'Envoi',
    ended: 'Il est incomplet, ou la suspension a pris fin. Essayez de vous connecter.',
  },
  join: {
    page: 'Invitation',
    title: {
      admin: 'Rejoindre l’équipe : Admin',
      moderator: 'Rejoindre l’équipe : Modération',
      support: 'Rejoindre l’équipe : Assistance',
      finance: 'Rejoindre l’équipe : Finances',
    },
    lead: '{name} invite {email}. L’équipe n’achète pas et ne vend pas ici.',
    until: 'L’invitation est valable une fois, jusqu’au <time></time>.',
    form: 'Accepter l’invitation',
    other:
      'Vous utilisez le compte {email}, et l’invitation est pour {invited}. Déconnectez-vous pour l’accepter.',
    logOut: 'Se déconnecter',
    hasAccount: 'Vous avez un compte avec cette adresse. Connectez-vous pour accepter.',
    consequences:
      'Vos téléphones en vente sont retirés, et les réservations non payées annulées. Ensuite, vous configurez la connexion en deux étapes ou une clé d’accès.',
    passwordHelp:
      'Au moins {count, plural, one {{shown} caractère} many {{shown} de caractères} other {{shown} caractères}}. Ensuite, vous configurez la connexion en deux étapes ou une clé d’accès.',
    accepting: 'Acceptation',
    ended: 'Cette invitation n’est plus valable',
    endedText:
      'Elle a expiré, a déjà servi ou a été annulée. Demandez-en une autre à la personne qui l’a envoyée.',
  },
  renew: {
    page: 'Renouveler',
    refused: 'Renouvellement impossible',
    done: 'Renouvelée',
    live: 'En vente jusqu’au <day></day>.',
    used: 'Ce lien a déjà servi.',
    again: 'Remettre en vente ?',
    keep: 'Garder en vente ?',
    ended: 'L’annonce a pris fin le <day></day>.',
    ends: 'L’annonce prend fin le <day></day>.',
    renew:
      'Renouveler pour {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}',
    renewing: 'Renouvellement',
    elsewhere: 'Vendu ailleurs ? Ne faites rien : l’annonce expirera.',
    see: 'Voir l’annonce',
    products: 'Mes annonces',
    unknown:
      'Il a peut-être été coupé. Ouvrez-le de nouveau depuis l’e-mail, ou renouvelez l’annonce dans « Mes annonces ».',
  },
  unsubscribe: {
    unknown:
      'Il a peut-être été coupé. Ouvrez-le de nouveau depuis l’e-mail, ou désactivez les e-mails dans vos recherches sauvegardées.',
  },
} satisfies Translation<typeof emailLinks>
