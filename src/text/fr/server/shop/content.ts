import type content from '../../../en/server/shop/content.ts'
import type { Translation } from '../../../translation.ts'

export default {
  find: {
    title: 'Un bon téléphone n’a pas besoin d’être neuf',
    body: 'Comparez des téléphones d’occasion par grade, âge et prix. L’essentiel d’abord, avec ce que vous économisez.',
  },
  safe: {
    body: 'Votre réservation tient {hold_time} et ne coûte rien. {when_to_pay}',
  },
  sell: {
    title: 'Votre ancien téléphone vaut de l’argent',
    body: 'Une photo, un nom et un prix suffisent pour l’annonce. Vous choisissez à qui vous vendez.',
  },
  reasons: {
    title: 'Pourquoi c’est sûr',
    body: `## L’essentiel d’abord

Chaque annonce montre d’abord le grade, l’âge, le lieu et le vendeur.

## Un téléphone, un acheteur

Un téléphone réservé ne peut pas l’être une deuxième fois. S’il n’est pas payé dans un délai de {hold_time}, il est de nouveau disponible.

{code_reason}

## Chaque signalement est lu

Il suffit d’un compte pour signaler une annonce. Notre équipe lit chaque signalement et supprime les mauvaises annonces.`,
  },
  about: {
    title: 'Pourquoi {shop_name} ?',
    body: 'La plupart des téléphones finissent dans un tiroir alors qu’ils marchent encore bien. {shop_name} les aide à passer de quelqu’un qui n’en a plus besoin à quelqu’un qui en cherche un, à un prix que les deux trouvent juste.',
  },
  sellerTerms: 'Conditions pour les vendeurs',
  hours: '{shown} {count, plural, one {heure} many {d’heures} other {heures}}',
  safeTitle: {
    meet: 'Voyez-le d’abord, payez sur place',
    ship: 'Réservé pour vous, vérifié par vous',
  },
  whenToPay: {
    meet: 'Payez une fois que vous avez vu le téléphone, et donnez votre code au vendeur.',
    meetOrOnline:
      'Payez au rendez-vous, ou en ligne : le vendeur reçoit l’argent une fois que vous avez le téléphone.',
    online: 'Payez en ligne : le vendeur reçoit l’argent une fois que vous avez le téléphone.',
    before: 'Vous payez avant que le vendeur l’envoie.',
  },
  codeReason: {
    meet: `## Votre code conclut la vente

Vous recevez un code à usage unique avec votre réservation. Ne le donnez que si le téléphone vous convient.`,
    ship: `## Le temps de vérifier

Vous avez {count, plural, one {un jour} =2 {deux jours} =3 {trois jours} many {{shown} de jours} other {{shown} jours}} pour vérifier un téléphone après son arrivée, et pouvez signaler un problème dans la commande.`,
  },
} satisfies Translation<typeof content>
