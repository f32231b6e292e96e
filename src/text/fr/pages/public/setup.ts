import type setup from '../../../en/pages/public/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Configurer votre site',
  lead: 'Quatre courtes étapes. Vous pourrez tout modifier ensuite, sauf la devise une fois que des téléphones sont en vente.',
  languages: 'Langue de cette page',
  demo: {
    label: 'Cela remplace la démo',
    replaced: 'Votre site prend la place de cette démo.',
    deleted:
      'Les téléphones, les personnes, les commandes, les photos et les e-mails de la démo sont supprimés, ainsi que tout ce que vous y avez essayé. Ses comptes ne fonctionnent plus.',
    catalog:
      'Le catalogue des modèles est conservé. Rien ne change tant que vous n’appuyez pas sur le bouton à la fin.',
  },
  link: {
    wrong: {
      title: 'Ce lien n’ouvre pas la configuration',
      about:
        'Un nouveau site affiche un lien à son démarrage. Il sert une fois, pendant un jour, et seul le plus récent fonctionne.',
      again:
        'Si vous gérez ce site : redémarrez-le, ou exécutez <command></command> sur sa machine, puis ouvrez le lien affiché.',
    },
    demo: {
      title: 'Ce lien n’ouvre pas votre propre site',
      about:
        'Si vous gérez cette démo : elle affiche à son démarrage un lien qui permet à votre propre site de prendre sa place. Il sert une fois, pendant un jour, et seul le plus récent fonctionne. <command></command> en affiche un nouveau.',
      stays:
        'Une démo avec DATABASE_URL, avec des photos dans un bucket ou avec DEMO=1 reste une démo. Pour votre propre site, démarrez le serveur avec DEMO=0, un DATA_DIR vide et, si vous en utilisez, une base de données et un bucket vides.',
    },
    used: {
      title: 'Ce site est déjà configuré',
      about:
        'Il a un admin, le lien ne fonctionne donc plus. Si quelqu’un a été plus rapide que vous, demandez-lui un accès.',
      login: 'Se connecter',
    },
    home: 'Aller à l’accueil',
  },
  account: {
    step: 'Votre compte',
    about:
      'Vous serez admin. Les admins gèrent le site ; pour vendre vous-même des téléphones, créez plus tard un second compte.',
    name: 'Votre nom',
    passwordHelp:
      'Les admins ont aussi besoin d’une clé d’accès ou d’une application d’authentification. Vous pourrez l’ajouter ensuite.',
  },
  shop: {
    step: 'Votre site',
    name: 'Nom du site',
    nameHelp: 'Sur chaque page, e-mail et reçu.',
    nameMissing: 'Saisissez le nom de votre site',
    color: 'Couleur d’accent',
    colorHelp: 'Pour les boutons et les liens.',
    country: 'Pays',
    chooseCountry: 'Choisissez un pays',
    currency: 'Devise',
    currencyHelp:
      'Pour tous les prix. Elle ne peut plus changer une fois qu’un téléphone est en vente.',
    languages: 'Langues',
    languagesHelp:
      'Les visiteurs en choisissent une. Les textes que vous rédigez s’affichent tels quels dans toutes.',
  },
  heldBy: 'Défini par la variable d’environnement {variable}.',
  mail: {
    step: 'E-mail',
    addressFirst: 'Saisissez d’abord votre adresse e-mail à l’étape 1.',
    accepted:
      '{server} a accepté un e-mail pour {address}. Regardez dans votre boîte de réception et dans vos spams.',
    none: 'Aucun serveur de messagerie n’est défini.',
    noneHelp:
      'Sans lui, personne ne reçoit de codes, d’e-mails de commande ni de liens pour changer de mot de passe. Définissez SMTP_URL et MAIL_FROM là où le site fonctionne, et redémarrez-le. Cela peut attendre : vous le retrouverez dans votre liste de tâches.',
    sentBy: 'Les e-mails sont envoyés par <server></server> au nom de <from></from>.',
    test: 'Envoyer un e-mail de test',
    sending: 'Envoi',
  },
  trade: {
    step: 'Paiement et livraison',
    delivery: 'Modes de livraison',
    deliveryHelp: 'Ce que les vendeurs peuvent proposer. Vous pouvez le modifier à tout moment.',
    deliveryOption: {
      both: 'Remise en main propre et envoi',
      pick_up: 'Remise en main propre uniquement',
      shipping: 'Envoi uniquement',
    },
    inPerson:
      '<b>En personne :</b> toujours possible. L’acheteur et le vendeur se rencontrent, et un code conclut la vente.',
    cardOn: '<b>Par carte :</b> activé. Stripe est connecté.',
    cardOff:
      '<b>Par carte :</b> désactivé. Il faut un compte Stripe : définissez STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY et STRIPE_WEBHOOK_SECRET, et redémarrez le site. Cela peut attendre.',
    transfer: 'Par virement',
    payee: {
      seller: {
        label: 'Au vendeur',
        help: 'Les vendeurs qui indiquent leur compte sont payés directement.',
      },
      shop: { label: 'Au site', help: 'Vous recevez l’argent et payez les vendeurs.' },
      off: { label: 'Non proposé', help: 'Les acheteurs utilisent les autres modes de paiement.' },
    },
    instructions: 'Instructions pour l’acheteur',
    instructionsHelp: 'Le compte à créditer, avec tout ce dont l’acheteur a besoin.',
    instructionsMissing: 'Saisissez le compte à créditer',
  },
  submit: 'Configurer le site',
  replace: 'Supprimer la démo et ouvrir mon site',
  busy: 'Configuration de votre site',
} satisfies Translation<typeof setup>
