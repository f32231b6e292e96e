import type payment from '../../en/parts/payment.ts'
import type { Translation } from '../../translation.ts'

export default {
  form: 'Mode de paiement',
  question: 'Comment voulez-vous payer ?',
  online: {
    label: 'Payer en ligne maintenant',
    demo: 'Avec une carte de démonstration : aucun argent réel n’est débité.',
    help: 'Nous conservons votre argent jusqu’à ce que vous ayez le téléphone. Vous avez {count, plural, one {{shown} minute} many {{shown} de minutes} other {{shown} minutes}} pour payer.',
    hold: 'Si vous partez sans payer, le téléphone vous reste réservé jusqu’au <time></time>.',
    go: 'Passer au paiement',
  },
  transfer: {
    label: 'Payer par virement',
    help: 'Vous payez <name></name> en dehors de ce site, par virement bancaire par exemple, et nous ne conservons pas votre argent.',
    before: 'Envoyez-le avant le <time></time>.',
    go: 'Afficher les coordonnées',
  },
  meet_up: {
    label: 'Payer au rendez-vous',
    help: 'Essayez le téléphone, payez le vendeur, puis donnez-lui votre code.',
    go: 'Payer au rendez-vous',
  },
  busy: 'Un instant',
} satisfies Translation<typeof payment>
