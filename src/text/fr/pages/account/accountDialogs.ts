import type accountDialogs from '../../../en/pages/account/accountDialogs.ts'
import type { Translation } from '../../../translation.ts'
import passkeyErrors from '../../parts/passkeyErrors.ts'

export default {
  passkeyErrors,
  code: {
    form: 'Confirmez votre adresse e-mail',
    label: 'Code à six chiffres',
    invalid: 'Saisissez les six chiffres',
    submit: 'Confirmer',
    checking: 'Vérification',
    resend: 'Renvoyer',
    sending: 'Envoi',
    done: 'Adresse e-mail confirmée',
    sent: 'Nous avons envoyé un nouveau code à {address}',
  },
  strip: {
    label: 'Confirmation de l’adresse e-mail',
    text: '<strong>Confirmez votre adresse e-mail pour acheter, vendre et envoyer des messages.</strong> Saisissez le code que nous avons envoyé à <address></address>, ou <link>changez d’adresse</link>.',
  },
  dialog: {
    title: 'Confirmez votre adresse e-mail',
    text: 'Saisissez les six chiffres que nous avons envoyés à <address></address>. Vous pourrez ensuite reprendre où vous en étiez.',
    noEmail: 'Pas d’e-mail ? Regardez dans vos spams, ou <link>changez d’adresse</link>.',
  },
  proof: {
    title: 'Confirmez que c’est vous',
    text: 'Votre connexion n’est plus toute récente. Pour protéger votre compte, confirmez que c’est bien vous avant de continuer.',
    passkey: 'Utiliser une clé d’accès',
    passkeyBusy: 'En attente de votre clé d’accès',
    password: 'Mot de passe',
    required: 'Saisissez votre mot de passe',
    submit: 'Confirmer',
    checking: 'Vérification',
    retry: 'Réessayer',
    google: 'Continuer avec Google',
    opening: 'Ouverture de Google',
    newTab: 'Google s’ouvre dans un nouvel onglet. Choisissez le compte que vous utilisez ici.',
    opened:
      'Connectez-vous avec Google dans le nouvel onglet, puis revenez ici. La suite se fait alors ici automatiquement.',
    blocked:
      'Votre navigateur a bloqué le nouvel onglet. Autorisez les fenêtres pop-up pour cette page et réessayez.',
  },
} satisfies Translation<typeof accountDialogs>
