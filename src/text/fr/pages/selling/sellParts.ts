import type sellParts from '../../../en/pages/selling/sellParts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  band: {
    fair: '{range} : prix correct',
    use: 'Utiliser {price}',
    grade: 'grade {grade}',
    anyGrade: 'tous grades',
    half: 'La moitié se vendent à {price} ou plus',
    great: 'Bonne affaire : devrait se vendre vite',
    fairPrice: 'Un prix correct',
    high: 'Élevé : la vente peut prendre plus de temps',
    estimate: 'Estimé d’après la décote habituelle : il y a trop peu de ventes ici.',
    sales:
      'D’après {count, plural, one {{shown} vente} many {{shown} de ventes} other {{shown} ventes}}.',
    salesDuring:
      'D’après {count, plural, one {{shown} vente} many {{shown} de ventes} other {{shown} ventes}}, {month}.',
    salesPeriod:
      'D’après {count, plural, one {{shown} vente} many {{shown} de ventes} other {{shown} ventes}}, {from} à {to}.',
  },
  photo: {
    title: 'Photo {number} sur {count}',
    remove: 'Retirer',
    done: 'Terminé',
    earlier: 'Avancer',
    later: 'Reculer',
    rotate: 'Pivoter',
    makeCover: 'En faire la couverture',
    isCover: 'C’est la couverture',
    position: 'Position {number} sur {count}',
    description: 'Description de la photo',
    descriptionHelp: 'Lue aux personnes qui utilisent un lecteur d’écran.',
    phone: 'téléphone',
    side: {
      front: 'Face avant',
      back: 'Dos',
      screen: 'Écran allumé',
      edge: 'Tranche',
      mark: 'Une marque',
      included: 'Ce qui est fourni',
    },
    text: {
      front: 'Face avant : {phone}',
      back: 'Dos : {phone}',
      screen: 'Écran allumé : {phone}',
      edge: 'Tranche : {phone}',
      mark: 'Une marque : {phone}',
      included: 'Ce qui est fourni : {phone}',
    },
  },
  shipping: {
    to: 'Envoyer vers',
    toNumber: 'Envoyer vers ({number})',
    choose: 'Choisir un pays ou une région',
    regions: 'Régions',
    countries: 'Pays',
    price: 'Frais de port',
    priceNumber: 'Frais de port ({number})',
    free: '0 : gratuit',
    isFree: 'Livraison gratuite.',
    remove: 'Retirer les frais de port {number}',
    add: 'Ajouter un pays ou une région',
    days: 'Jours ouvrés avant l’envoi',
    carrier: 'Transporteur',
    carrierExample: 'Colissimo, avec suivi',
    invalid: 'Saisissez un prix valide',
    tooHigh: 'Ce montant est trop élevé',
    unclear: 'Vouliez-vous dire {first} ou {second} ?',
  },
  preview: {
    title: 'Ce que voient les acheteurs',
    close: 'Fermer',
    yourPhone: 'Votre téléphone',
    card: 'Parmi d’autres téléphones',
    page: 'Sur sa propre page',
  },
  drafts: {
    one: 'Continuer votre brouillon',
    several: 'Continuer un brouillon',
    showAll: 'Les afficher tous ({shown})',
    startOver: 'Recommencer',
    unnamed: 'Un téléphone sans nom',
    continue: 'Continuer : {name}',
    delete: 'Supprimer le brouillon : {name}',
    justNow: 'Enregistré à l’instant',
    minutes:
      'Enregistré il y a {count, plural, one {{shown} minute} many {{shown} de minutes} other {{shown} minutes}}',
    hours:
      'Enregistré il y a {count, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}}',
    days: 'Enregistré il y a {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}',
    changed: 'Brouillon modifié ailleurs',
    changedText:
      'Ce brouillon a été modifié dans un autre onglet ou sur un autre appareil. Rien n’est perdu. Choisissez la version avec laquelle continuer.',
    useOther: 'Prendre l’autre version',
    keepThis: 'Garder cette version',
    deleted: 'Brouillon supprimé',
    deletedText:
      'Ce brouillon a été publié ou supprimé ailleurs. Consultez <link>Mes annonces</link>. Vous pouvez garder ce texte dans un nouveau brouillon.',
    keepAsNew: 'Garder en nouveau brouillon',
    restored: 'Brouillon restauré',
    restoredText: 'Nous avons restauré votre brouillon.',
  },
  edit: {
    asNew: 'Nouvelle annonce',
    changed:
      'Cette annonce a été modifiée dans un autre onglet ou par quelqu’un d’autre. Enregistrez de nouveau pour la remplacer par ce qui est ici. Ce qui a changé :',
    offers:
      '{count, plural, one {{shown} offre en cours pour ce téléphone : enregistrer met fin à cette offre et prévient} many {{shown} d’offres en cours pour ce téléphone : enregistrer met fin à ces offres et prévient} other {{shown} offres en cours pour ce téléphone : enregistrer met fin à ces offres et prévient}} les deux parties, sauf si vous ne changez que le prix ou améliorez l’annonce avec des photos ou de meilleures conditions.',
    unsaved: 'Modifié, pas encore enregistré',
    unchanged: 'Aucune modification pour l’instant',
    status: 'Statut de l’annonce',
    restored: 'Modifications restaurées',
    restoredText: 'Nous avons restauré vos modifications non enregistrées.',
    undo: 'Annuler les modifications',
    booked:
      'Un acheteur a réservé ce téléphone : son modèle, son stockage, son grade et ses photos ne peuvent pas changer avant la fin de la commande.',
    changesRequested:
      'La modération a demandé des modifications : {reason}. Enregistrez pour renvoyer l’annonce.',
    changesRequestedAll:
      'La modération a demandé des modifications : vérifiez de nouveau chaque champ. Enregistrez pour renvoyer l’annonce.',
    inReview: 'La modération vérifie cette annonce avant que les acheteurs la voient.',
    changeWaits:
      'Votre dernière modification est en attente de modération. Les acheteurs voient la version acceptée. Si vous enregistrez de nouveau, la nouvelle version la remplace.',
    changeRefused: 'Votre dernière modification a été refusée : {reason}',
  },
} satisfies Translation<typeof sellParts>
