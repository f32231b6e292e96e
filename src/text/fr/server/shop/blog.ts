import type blog from '../../../en/server/shop/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Blog',
  description:
    'Quatre questions fréquentes sur le développement web, avec une réponse en deux minutes chacune.',
  body: `## Quelles sont les façons de gérer l’état dans une application React ?

Demandez-vous d’abord à qui appartient l’état : la réponse décide de l’outil.

- **À un seul composant**, comme un menu ouvert : \`useState\`, ou \`useReducer\` quand une action change plusieurs valeurs ensemble.
- **Partagé entre frères** : remontez-le au parent commun le plus proche et passez-le vers le bas. Les lecteurs très imbriqués le reçoivent par \`Context\`, qui convient aux valeurs qui changent rarement : le thème, la langue, la personne connectée.
- **À l’URL** : filtres, onglets et pages. Ils y survivent à un rechargement et se partagent.
- **Au serveur** : les listes et les fiches sont des copies qui vieillissent. TanStack Query ou SWR les chargent, les mettent en cache et les actualisent, vous n’avez pas à l’écrire.
- **Vaste et global**, modifié depuis de nombreux endroits : un store comme Redux Toolkit ou Zustand, où chaque composant ne prend que ce qu’il affiche.

Ce qui se calcule à partir d’un autre état n’est pas un état : calculez-le au rendu. La plupart des applications ont besoin de bien moins d’état global qu’elles n’en ont au départ.

## Comment fonctionne l’héritage par prototype ?

En JavaScript, un objet hérite d’un autre objet. Chacun a un lien caché, son prototype, qui est un autre objet ou \`null\`.

Quand vous lisez \`phone.call\`, le moteur cherche la propriété sur \`phone\` lui-même, puis sur son prototype, puis sur le prototype de celui-ci, jusqu’à la trouver ou jusqu’au bout de la chaîne, en général après \`Object.prototype\` ; la valeur est alors \`undefined\`. L’écriture est différente : une affectation ordinaire crée ou change la propriété sur l’objet lui-même et masque celle dont il hérite.

Les méthodes n’existent qu’une fois et sont partagées, tandis que \`this\` est l’objet sur lequel la méthode a été appelée. Le lien se fixe avec \`Object.create(parent)\`. Une fonction appelée avec \`new\` donne au nouvel objet sa propre propriété \`prototype\` comme lien.

\`class\` et \`extends\` sont des mots plus clairs pour la même chose : les méthodes vont sur \`Phone.prototype\`, et \`extends\` relie un prototype à l’autre. Lisez un lien avec \`Object.getPrototypeOf\`, et distinguez les propriétés propres des propriétés héritées avec \`Object.hasOwn\`.

## Qu’est-ce qu’un test unitaire, et pourquoi en écrire ?

Un test unitaire appelle une petite partie d’un programme, comme une fonction, avec une entrée connue et vérifie ce qui en sort. Il n’a besoin ni de réseau, ni d’une vraie horloge, ni d’un ordre entre les tests : il s’exécute en quelques millisecondes et répond toujours la même chose.

Trois raisons font qu’il en vaut la peine :

- **Il trouve les erreurs tôt et près de leur cause.** Un test rouge nomme la fonction et le cas ; une page cassée ne nomme ni l’une ni l’autre.
- **Il permet de changer le code sans crainte.** Vous pouvez restructurer aujourd’hui ce que quelqu’un a écrit il y a deux ans, et savoir en quelques secondes s’il tient encore ses promesses.
- **C’est une documentation qui ne vieillit pas.** « Un téléphone réservé ne peut pas être réservé une seconde fois » est à la fois une règle, un exemple et une vérification.

Testez ce qu’une partie promet, pas la façon dont elle le fait, sinon chaque nettoyage casse les tests. Regardez les limites : rien, un, trop, faux. Et ajoutez quelques tests de l’ensemble : des parties qui marchent seules peuvent échouer ensemble.

## React, Angular ou Vue ?

Tous les trois construisent des pages avec des composants et les gardent à jour avec les données. La différence est dans ce qu’ils décident pour vous.

- **React** est une bibliothèque pour l’affichage. Les composants sont des fonctions qui renvoient du JSX ; un changement d’état les rappelle. Le routeur, les données et les formulaires sont à votre choix. Cela donne de la liberté et le plus grand écosystème, et rend chaque projet un peu différent.
- **Angular** est un framework complet : TypeScript, routeur, formulaires, client HTTP et injection de dépendances en font partie, et les signaux suivent ce qui a changé. Il y a plus à apprendre avant la première page, mais les grandes équipes retrouvent partout la même structure.
- **Vue** est entre les deux. Les composants monofichiers réunissent gabarit, script et style ; sa réactivité suit les valeurs que le gabarit utilise. Le routeur et le store sont officiels mais facultatifs. Beaucoup le trouvent le plus rapide à prendre en main.

La vitesse décide rarement : bien utilisé, chacun est assez rapide. Choisissez ce que votre équipe connaît, ce que prennent en charge les bibliothèques dont vous avez besoin, et la structure que vous voulez. Pour un premier projet, faites la même petite page avec chacun et gardez celui qui vous semble le plus naturel.`,
} satisfies Translation<typeof blog>
