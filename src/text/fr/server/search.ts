import type search from '../../en/server/search.ts'
import type { Translation } from '../../translation.ts'

export default {
  note: {
    returns:
      'Les vendeurs acceptent les retours pendant {max} jours au maximum : « {text} » n’est donc pas pris en compte.',
    warranty:
      'Les vendeurs accordent {max} mois de garantie au maximum : « {text} » n’est donc pas pris en compte.',
    nearMe: 'Pour chercher autour de vous, choisissez un lieu sous « Lieu » dans les filtres.',
    currency: 'Les prix sont ici en {currency} : « {text} » n’est donc pas pris en compte.',
    batteryRange:
      'L’état de la batterie va de 1 à 100 % : « {text} » n’est donc pas pris en compte.',
    batteryLowest:
      'L’état de la batterie se filtre par sa valeur minimale : « {text} » n’est donc pas pris en compte.',
    memory: 'On ne peut pas chercher par mémoire vive : « {text} » n’est donc pas pris en compte.',
    noPickUp: 'Il n’y a pas de remise en main propre sur ce site.',
    noShipping: 'Il n’y a pas d’envoi sur ce site.',
    unused:
      '{count, plural, one {Aucune annonce ne contient {words} : ce mot n’est donc pas pris en compte.} many {Aucune annonce ne contient {words} : ces mots ne sont donc pas pris en compte.} other {Aucune annonce ne contient {words} : ces mots ne sont donc pas pris en compte.}}',
    partNumber:
      '« {text} » ressemble à une référence de pièce Apple. Cherchez le nom du modèle, ou son numéro qui commence par A.',
  },
  quoted: '« {text} »',
  comma: ', ',
  or: 'ou',
  differs: {
    price: '{amount} au-dessus de votre maximum',
    belowMinimum: '{amount} sous votre minimum',
    lower:
      '{count, plural, one {un grade en dessous} many {{shown} de grades en dessous} other {{shown} grades en dessous}}',
    better:
      '{count, plural, one {un grade au-dessus} many {{shown} de grades au-dessus} other {{shown} grades au-dessus}}',
    storage: '{size} au lieu de {other}',
    color: 'couleur : {color}',
    used: '{count, plural, one {{shown} mois d’utilisation en plus} many {{shown} de mois d’utilisation en plus} other {{shown} mois d’utilisation en plus}}',
    distance: '{km} km plus loin',
    newSeller: 'le vendeur débute ici',
    provenSeller: 'le vendeur est confirmé, pas encore de confiance',
    lacks: 'ne mentionne pas {words}',
    model: '{name} et non {model}',
    noPickUp: 'pas de remise en main propre',
    notShipped: 'pas livré dans ce pays : {country}',
    notShippedEu: 'pas livré dans l’UE',
    notShippedWorldwide: 'pas livré dans le monde entier',
    notFree: 'la livraison n’est pas gratuite',
    noPhoto: 'sans photo',
    notAdvertised: 'pas mis en avant',
    batteryPercent:
      '{value, select, none {état de la batterie non indiqué} other {état de la batterie {value} %}}',
    returnDays:
      '{value, select, none {retours acceptés non indiqués} other {retours acceptés sous {value} jours}}',
    warrantyMonths: '{value, select, none {garantie non indiquée} other {garantie : {value} mois}}',
  },
  related: {
    withoutWord: 'Sans « {word} »',
    storage: 'Avec {size}',
    grade: 'En grade {grade}',
    from: 'Dès {min}',
    upTo: 'Jusqu’à {max}',
    between: 'De {min} à {max}',
    within: 'Rayon de {km} km',
    onlyWords: '« {q} » sans filtres',
    drop: {
      not: 'Sans exclusion',
      color: 'Toutes les couleurs',
      used: 'Quelle que soit l’utilisation',
      sellerLevel: 'Vendeurs de tout niveau',
      seller: 'Tous les vendeurs',
      advertised: 'Aussi ceux qui ne sont pas mis en avant',
      photo: 'Avec ou sans photo',
      freeShipping: 'Quels que soient les frais de port',
      pickUp: 'Avec ou sans remise en main propre',
      shipsTo: 'Livré ou non',
      near: 'Partout',
      model: 'Tous les modèles',
      brand: 'Toutes les marques',
      batteryPercent: 'Quel que soit l’état de la batterie',
      returnDays: 'Retours acceptés ou non',
      warrantyMonths: 'Avec ou sans garantie',
    },
  },
} satisfies Translation<typeof search>
