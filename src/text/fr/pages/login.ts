import type login from '../../en/pages/login.ts'
import type { Translation } from '../../translation.ts'
import passkeyErrors from '../parts/passkeyErrors.ts'

export default {
  title: 'Connexion',
  description: 'Connectez-vous pour réserver un téléphone ou vendre le vôtre.',
  lead: 'Bon retour parmi nous.',
  leadBack: 'Connectez-vous pour reprendre où vous en étiez.',
  new: 'Pas encore de compte ? <link>Créer un compte</link>',
  newClosed: 'Ce site n’accepte pas de nouveaux comptes pour le moment.',
  newByInvitation:
    'Les nouveaux comptes se font sur invitation. Ouvrez le lien de la vôtre pour créer un compte.',
  promise:
    'Un téléphone réservé est mis de côté pour vous, et vous ne donnez votre code qu’une fois le téléphone en main.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  emailRequired: 'Saisissez votre adresse e-mail',
  passwordRequired: 'Saisissez votre mot de passe',
  forgot: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  busy: 'Connexion',
  checking:
    'Quelqu’un a essayé beaucoup de mots de passe pour ce compte. Nous vérifions votre navigateur, cela prend quelques secondes.',
  appeal: 'Contester cette décision',
  done: 'Connexion réussie',
  passkey: 'Utiliser une clé d’accès',
  passkeyBusy: 'En attente de votre clé d’accès',
  passkeyErrors,
  google: 'Continuer avec Google',
  googleBusy: 'Ouverture de Google',
  googleOff: 'La connexion avec Google n’est pas configurée ici.',
  googleDemo: 'Cette démo simule Google. Pas besoin d’un vrai compte.',
  googleTerms:
    'Si vous n’avez pas encore de compte, en continuant avec Google vous acceptez : <terms></terms> (nouvel onglet).',
  secondStep: {
    title: 'Connexion en deux étapes',
    lead: 'Encore une étape, pour que personne d’autre ne puisse se connecter.',
    code: 'Code',
    codeHelp: 'Les 6 chiffres que votre application d’authentification affiche pour ce site.',
    codeRequired: 'Saisissez le code',
    recovery: 'Code de secours',
    recoveryHelp: 'L’un des codes enregistrés lors de l’activation. Chacun ne sert qu’une fois.',
    useRecovery: 'Utiliser un code de secours',
    useApp: 'Utiliser plutôt l’application',
    usePasskey: 'Utiliser plutôt une clé d’accès',
    trust:
      'Faire confiance à cet appareil pendant {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}. Seulement si personne d’autre ne l’utilise.',
    passkey: 'Utiliser une clé d’accès',
    submit: 'Se connecter',
    busy: 'Vérification',
    cancel: 'Annuler',
  },
  googleErrors: {
    access_denied: 'Vous avez annulé la connexion avec Google. Rien n’a changé.',
    account_not_linked:
      'Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec son mot de passe.',
    email_not_found:
      'Google n’a pas transmis d’adresse e-mail : nous ne pouvons donc pas créer de compte.',
    google_unreachable: 'Google ne répond pas. Réessayez plus tard, ou connectez-vous autrement.',
    invitation_required:
      'Il faut une invitation pour créer un compte ici. Ouvrez le lien de votre invitation ; elle a peut-être expiré ou déjà servi.',
    registration_closed: 'Ce site n’accepte pas de nouveaux comptes pour le moment.',
    invalid_code: 'La réponse de Google a expiré. Réessayez.',
    please_restart_the_process: 'La connexion avec Google a pris trop de temps. Réessayez.',
    signup_disabled: 'On ne peut pas créer de compte avec Google ici.',
    state_mismatch: 'La connexion avec Google a été commencée dans une autre fenêtre. Réessayez.',
    state_not_found: 'La connexion avec Google a pris trop de temps. Réessayez.',
    unable_to_create_user: 'Nous n’avons pas pu créer de compte à partir de votre profil Google.',
    unable_to_link_account:
      'Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec son mot de passe.',
    other: 'La connexion avec Google a échoué : {reason}',
  },
  and: ' et ',
} satisfies Translation<typeof login>
