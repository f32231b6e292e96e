import type editor from '../../../en/server/shop/editor.ts'
import type { Translation } from '../../../translation.ts'

export default {
  placeholder: {
    shop_name: 'Le nom du site',
    shop_address: 'L’adresse de ce site',
    contact_email: 'L’adresse e-mail pour les questions',
    postal_address: 'L’adresse postale',
    contact_details:
      'Un lien vers la page de contact, avec l’adresse e-mail et l’adresse postale si elles existent',
    currency: 'La devise de tous les prix, par exemple EUR',
    fee: 'Ce que le site prélève sur une vente payée en ligne, en une phrase',
    costs: 'Ce que coûtent l’annonce, la réservation et la vente, en quelques phrases',
    payment_methods: 'La liste des moyens de paiement du site',
    other_payments: 'Les moyens de payer hors rendez-vous, en quelques phrases',
    delivery_choice: 'Comment les acheteurs choisissent livraison et paiement, en une phrase',
    money_until_inspection:
      'Où se trouve l’argent pendant que l’acheteur vérifie un téléphone envoyé, en quelques phrases',
    money_in_disputes:
      'Ce que devient l’argent si un téléphone n’est pas conforme à sa description, en quelques phrases',
    dispute_until:
      'Ce qu’un problème signalé bloque jusqu’à son règlement, pour une phrase aux vendeurs',
    when_to_pay: 'Quand un acheteur paie, en une phrase',
    completion: 'Comment une vente se termine, en une phrase',
    completion_steps: 'Comment un acheteur termine une vente : étapes 4 et 5 d’une liste',
    checks_title: 'Quand un acheteur vérifie un téléphone, en titre',
    meeting_advice:
      'Où se retrouver, point d’une liste, si le site propose la remise en main propre',
    code_advice:
      'Quand donner le code, point d’une liste, si le site propose la remise en main propre',
    code_question:
      'Que faire si le code ne marche pas, si le site propose la remise en main propre',
    code_reason: 'Ce qui protège l’acheteur lors de la remise, avec un titre',
    refusing:
      'Comment un acheteur refuse un téléphone non conforme à sa description, en quelques phrases',
    hand_over: 'Ce que fait un vendeur avec un téléphone réservé, pour une phrase',
    hand_over_order: 'Ce que doit faire un vendeur avec un téléphone réservé, en début de phrase',
    safe_title: 'Quand un acheteur paie, en titre',
    shipped_check:
      'Combien de temps un téléphone envoyé peut être vérifié, si le site propose l’envoi',
    phone_checks:
      'Comment les acheteurs vérifient un téléphone et que faire s’il n’est pas conforme, en points d’une liste',
    buyer_costs: 'Ce que paie un acheteur, en une phrase',
    hold_time: 'Combien de temps un téléphone reste réservé',
    inspection_time: 'Combien de temps les acheteurs ont pour vérifier un téléphone envoyé',
    dispute_time: 'Combien de temps l’autre partie a pour répondre à un litige',
    rating_time: 'Jusqu’à combien de temps après une vente un avis est possible',
    grades: 'Un tableau des grades, avec images et explications',
    trackers: 'S’il y a des traceurs, des régies publicitaires et des images d’autres sites',
    services: 'La liste des services tiers qui reçoivent des données, selon les paramètres',
    retention: 'Un tableau des données conservées : pourquoi et combien de temps',
    cookies: 'Un tableau des cookies et de ce qui est conservé dans le navigateur',
  },
  problem: {
    blank: 'complétez {text}',
    unknown: 'la variable {text} n’existe pas',
    no_value: 'le paramètre est vide pour {text}',
    inLine: 'ligne {line} : {what}',
    more: 'et {count} de plus',
  },
} satisfies Translation<typeof editor>
