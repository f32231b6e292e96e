import type seller from '../../../en/pages/public/seller.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description:
    'Téléphones d’occasion vendus par {name} : annonces en cours, ventes passées et avis.',
  descriptionOf:
    'Téléphones d’occasion vendus par {name}, {place} : annonces en cours, ventes passées et avis.',
  edit: 'Modifier votre nom et votre photo',
  away: 'En vacances jusqu’au <day></day>. Ses téléphones seront remis en vente ensuite.',
  since: 'Membre depuis {month}',
  answers: {
    hour: 'Répond en général dans l’heure',
    hours:
      'Répond en général sous {count, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}}',
    day: 'Répond en général sous un jour',
    days: 'Répond en général sous {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}',
    slow: 'Met en général plus d’une semaine à répondre',
  },
  followers:
    '{count, plural, one {{shown} abonné} many {{shown} d’abonnés} other {{shown} abonnés}}',
  usually: 'En général : {promised}',
  level: {
    new: 'Pas encore de vente qui compte, ou une moyenne de moins de {stars} étoiles à partir de {ratings} avis.',
    proven:
      'Au moins une vente. À partir de {ratings} avis, une moyenne d’au moins {stars} étoiles.',
    trusted:
      'Au moins {sales} ventes, un compte d’au moins {days} jours, et aucune annonce supprimée par la modération. À partir de {ratings} avis, une moyenne d’au moins {stars} étoiles.',
    counted:
      'Les ventes payées sur le site comptent ; celles payées en espèces comptent dès que trois personnes différentes ont acheté.',
  },
  elsewhere: {
    label: 'Sur d’autres sites',
    from: 'Sur {shop} : {sales}, {reviews}',
    sales: '{count, plural, one {{shown} vente} many {{shown} de ventes} other {{shown} ventes}}',
    average: '{average} sur 5 ({reviews})',
    none: 'aucun avis',
    note: 'Signé par ces sites, non vérifié ici. Ne compte ni pour le niveau ni pour les avis de cette page.',
  },
  sold: '{count, plural, one {{shown} téléphone vendu} many {{shown} de téléphones vendus} other {{shown} téléphones vendus}}',
  noReviews: 'Pas encore d’avis',
  reviews: '{count, plural, one {{shown} avis} many {{shown} d’avis} other {{shown} avis}}',
  onSale: {
    title: 'Téléphones en vente',
    search: 'Rechercher et filtrer',
    none: '<name></name> n’a rien en vente pour l’instant.',
    shown: '{shown} sur {total}',
    more: 'Afficher plus de téléphones',
    loading: 'Chargement des téléphones',
  },
  recentlySold: 'Vendus récemment',
  ratings: {
    title: 'Avis',
    none: 'Pas encore d’avis sur <name></name>. Acheteur et vendeur peuvent en laisser un après une vente.',
  },
  checks: {
    title: 'Ce que nous savons de ce vendeur',
    documents: 'Nous ne vérifions pas les pièces d’identité.',
    email: {
      yes: 'Adresse e-mail confirmée',
      yesText: 'Le lien que nous y avons envoyé a été ouvert.',
      no: 'Adresse e-mail non confirmée',
      noText: 'Le lien de confirmation n’a pas encore été ouvert.',
    },
    number: {
      yes: 'Numéro de téléphone confirmé',
      yesText: 'Le code que nous y avons envoyé par SMS a été saisi.',
      no: 'Pas de numéro de téléphone confirmé',
      noText: 'Aucun code reçu par SMS n’a encore été saisi.',
    },
    payout: {
      yes: 'Compte de versement connecté',
      yesText: 'Le prestataire de paiement a accepté son compte et y fait les versements.',
      no: 'Pas encore de compte de versement',
      noText: 'L’argent d’une vente est conservé jusqu’à ce qu’un compte soit connecté.',
    },
    photographed:
      '{count, plural, one {{shown} téléphone photographié avec un code} many {{shown} de téléphones photographiés avec un code} other {{shown} téléphones photographiés avec un code}}',
    notPhotographed: 'Aucun téléphone photographié avec un code',
    photographedText:
      'Une photo du téléphone avec notre code à usage unique montre que le vendeur l’avait en main.',
    sales:
      '{count, plural, one {{shown} téléphone vendu ici} many {{shown} de téléphones vendus ici} other {{shown} téléphones vendus ici}}',
    noSales: 'Pas encore de vente',
    salesText: 'Ventes conclues qui comptent pour le niveau. Membre depuis {month}.',
  },
  follow: {
    logIn: 'Se connecter pour suivre',
    follow: 'Suivre',
    following: 'Suivi',
    followName: 'Suivre {name}',
    unfollowName: 'Ne plus suivre {name}',
    done: 'Nous vous préviendrons quand {name} mettra un téléphone en vente',
    stopped: 'Vous ne suivez plus {name}',
  },
  report: 'Signaler ce vendeur',
  trader: {
    title: 'Vendeur professionnel',
    text: 'Ce vendeur agit en tant que professionnel et a indiqué ces informations. Il a confirmé ne proposer que des produits conformes au droit de l’Union européenne.',
    company: 'Entreprise',
    form: 'Forme juridique',
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Numéro de téléphone',
    register: 'Registre du commerce',
    vat: 'Numéro de TVA',
  },
} satisfies Translation<typeof seller>
