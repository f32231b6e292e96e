import type shopSettings from '../../../en/pages/console/shopSettings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Ce que vous enregistrez ici vaut sur toutes les pages en une seconde. Le journal montre qui a changé quoi.',
  loading: 'paramètres',
  sections: 'Paramètres par sujet',
  hasUnsaved: '<hidden>contient des modifications non enregistrées</hidden>',
  section: {
    shop: 'Site',
    appearance: 'Apparence',
    contact: 'Contact',
    trade: 'Ventes',
    tax: 'TVA',
    accounts: 'Comptes',
    backups: 'Sauvegardes',
    notices: 'Messages du site',
  },
  about: {
    shop: 'Son nom, où il exerce, et les langues qu’il propose.',
    appearance: 'Couleur, logo et icône des pages, des e-mails et des reçus.',
    contact: 'Comment vous joindre, et qui gère le site.',
    trade:
      'Commissions, modes de paiement et de livraison, versements, et vérification des annonces.',
    tax: 'TVA sur les commissions que paient les vendeurs.',
    accounts:
      'Qui peut créer un compte, comment l’équipe se connecte, et combien de temps les données sont conservées.',
    backups: 'Quand toutes les données sont copiées, et où.',
    notices: 'Ce que tout le monde lit en haut des pages, et la mise en pause du site.',
  },
  save: 'Enregistrer',
  saving: 'Enregistrement',
  saved: 'Paramètres enregistrés',
  unchanged: 'Rien n’a changé',
  unsaved:
    '{count, plural, one {{shown} modification non enregistrée} many {{shown} de modifications non enregistrées} other {{shown} modifications non enregistrées}}',
  discard: 'Abandonner',
  held: 'Défini par la variable d’environnement <code></code>. Retirez-la pour le modifier ici.',
  somebody: 'Quelqu’un d’autre',
  otherValue: '<name></name> a enregistré une autre valeur : <value></value>',
  empty: 'vide',
  saveAgain: 'Enregistrez de nouveau pour la remplacer par la vôtre.',
  takeSaved: 'Prendre la valeur enregistrée',
  notGiven: 'Non indiqué',
  on: 'Activé',
  off: 'Désactivé',
  pickColor: 'Choisir une couleur',
  unit: { '%': '%', days: 'jours', hours: 'heures' },
  contrast: {
    buttonLight: 'Bouton, thème clair : {ratio} : 1',
    buttonDark: 'Bouton, thème sombre : {ratio} : 1',
    linkLight: 'Lien, thème clair : {ratio} : 1',
    linkDark: 'Lien, thème sombre : {ratio} : 1',
    tooLow: 'Trop faible',
  },
  check: {
    number: 'Saisissez un nombre',
    color: 'Saisissez une couleur comme #cf3a1d',
    contrast: 'Un texte blanc sur cette couleur se lit mal. Choisissez une couleur plus foncée.',
  },
  image: {
    replace: 'Remplacer l’image',
    choose: 'Choisir une image',
    tooLarge: 'Le fichier est trop lourd. {max} Mo au maximum.',
    saved: '{label} : enregistré',
    removed: '{label} : retiré',
    other:
      '<name></name> a enregistré une autre image, affichée ci-dessous. Celle-ci est la vôtre.',
    useMine: 'Utiliser la mienne',
    keep: 'Garder celle enregistrée',
    remove: {
      logo: 'Retirer le logo',
      logoDark: 'Retirer le logo du thème sombre',
      icon: 'Retirer l’icône',
    },
    light: '{label}, thème clair',
    dark: '{label}, thème sombre',
  },
  currencyLocked: 'La devise ne peut plus changer une fois qu’un téléphone a été mis en vente',
  setting: {
    name: {
      label: 'Nom du site',
      help: 'Dans l’en-tête, les titres de pages, les e-mails, les reçus et les passeports.',
    },
    country: {
      label: 'Pays',
      help: 'Où le site exerce : le premier choix pour les adresses, l’envoi et les numéros de téléphone.',
    },
    currency: {
      label: 'Devise',
      help: 'Pour tous les prix. Elle ne peut plus changer une fois qu’un téléphone a été mis en vente.',
    },
    timeZone: {
      label: 'Fuseau horaire',
      help: 'Pour les heures dans les e-mails, sur les reçus et dans les rapports, pour ceux qui n’ont pas choisi le leur.',
    },
    languages: {
      label: 'Langues',
      help: 'Les visiteurs choisissent leur langue dans le pied de page. L’anglais est toujours proposé. Les textes que vous écrivez s’affichent tels quels dans toutes les langues.',
    },
    accentColor: { label: 'Couleur d’accent', help: 'Pour les boutons et les liens.' },
    logo: {
      label: 'Logo',
      help: 'À la place du nom dans l’en-tête, dans les e-mails, sur les reçus et sur les cartes que montrent les réseaux sociaux.',
    },
    logoDark: {
      label: 'Logo pour le thème sombre',
      help: 'Sans lui, le logo y est posé sur un fond blanc.',
    },
    icon: {
      label: 'Icône',
      help: 'Carrée, pour les onglets du navigateur et les écrans d’accueil. Sans elle, elle est tirée du logo.',
    },
    offlinePages: {
      label: 'Pages hors ligne et notifications push',
      help: 'Les navigateurs gardent les pages publiques ouvertes, et affichent des notifications à ceux qui les activent. Si c’est désactivé, les navigateurs suppriment les pages, et personne n’est prévenu sur un appareil.',
    },
    contactEmail: {
      label: 'Adresse e-mail',
      help: 'Affichée sur la page de contact, qui y envoie aussi les messages.',
    },
    contactAddress: {
      label: 'Nom et adresse de l’exploitant',
      help: 'Affichés sur la page de contact et sur les reçus.',
    },
    socialLinks: {
      label: 'Profils sur les réseaux sociaux',
      help: 'Des adresses qui commencent par https://, affichées dans le pied de page.',
    },
    feePercent: {
      label: 'Commission en pourcentage',
      help: 'Du prix d’un téléphone payé en ligne.',
    },
    feeFixed: { label: 'Commission fixe', help: 'S’y ajoute pour chaque téléphone.' },
    transferPayee: {
      label: 'Paiement par virement',
      help: 'En dehors du paiement en ligne de ce site.',
    },
    transferName: {
      label: 'Nom de ce mode de paiement',
      help: 'Si les acheteurs paient le site.',
    },
    transferInstructions: {
      label: 'Instructions pour l’acheteur',
      help: 'Si les acheteurs paient le site : le compte à créditer.',
    },
    deliveryMethods: {
      label: 'Modes de livraison',
      help: 'Ce que les vendeurs peuvent proposer. Les commandes existantes gardent le mode de leur réservation.',
    },
    newSellerPayoutDays: {
      label: 'Délai de versement des nouveaux vendeurs',
      help: 'Après la livraison, pour les premières ventes d’un vendeur.',
    },
    payoutChangeHours: {
      label: 'Délai de versement après un changement de compte bancaire',
      help: 'Le temps de remarquer que quelqu’un d’autre l’a changé.',
    },
    moderation: {
      label: 'Vérification des nouvelles annonces',
      help: 'Les règles de risque peuvent retenir une annonce dans les deux cas.',
    },
    chargesVat: {
      label: 'TVA sur les commissions',
      help: 'Les commissions restent les mêmes : elles comprennent alors la TVA, que les relevés et reçus des vendeurs indiquent.',
    },
    vatPercent: {
      label: 'Taux de TVA',
      help: 'Pour les commissions prélevées à partir de maintenant. Les précédentes gardent leur taux.',
    },
    vatNumber: {
      label: 'Numéro de TVA du site',
      help: 'Avec le code du pays, comme FR40303265045. Un vendeur professionnel avec un numéro de TVA d’un autre pays de l’UE paie alors ses commissions sans TVA (autoliquidation).',
    },
    registration: {
      label: 'Nouveaux comptes',
      help: 'Ceux qui ont un compte peuvent toujours se connecter.',
    },
    staffSecondFactorDays: {
      label: 'Délai de l’équipe pour la connexion en deux étapes',
      help: 'Passé ce délai, les pages d’administration ne s’ouvrent plus sans elle.',
    },
    smsDailyLimit: {
      label: 'SMS par jour',
      help: 'Le maximum que ce site envoie pour confirmer des numéros de téléphone.',
    },
    smsCountries: {
      label: 'Pays des numéros de téléphone',
      help: 'Des codes de deux lettres comme FR. Si aucun n’est indiqué, les numéros de tous les pays peuvent être confirmés.',
    },
    eventKeepDays: {
      label: 'Jours de conservation des événements',
      help: 'Sauf ceux des commandes, qui restent.',
    },
    mailKeepDays: {
      label: 'Jours d’affichage des e-mails envoyés',
      help: 'Sans leur texte, supprimé à l’envoi.',
    },
    backupTarget: {
      label: 'Sauvegardes programmées',
      help: 'Chaque sauvegarde est un fichier du dossier « backups », avec la base de données, les photos et les clés. Copiez les sauvegardes du serveur sur une autre machine : elles sont perdues si son disque tombe en panne.',
    },
    backupTime: {
      label: 'Heure',
      help: 'Pour une sauvegarde par jour, dans le fuseau horaire du site. Laissez vide pour définir plutôt les heures entre les sauvegardes.',
    },
    backupEveryHours: {
      label: 'Heures entre les sauvegardes',
      help: 'Utilisé quand aucune heure n’est définie.',
    },
    backupKeep: {
      label: 'Sauvegardes à garder',
      help: 'Les plus anciennes sont supprimées après chaque sauvegarde programmée.',
    },
    announcement: {
      label: 'Message en haut des pages',
      help: 'Affiché en haut de chaque page. Les adresses web y deviennent des liens.',
    },
    maintenance: { label: 'Mode maintenance', help: 'Seule l’équipe peut utiliser le site.' },
    maintenanceText: {
      label: 'Message de maintenance',
      help: 'Ce que lisent les visiteurs pendant ce temps. Les adresses web y deviennent des liens.',
    },
  },
  option: {
    transferPayee: {
      off: 'Non proposé',
      seller: 'Les acheteurs paient le vendeur',
      shop: 'Les acheteurs paient le site',
    },
    deliveryMethods: {
      both: 'Remise en main propre et envoi',
      pick_up: 'Remise en main propre uniquement',
      shipping: 'Envoi uniquement',
    },
    moderation: { post: 'Après leur publication', pre: 'Avant leur publication' },
    registration: {
      open: 'Tout le monde peut créer un compte',
      invitation: 'Seulement sur invitation',
      closed: 'Personne ne peut créer de compte',
    },
    backupTarget: {
      off: 'Désactivées',
      folder: 'Sur ce serveur, dans son dossier de données',
      bucket: 'Dans le bucket S3',
    },
  },
} satisfies Translation<typeof shopSettings>
