import type accounts from '../../en/server/account-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  banned: {
    title: 'Votre compte a été suspendu',
    text: 'Vous ne pouvez plus vous connecter. Vos annonces ont été retirées, et les réservations non payées annulées. Les commandes en cours continuent. Si vous pensez que c’est une erreur, vous pouvez contester.',
  },
  warned: {
    title: 'La modération vous a envoyé un avertissement',
    text: 'Si cela se reproduit, votre compte pourra être suspendu.',
  },
  viewed: {
    title: 'Notre équipe a consulté votre compte',
    text: 'Du {from} au {to}, un membre de l’équipe a vu le site comme vous le voyez, avec vos commandes et vos messages. Le motif indiqué : {reason} Rien ne pouvait être modifié, et vos données de connexion, bancaires et de sécurité n’étaient pas visibles. Si vous avez des questions, contactez-nous.',
  },
  appealStaff: {
    title: 'Quelqu’un conteste une suspension',
    text: 'Lisez le recours, puis acceptez-le ou rejetez-le.',
  },
  appealReceived: {
    title: 'Nous avons reçu votre recours',
    text: 'La modération va le lire et vous envoyer sa décision par e-mail.',
  },
  appealRejected: {
    title: 'Votre recours a été rejeté',
    text: 'Votre compte reste suspendu. La modération écrit : {reason}',
  },
  unbanned: {
    title: 'Votre compte est de nouveau actif',
    text: 'Vous pouvez vous connecter et de nouveau acheter ou vendre. Les annonces retirées le restent : déposez-les de nouveau.',
    appealAccepted: 'Votre recours a été accepté. La modération écrit : {reason}',
  },
  payoutAccount: {
    title: 'Votre compte de versement a changé',
    text: 'L’argent de vos ventes ira sur un autre compte bancaire. {until, select, none {} other {Les versements sont suspendus jusqu’au {until}. }}Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe tout de suite et contactez-nous.',
  },
  newDevice: {
    title: 'Nouvelle connexion à votre compte',
    text: 'Connexion depuis {browser, select, none {un nouvel appareil} other {{browser}}} le {date}{network, select, none {} other {, réseau {network}}}. Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe et déconnectez vos autres appareils.',
  },
  webhookDisabled: {
    title: 'Un webhook a été désactivé',
    text: 'Rien n’a pu être remis à {host} pendant plusieurs jours, ou l’adresse a répondu qu’elle n’existe plus. Les nouveaux événements n’y sont plus envoyés. Vérifiez le destinataire, puis réactivez le webhook et envoyez ce qui a été manqué.',
  },
  apiKey: {
    title: 'Nouvelle clé API',
    text: 'La clé API {keyName} a été créée pour votre compte{browser, select, none {} other { avec {browser}}}. Un programme qui la possède peut agir à votre place. Si c’était vous, vous n’avez rien à faire. Sinon, révoquez-la et changez votre mot de passe.',
  },
  claimApproved: {
    title: 'Votre demande pour un téléphone a été acceptée',
    text: 'Nous avons accepté votre demande. Vous pouvez ajouter des réparations au passeport de l’appareil et le télécharger.',
  },
  claimRejected: {
    title: 'Votre demande pour un téléphone a été refusée',
    text: 'Nous n’avons pas pu confirmer que le téléphone est à vous.{reason, select, none {} other { {reason}}}',
  },
  dataReady: {
    title: 'Vos données sont prêtes',
    text: 'Téléchargez-les dans les paramètres avant le {until}.',
  },
  contactMessage: {
    title: 'Nouveau message reçu par la page de contact',
    text: 'Lisez le message et répondez par e-mail. Marquez-le ensuite comme traité.',
  },
} satisfies Translation<typeof accounts>
