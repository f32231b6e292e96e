import type sellerTerms from '../../../en/server/shop/seller-terms.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: 'Ce que vous acceptez quand vous vendez ici.',
  body: `## Ce que vous pouvez vendre

- Des téléphones qui vous appartiennent, ou que leur propriétaire vous a demandé de vendre.
- Pas de téléphones volés, perdus ou bloqués, pas de contrefaçons, et rien qui appartienne encore à un prêteur ou à un employeur.
- Uniquement des téléphones : pas de services, pas de comptes, pas d’autres biens.

## Comment décrire le téléphone

- Utilisez des photos du téléphone lui-même, pas des images venues d’ailleurs.
- Indiquez tous les défauts que vous connaissez, et répondez sincèrement aux questions sur son état.
- Déconnectez-le de tous les comptes et effacez-le avant de le remettre.
- Ne mettez chaque téléphone en vente qu’une fois.

## Quand quelqu’un réserve

- La réservation bloque le téléphone au prix que vous avez fixé ou accepté.
- {hand_over_order} avant la date limite indiquée dans la commande. Si vous ne le pouvez pas, annulez et dites pourquoi ; l’acheteur récupère ce qu’il a payé.
- Ne demandez pas à l’acheteur de payer plus, ni autrement que la commande ne l’indique.
- N’utilisez le nom et l’adresse de l’acheteur que pour cette vente, et ne les transmettez à personne d’autre que le transporteur.

## En cas de problème

Si l’acheteur signale que le téléphone n’est pas arrivé ou n’est pas conforme à la description, {dispute_until}. Répondez avant la date limite indiquée dans la commande. Les droits que la loi donne aux acheteurs s’ajoutent à ces conditions.

## Ce que ça coûte

Déposer une annonce et la mettre en avant est gratuit. Si ce site prélève une commission sur une vente, la commande l’indique dès la réservation du téléphone, et elle ne change plus ensuite.

## Vos responsabilités

La vente est un contrat entre vous et l’acheteur ; ce site n’y est pas partie. Vous déclarez vos revenus et payez vos impôts vous-même. Notre équipe peut supprimer une annonce ou fermer un compte qui enfreint ces conditions, et vous dit pourquoi. Vous pouvez arrêter à tout moment : retirez vos téléphones, terminez les ventes en cours et redevenez acheteur dans vos {settings}.`,
  settings: 'paramètres',
  handOver: { meet: 'Remettez-le', ship: 'Envoyez-le', both: 'Remettez-le ou envoyez-le' },
  dispute: {
    held: 'nous continuons de conserver l’argent jusqu’à un accord entre vous ou la décision d’un admin extérieur à la vente',
    open: 'la vente reste ouverte jusqu’à un accord entre vous ou la décision d’un admin extérieur à la vente',
  },
} satisfies Translation<typeof sellerTerms>
