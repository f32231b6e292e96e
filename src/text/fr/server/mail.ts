import type mail from '../../en/server/mail.ts'
import type { Translation } from '../../translation.ts'

export default {
  hello: 'Bonjour {name},',
  helloAnyone: 'Bonjour,',
  sentBy: 'Envoyé par {shop}, le site de téléphones d’occasion.',
  confirm: {
    subject: '{code} est votre code {shop}',
    heading: 'Confirmez votre adresse e-mail',
    new: 'Confirmez cette adresse pour acheter, vendre et envoyer des messages sur {shop}.',
    change: 'Cette adresse a été saisie comme nouvelle adresse e-mail d’un compte {shop}.',
    code: 'Saisissez le code {code}, ou ouvrez le lien. Les deux sont valables {hours, plural, one {{count} heure} many {{count} d’heures} other {{count} heures}}.',
    button: 'Confirmer cette adresse',
    ignore:
      'Vous n’avez rien demandé ? Ignorez cet e-mail : il ne se passe rien sans le code ou le lien.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe',
    request:
      'Nous avons reçu une demande de réinitialisation de votre mot de passe {shop}. Ce lien est valable {hours, plural, one {{count} heure} many {{count} d’heures} other {{count} heures}}.',
    button: 'Choisir un nouveau mot de passe',
    ignore: 'Vous n’avez rien demandé ? Ignorez cet e-mail. Votre mot de passe n’a pas changé.',
  },
  unsubscribe: {
    title: 'Vous désabonner des {emails} ?',
    text: 'Vous pouvez les réactiver à tout moment dans vos paramètres de notification.',
    button: 'Se désabonner',
    done: 'C’est fait',
    doneText:
      'Vous ne recevrez plus d’{emails}. Vous pouvez les réactiver à tout moment dans vos paramètres de notification.',
    invalid: 'Ce lien n’est pas valable',
    invalidText:
      'Ouvrez de nouveau le lien de l’e-mail, ou changez vos paramètres de notification après connexion.',
  },
  unread: {
    subject: '{sender} vous a écrit : {phone}',
    heading:
      '{count, plural, one {Nouveau message : {sender}} many {{shown} de messages non lus : {sender}} other {{shown} messages non lus : {sender}}}',
    text: '{sender} vous a écrit au sujet de ce téléphone : {phone}.',
    photo: 'Une photo',
    button: 'Ouvrir les messages',
    note: 'Répondez sur {shop}. Les réponses à cet e-mail ne sont pas lues.',
  },
  renewal: {
    one: {
      subject: 'Votre annonce {phone} expire bientôt',
      text: 'Elle expire le {date}. Toujours en vente ? Renouvelez-la pour {days, plural, one {{count} jour} many {{count} de jours} other {{count} jours}} de plus.',
    },
    many: {
      subject: 'Vos annonces expirent bientôt ({shown})',
      text: 'Toujours en vente ? Renouvelez chacune pour {days, plural, one {{count} jour} many {{count} de jours} other {{count} jours}} de plus.',
    },
    expires: 'Expire le {date}',
    button: 'Renouveler l’annonce',
    sold: 'Vendu ailleurs ? Vous n’avez rien à faire.',
  },
  ifYou: 'Si c’était vous, il n’y a rien à faire.',
  contact: 'Nous contacter',
  notYou: 'Ce n’était pas vous ? Écrivez-nous tout de suite.',
  knownAddress: {
    subject: 'Vous avez déjà un compte {shop}',
    signUp:
      'Quelqu’un a voulu créer un compte {shop} avec cette adresse, qui en a déjà un. Rien n’a changé.',
    change:
      'Quelqu’un a saisi cette adresse comme nouvelle adresse e-mail d’un autre compte {shop}. Une adresse ne peut avoir qu’un compte : rien n’a donc changé.',
    text: 'Si c’était vous, connectez-vous à votre compte. Si vous avez oublié le mot de passe, choisissez-en un nouveau.',
    ignore:
      'Ce n’était pas vous ? Ignorez cet e-mail. Personne d’autre ne peut utiliser votre compte.',
  },
  addressChanges: {
    subject: 'Votre adresse e-mail est sur le point de changer',
    text: 'Quelqu’un qui connaît votre mot de passe a demandé à remplacer l’adresse e-mail de votre compte {shop} par {email}.',
    confirm: 'Si c’était vous, confirmez-le avec l’e-mail envoyé à la nouvelle adresse.',
    button: 'Bloquer le changement',
    note: 'Ce n’était pas vous ? Bloquez le changement : tous les appareils sont déconnectés. Choisissez ensuite un nouveau mot de passe.',
  },
  addressChanged: {
    subject: 'Votre adresse e-mail a changé',
    text: 'Vous vous connectez maintenant à {shop} avec {email}. Cette adresse n’est plus celle de votre compte.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    text: 'Le mot de passe de votre compte {shop} a été changé, et tous les autres appareils ont été déconnectés.',
    button: 'Réinitialiser le mot de passe',
    note: 'Ce n’était pas vous ? Réinitialisez votre mot de passe maintenant : cela déconnecte tous les appareils, y compris celui de la personne qui l’a changé.',
  },
  loginMethod: {
    googleLinked: {
      subject: 'Un compte Google a été associé à votre compte',
      text: 'Vous pouvez maintenant vous connecter à votre compte {shop} avec le compte Google {name}.',
    },
    googleUnlinked: {
      subject: 'Votre compte Google a été dissocié',
      text: 'Le compte Google {name} ne permet plus de se connecter à votre compte {shop}.',
    },
    passkeyAdded: {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      text: 'La clé d’accès « {name} » a été ajoutée à votre compte {shop}. Elle permet de se connecter à la place du mot de passe.',
    },
    passkeyRemoved: {
      subject: 'Une clé d’accès a été retirée de votre compte',
      text: 'La clé d’accès « {name} » a été retirée de votre compte {shop}. Elle ne permet plus de se connecter.',
    },
    button: 'Vérifier les moyens de connexion',
    note: 'Ce n’était pas vous ? Réinitialisez votre mot de passe, ce qui déconnecte tous les appareils, puis retirez dans les paramètres tout ce que vous ne reconnaissez pas.',
  },
  payoutAccount: {
    subject: '{shop} : votre compte de versement a changé',
    text: 'L’argent de vos ventes ira sur un autre compte bancaire. Cette adresse était celle de votre compte jusqu’à récemment : nous vous prévenons donc aussi ici.',
    onHold:
      'Les versements sont suspendus pendant {hours, plural, one {{count} heure} many {{count} d’heures} other {{count} heures}}.',
  },
  deleted: {
    subject: 'Votre compte a été supprimé',
    text: 'Votre compte {shop} et vos données personnelles ont été supprimés. La trace de vos commandes est conservée sans votre nom, comme la loi l’exige.',
    seller:
      'Ce que la loi demande aux sites de conserver sur les vendeurs figure dans notre politique de confidentialité.',
    notYou: 'Si vous ne l’avez pas demandé, contactez-nous.',
  },
} satisfies Translation<typeof mail>
