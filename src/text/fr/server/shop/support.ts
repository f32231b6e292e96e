import type support from '../../../en/server/shop/support.ts'
import type { Translation } from '../../../translation.ts'
import facts from '../../pages/phone/facts.ts'
import search from '../../pages/search.ts'

export default {
  title: 'Aide',
  description: 'Comment acheter et vendre ici, et comment le faire en sécurité.',
  body: `## Acheter, étape par étape

1. Connectez-vous et choisissez « Réserver » sur le téléphone que vous voulez.
2. Le téléphone vous est réservé {hold_time}. Voyez dans {orders} ce qu’il reste à faire.
3. {delivery_choice}
{completion_steps}

## {checks_title}

{meeting_advice}
- Composez \`*#06#\` et comparez l’IMEI à l’écran avec celui de la boîte ou des paramètres.
- Vérifiez que le téléphone est déconnecté : pas de compte Apple ou Google, pas de verrouillage de l’écran, réinitialisé, avec l’écran de configuration affiché.
- Passez un appel, prenez une photo avec chaque appareil photo, connectez-vous au Wi-Fi, branchez le chargeur.
- Vérifiez l’état de la batterie dans les paramètres, et l’écran avec une image blanche et une image noire.
{code_advice}

## Vendre, étape par étape

1. Sauvegardez le téléphone, déconnectez-le de ses comptes, retirez la carte SIM, réinitialisez-le.
2. {add} : une photo nette à la lumière du jour, un grade honnête, un prix.
3. Mettez-le en avant si vous voulez qu’il soit sur la page d’accueil.
4. Quand quelqu’un le réserve, la commande dit quoi faire : {hand_over}.

## Ce que signifient les grades

{grades}

## Questions

### Que se passe-t-il après {hold_time} ?

La réservation prend fin automatiquement et le téléphone est remis en vente. Rien ne vous est débité. Si le téléphone est encore disponible, vous pouvez le réserver de nouveau.

{code_question}

### Le téléphone n’est pas conforme à la description. Dois-je l’acheter ?

Non. {refusing} {money_in_disputes}

### Puis-je acheter et vendre ?

Oui, avec un seul compte. Choisissez « Vendre un téléphone » et acceptez les conditions pour les vendeurs : vous devenez vendeur et pouvez toujours réserver, payer et faire des offres, mais pas sur vos propres téléphones. Vos commandes et vos favoris restent. Pour ne plus vendre, retirez vos téléphones et redevenez acheteur dans vos paramètres.

### J’utilise la connexion avec Google. Quel est mon rôle ?

Acheteur. Pour vendre aussi, choisissez « Vendre un téléphone » et acceptez les conditions pour les vendeurs. Votre nom vient de Google ; nous ne voyons jamais votre mot de passe Google.`,
  links: { orders: 'Mes achats', add: 'Déposez l’annonce' },
  choice: {
    meet: 'Convenez avec le vendeur d’une heure et d’un lieu public, et choisissez comment payer.',
    ship: 'Saisissez votre adresse et choisissez comment payer.',
    meetOrOnline: 'Choisissez de rencontrer le vendeur, ou payez en ligne et faites-vous livrer.',
    any: 'Choisissez comment le recevoir et comment payer, parmi ce que le vendeur propose.',
  },
  steps: {
    meet: 'Lors d’un rendez-vous : vérifiez le téléphone, payez, et donnez votre code au vendeur. Ce code conclut la vente.',
    ship: 'S’il est envoyé : marquez-le comme reçu et vérifiez-le sous {count, plural, one {un jour} =2 {deux jours} =3 {trois jours} many {{shown} de jours} other {{shown} jours}}. Confirmez ensuite que tout est OK, ou signalez un problème.',
  },
  held: {
    online: 'Ce que vous avez payé en ligne est conservé jusque-là.',
    shop: 'Ce que vous avez payé par virement a déjà été reçu par le site.',
    seller: 'Ce que vous avez payé par virement a déjà été reçu par le vendeur.',
  },
  checks: {
    meet: 'Que vérifier au rendez-vous',
    ship: 'Que vérifier à l’arrivée',
  },
  meeting:
    '- Donnez-vous rendez-vous en journée, dans un lieu public avec du Wi-Fi, et apportez votre carte SIM.',
  code: '- Ne donnez votre code que si le téléphone vous convient.',
  codeQuestion: `### Le vendeur a mon code mais rien ne se passe. Que faire ?

Le vendeur ouvre son espace, ouvre la vente et saisit le code. Regardez ensemble dans « Mes achats » : une fois le code accepté, la commande indique « Terminée ». Sinon, relisez le code à voix haute ; les six chiffres doivent correspondre.`,
  refusing: {
    meet: 'Lors d’un rendez-vous, ne payez pas et ne donnez pas votre code : annulez la réservation dans « Mes achats » et signalez l’annonce.',
    ship: 'S’il a été envoyé, signalez le problème sur la page de la commande sous {count, plural, one {un jour} =2 {deux jours} =3 {trois jours} many {{shown} de jours} other {{shown} jours}}.',
  },
  disputed: {
    online:
      'Ce que vous avez payé en ligne est conservé jusqu’à un accord entre vous ou la décision de notre équipe.',
    inPerson:
      'Vous réglez cela dans la commande avec le vendeur, ou notre équipe décide. C’est au vendeur de rendre l’argent payé en personne ou par virement.',
    transfer:
      'Vous réglez cela dans la commande avec le vendeur, ou notre équipe décide. C’est au vendeur de rendre l’argent payé par virement.',
  },
  handOver: {
    meet: 'convenir d’un lieu et saisir le code de l’acheteur',
    ship: 'l’envoyer avec un numéro de suivi',
    both: 'convenir d’un lieu et saisir le code de l’acheteur, ou l’envoyer avec un numéro de suivi',
  },
  grade: {
    title: 'Grade',
    meaning: 'Signification',
    name: facts.grade,
    means: facts.gradeMeaning,
    picture: search.gradeExample,
  },
} satisfies Translation<typeof support>
