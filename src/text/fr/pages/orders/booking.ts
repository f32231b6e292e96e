import type booking from '../../../en/pages/orders/booking.ts'
import type { Translation } from '../../../translation.ts'
import checkout from '../../parts/checkout.ts'
import payment from '../../parts/payment.ts'

export default {
  checkout,
  payment,
  form: 'Livraison',
  question: 'Comment voulez-vous recevoir votre téléphone ?',
  required: 'Choisissez la remise en main propre ou l’envoi',
  pickUp: {
    label: 'Remise en main propre',
    help: 'Rencontrez <name></name> et essayez le téléphone.',
    helpPaid:
      'Rencontrez <name></name> et essayez le téléphone avant que votre paiement soit versé.',
    only: 'Vous récupérez le téléphone en main propre, auprès du vendeur : <name></name>.',
    notShipped: 'Il ne peut pas être envoyé, car on ne peut pas le payer ici avant l’envoi.',
  },
  shipping: {
    label: 'Me l’envoyer',
    help: 'Vous payez avant l’envoi, et avez {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} pour le vérifier.',
    only: '<name></name> envoie ce téléphone. Pas de remise en main propre.',
    notPayable:
      'Ce téléphone est proposé uniquement en livraison, et on ne peut pas le payer ici avant l’envoi. Écrivez au vendeur ou annulez.',
  },
  privacy:
    '{name} voit votre adresse une fois que vous avez payé. Nous la supprimons {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} après la fin de la commande.',
  saved: 'Adresses enregistrées',
  save: 'Enregistrer cette adresse pour d’autres commandes',
  notSaved: 'L’adresse n’a pas pu être enregistrée pour d’autres commandes.',
  cost: {
    none: '<name></name> n’envoie pas dans ce pays : {place}.',
    free: 'Livraison gratuite : {place}',
    amount: 'Frais de port ({place}) : {amount}',
    total: 'Vous payez {amount} au total.',
    handling:
      'Envoyé sous {count, plural, one {{shown} jour ouvré} many {{shown} de jours ouvrés} other {{shown} jours ouvrés}} après le paiement.',
  },
  shipHere: 'Envoyer à cette adresse',
  go: 'Continuer',
  busy: 'Enregistrement',
} satisfies Translation<typeof booking>
