import type messages from '../../../en/pages/account/messages.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversations: 'Conversations',
  conversation: 'Conversation',
  loadingList: 'Chargement des conversations',
  older: 'Conversations plus anciennes',
  unread: ' à lire',
  phoneState: { reserved: 'Réservé', sold: 'Vendu', gone: 'Pas en vente' },
  empty: {
    title: 'Pas encore de messages',
    text: 'Les acheteurs peuvent écrire aux vendeurs depuis la page d’un téléphone. Vos conversations apparaissent ici.',
    phones: 'Voir tous les téléphones',
    add: 'Déposer une annonce',
  },
  none: {
    title: 'Choisissez une conversation',
    unread:
      '{count, plural, one {{shown} conversation a des messages non lus} many {{shown} de conversations ont des messages non lus} other {{shown} conversations ont des messages non lus}}',
    newest: 'Ouvrir le dernier message',
    here: 'Convenez ici du lieu, de l’heure et du prix. En cas de problème, notre modération peut tout lire.',
    hidden:
      'Numéros de téléphone, adresses et liens restent masqués jusqu’à ce que le téléphone soit payé ici.',
    pay: 'Payez uniquement depuis votre commande, jamais par carte cadeau ni à l’avance par un autre moyen.',
  },
  missing: {
    title: 'Conversation introuvable',
    text: 'Elle appartient peut-être à un autre compte, ou elle n’existe pas.',
  },
  gonePhone: {
    title: 'Cette annonce n’existe plus',
    text: 'Vous ne pouvez plus écrire au vendeur.',
  },
  loading: 'Chargement de la conversation',
  loadingOrder: 'Chargement de la commande',
  loadingPhone: 'Chargement du téléphone',
  first:
    'Posez des questions sur la batterie, les accessoires ou le lieu de rendez-vous. Numéros de téléphone, adresses et liens restent masqués jusqu’à ce que le téléphone soit payé ici, ce qui protège l’acheteur comme le vendeur.',
  all: 'Tous les messages',
  list: 'Messages',
  earlier: 'Messages précédents',
  jump: 'Aller au dernier',
  newMessage: 'Nouveau message : <text></text>',
  aPhoto: 'une photo',
  photo: 'Photo',
  you: 'Vous :',
  yours: 'Vous : <text></text>',
  sentPhoto: 'Photo de cette conversation',
  isRead: 'Vu',
  deleted: 'Compte supprimé',
  unstable:
    'La connexion est instable. Les nouveaux messages peuvent arriver avec quelques secondes de retard.',
  pending: {
    photo: 'En cours d’envoi',
    sending: 'Envoi',
    waiting: 'Pas encore envoyé. L’envoi se fera dès que vous serez de nouveau en ligne.',
    failed: 'Non envoyé. {problem}',
    unknown: 'Nous ne savons pas si ce message a été envoyé.',
    delete: 'Supprimer',
    retry: 'Réessayer',
  },
  write: {
    to: 'Message à {name}',
    placeholder: 'Écrire un message',
    send: 'Envoyer',
    empty: 'Écrivez quelque chose, ou ajoutez une photo',
    left: '{count, plural, one {{shown} caractère restant} many {{shown} de caractères restants} other {{shown} caractères restants}}',
    addPhoto: 'Ajouter une photo',
    removePhoto: 'Retirer la photo',
    notSent: 'Pas encore envoyée',
    ready: 'Prête à l’envoi',
    processing: 'Traitement…',
    uploading: 'Envoi, {percent} %',
    lostPhoto: 'La photo n’a pas pu être enregistrée. Envoyez-la de nouveau ou retirez-la.',
  },
  closed: {
    closed: 'La modération a clôturé cette conversation. Vous pouvez toujours la lire.',
    gone: 'Ce compte a été supprimé. Vous pouvez toujours lire la conversation.',
    blocked_by_you: 'Vous avez bloqué {name}. Personne ne peut plus écrire ici.',
    blocked: '{name} n’accepte pas vos messages. Vous pouvez toujours lire la conversation.',
  },
  masked: {
    sender: 'Les coordonnées restent masquées jusqu’à ce que le téléphone soit payé ici.',
    recipient:
      'Les coordonnées sont masquées jusqu’à ce que le téléphone soit payé ici. Ne payez jamais en dehors de ce site : cela pourrait être une arnaque.',
  },
  payment: {
    sender:
      'Ce message mentionne un moyen de paiement que demandent les escrocs. Seuls les paiements passés par la commande sont protégés.',
    recipient:
      'Ce message mentionne un moyen de paiement que demandent les escrocs. Payez uniquement depuis votre commande, et jamais avant d’avoir vu le téléphone.',
  },
  block: {
    action: 'Bloquer {name}',
    what: '{name} ne pourra plus vous écrire, ni sur ce téléphone ni sur un autre. Ce blocage sera visible pour vous comme pour cette personne.',
    done: 'Vous avez bloqué {name}',
    unblock: 'Débloquer',
  },
  report: {
    title: 'Signaler cette conversation',
    lead: 'Notre modération pourra alors lire cette conversation.',
    quiet: '{name} n’en saura rien.',
    thanks: 'Merci. Notre modération va examiner la conversation.',
    misleading: 'C’est une arnaque',
    offensive: 'Insultes ou menaces',
    stolen: 'Le téléphone est peut-être volé',
    other: 'Autre chose',
  },
} satisfies Translation<typeof messages>
