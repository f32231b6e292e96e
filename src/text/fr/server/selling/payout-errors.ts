import type payoutErrors from '../../../en/server/selling/payout-errors.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupWaits: 'En attente de la configuration de vos versements',
  shopCheck: 'En attente d’une vérification par le site',
  bankAccount: 'Un compte bancaire',
  providerTerms: 'L’acceptation des conditions du prestataire',
  proofOfIdentity: 'Une preuve de votre identité',
  detailsYou: 'Des informations sur vous',
  detailsCompany: 'Des informations sur votre entreprise',
  detailsRepresentative: 'Des informations sur le représentant de votre entreprise',
  whatYouSell: 'Ce que vous vendez',
  personOrCompany: 'Votre statut : particulier ou entreprise',
  furtherDetails: 'D’autres informations',
  severalDisputed:
    'Plusieurs de vos ventes sont contestées. L’argent est versé quand les litiges sont tranchés.',
  saleChecked: 'Le site vérifie cette vente avant le versement.',
  accountChanged:
    'Votre compte de versement a changé. Les versements sont alors suspendus un certain temps.',
  manySales:
    'Beaucoup de ventes en un jour pour un nouveau vendeur : le site les vérifie avant le versement.',
  firstSales:
    'L’argent de vos {number} premières ventes est versé {time} plus tard que pour les autres.',
  sellersFirstSales:
    'L’argent des {number} premières ventes d’un vendeur est versé {time} plus tard que pour les autres.',
  sellerDisputed:
    'Plusieurs ventes de ce vendeur font l’objet d’un litige. Le versement attend les décisions.',
  sellerAccountChanged:
    'Le vendeur a changé de compte de versement. Les versements sont ensuite suspendus un certain temps.',
  noSetup: 'Le vendeur n’a pas configuré les versements.',
  providerMissing: 'Le prestataire n’est pas configuré.',
  bankDisputes: 'La banque conteste le paiement.',
  paidLater: 'Le versement est différé.',
  payAtMeeting: 'Ici, les acheteurs paient au rendez-vous : il n’y a donc rien à verser.',
  providerRefuses: 'Le prestataire de paiement ne peut pas ouvrir de compte pour vous.',
  providerSilent: 'Le prestataire de paiement ne répond pas. Réessayez dans une minute.',
} satisfies Translation<typeof payoutErrors>
