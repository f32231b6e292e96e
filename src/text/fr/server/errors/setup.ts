import type setup from '../../../en/server/errors/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupLinkWrong:
    'Ce lien ne fonctionne pas. Chaque lien sert une fois, pendant {number} heures, tant qu’il n’y en a pas de plus récent. Redémarrez le site et ouvrez le lien qu’il affiche.',
  setupLinkAgain: 'Ouvrez de nouveau le lien de configuration',
  setupDone: 'Ce site est déjà configuré. Connectez-vous.',
  setupFailed:
    'Le site n’a pas pu être créé et la démo n’a pas changé. Le journal du serveur dit pourquoi.',
  setupEmailTaken:
    'Un compte utilise déjà cette adresse. Prenez-en une autre, ou donnez le rôle d’admin à ce compte avec `make-admin`',
  mailRefused:
    '{server} n’a pas accepté l’e-mail : {reason}. Corrigez SMTP_URL et MAIL_FROM, puis redémarrez le site.',
  mailNotWritten: 'L’e-mail n’a pas pu être écrit : {reason}.',
  settingTextMissing: 'Saisissez un texte',
  settingColor: 'Saisissez une couleur comme #cf3a1d',
  settingColorTooLight:
    'Le texte blanc se lit mal sur cette couleur. Choisissez-en une plus foncée',
  settingInstructions: 'Saisissez des instructions pour les acheteurs qui paient le site',
  settingPaidShipping:
    'Avec l’envoi seul, les acheteurs doivent pouvoir payer avant l’expédition du téléphone. Connectez Stripe ou proposez d’abord le virement',
} satisfies Translation<typeof setup>
