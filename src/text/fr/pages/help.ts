import type help from '../../en/pages/help.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Contact',
  description:
    'À qui vous adresser pour un téléphone, une réservation, une annonce douteuse ou votre compte.',
  lead: 'De l’aide pour un téléphone, une réservation, une annonce ou votre compte.',
  write: {
    title: 'Nous écrire',
    text: 'L’équipe de ce site lit votre message et répond par e-mail.',
    email: 'Vous pouvez aussi écrire à <mail>{email}</mail>.',
  },
  quick: { title: 'Souvent plus rapide', help: 'Comment acheter et vendre ici' },
  reach: 'Nous joindre directement',
  phone: {
    title: 'À propos d’un téléphone',
    text: 'Demandez à son vendeur : choisissez « Écrire au vendeur » dans l’annonce. Avant de réserver, posez des questions sur la batterie, les réparations, et demandez si le téléphone est débloqué et déconnecté de tous les comptes.',
  },
  booking: {
    title: 'À propos d’une réservation',
    text: '<orders>Mes achats</orders> indique jusqu’à quand le téléphone vous est réservé, ce qu’il reste à faire et comment annuler. Si vous n’en voulez plus, annulez, pour que quelqu’un d’autre puisse le réserver.',
  },
  wrong: {
    title: 'Quelque chose vous paraît suspect',
    text: 'Ouvrez l’annonce et choisissez « Signaler l’annonce » ; il faut d’abord vous connecter. Le signalement va à l’équipe de ce site, et le vendeur ne verra pas de qui il vient. Si vous pensez qu’un téléphone est volé, ne l’achetez pas et prévenez la police.',
  },
  account: {
    title: 'À propos de votre compte',
    text: 'Mot de passe oublié ? <reset>Demandez un lien de réinitialisation</reset>. Vous pouvez changer votre nom, votre photo et votre rôle, et supprimer votre compte, dans les <settings>paramètres</settings>.',
  },
  operators: {
    title: 'Pour les gérants de ce site',
    text: 'Le guide d’exploitation de ce logiciel explique les paramètres, l’e-mail, les sauvegardes et comment donner le rôle d’admin. Les développeurs peuvent utiliser l’API : <api>lire sa description</api>.',
  },
  topic: {
    label: 'Sujet',
    choose: 'Choisissez un sujet',
    order: 'Une réservation ou une commande',
    listing: 'Une annonce ou une personne',
    payment: 'Un paiement ou un remboursement',
    account: 'Mon compte',
    other: 'Autre chose',
  },
  form: {
    replyTo: 'Nous répondons à cette adresse.',
    from: 'De la part de : <name></name>. Nous répondons à <email></email>.',
    fromAccount: 'Envoyé depuis votre compte.',
    message: 'Message',
    help: 'Indiquez le téléphone ou la commande dont il s’agit.',
    helpListing:
      'Expliquez pourquoi le téléphone devrait être en vente. Nous ajoutons l’adresse de votre annonce.',
    tooShort:
      'Écrivez au moins {shown} {count, plural, one {caractère} many {de caractères} other {caractères}}',
    send: 'Envoyer le message',
    sending: 'Envoi',
  },
  sent: {
    title: 'Message envoyé',
    reply: 'Nous répondrons à <email></email>.',
    replyAccount: 'Nous répondrons à l’adresse e-mail de votre compte.',
    another: 'Écrire un autre message',
  },
} satisfies Translation<typeof help>
