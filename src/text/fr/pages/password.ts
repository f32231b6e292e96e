import type password from '../../en/pages/password.ts'
import type { Translation } from '../../translation.ts'

export default {
  forgot: {
    pageTitle: 'Mot de passe oublié',
    description: 'Demandez un lien pour réinitialiser votre mot de passe.',
    title: 'Mot de passe oublié ?',
    lead: 'Saisissez votre adresse e-mail : nous vous enverrons un lien de réinitialisation.',
    leadWithoutMail:
      'Ce site ne peut pas envoyer d’e-mails. Saisissez votre adresse pour créer un lien de réinitialisation, puis demandez-le aux gérants du site.',
    back: 'Retour à la connexion',
    promise: 'Nous ne demandons jamais votre mot de passe par e-mail ou par téléphone.',
    emailHelp: 'L’adresse avec laquelle vous avez créé votre compte.',
    submit: 'Envoyer le lien',
    busy: 'Envoi du lien',
    sentTitle: 'Consultez vos e-mails',
    sent: 'S’il existe un compte pour <address></address>, nous y avons envoyé un lien. Il est valable {hours, plural, one {{count} heure} many {{count} d’heures} other {{count} heures}}.',
    other: 'Utiliser une autre adresse',
    outbox: 'Cette démo n’envoie pas d’e-mails. Vous pouvez les lire ici, sur une page.',
    openOutbox: 'Ouvrir la boîte d’envoi',
    withoutMailTitle: 'Demandez aux gérants de ce site',
    withoutMail:
      'Ce site ne peut pas envoyer d’e-mails. S’il existe un compte pour <address></address>, son lien de réinitialisation est maintenant sur le serveur du site, où les gérants peuvent le trouver pour vous. Il est valable {hours, plural, one {{count} heure} many {{count} d’heures} other {{count} heures}}.',
    contact: 'Contact',
  },
  reset: {
    pageTitle: 'Nouveau mot de passe',
    title: 'Choisissez un nouveau mot de passe',
    field: 'Nouveau mot de passe',
    help: 'Au moins {min} caractères. Tous vos appareils seront déconnectés.',
    submit: 'Enregistrer',
    busy: 'Enregistrement',
    done: 'Mot de passe modifié. Connectez-vous avec le nouveau.',
    goneTitle: 'Ce lien n’est plus valable',
    gone: 'Un lien de réinitialisation ne sert qu’une fois et reste valable {hours, plural, one {{count} heure} many {{count} d’heures} other {{count} heures}}. Votre mot de passe n’a pas changé.',
    again: 'Demander un nouveau lien',
  },
} satisfies Translation<typeof password>
