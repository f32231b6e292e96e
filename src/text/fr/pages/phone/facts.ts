import type facts from '../../../en/pages/phone/facts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  detail: {
    storageGb: 'Stockage',
    color: 'Couleur',
    grade: 'Grade',
    used: 'Utilisation',
    batteryPercent: 'État de la batterie',
  },
  listed: 'En ligne depuis',
  percent: '{shown} %',
  grade: { A: 'A, comme neuf', B: 'B, bon état', C: 'C, état correct', D: 'D, abîmé' },
  gradeMeaning: {
    A: 'Aucune marque visible à bout de bras sous une lumière normale. Tout fonctionne.',
    B: 'De légères marques à bout de bras, aucune visible quand l’écran est allumé. Tout fonctionne.',
    C: 'Des rayures visibles quand l’écran est allumé, des bosses, une batterie faible, ou un élément comme un appareil photo qui ne fonctionne pas.',
    D: 'Des fissures ou des pièces tordues, une batterie usée, ou une fonction essentielle comme la charge qui ne marche pas.',
  },
  notGraded: 'Le vendeur n’a pas répondu aux questions sur son état.',
  every: 'Caractéristiques : {name}',
  allAbout: 'Fiche du modèle {name}',
  recent: {
    title: 'Vus récemment',
    clear: 'Effacer',
  },
  model: {
    announced: 'Date de présentation',
    os: 'Système au lancement',
    chipset: 'Processeur',
    display: 'Écran',
    camera: 'Appareil photo principal',
    battery: 'Batterie',
    memory: 'Mémoire vive',
    storage: 'Stockage',
    colors: 'Couleurs',
    launchPrice: 'Prix de lancement ({currency})',
    updates: 'Fin des mises à jour de sécurité',
    inches: '{size} pouces',
    megapixels: '{size} Mpx',
    milliampereHours: '{size} mAh',
  },
  afterSale: {
    title: 'Retours et garantie',
    returns: 'Retours',
    returnsNone: 'Non acceptés',
    returnsBuyer: 'Sous {shown} jours, frais de retour payés par l’acheteur',
    returnsSeller: 'Sous {shown} jours, frais de retour payés par le vendeur',
    warranty: 'Garantie',
    warrantyNone: 'Aucune',
    noReturns: 'Retours non acceptés',
    noReturnsText:
      'Vérifiez le téléphone avant de l’accepter : vous ne pourrez pas le rendre si vous changez d’avis.',
    returnsWithin:
      'Retour possible sous {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}',
    returnsText:
      'À compter du jour où vous recevez le téléphone. Renvoyez-le complet, dans l’état où vous l’avez reçu, effacé et déconnecté de tous les comptes.',
    postage: {
      buyer: 'Les frais de retour sont à votre charge.',
      seller: 'Les frais de retour sont à la charge du vendeur.',
    },
    noWarranty: 'Sans garantie',
    warrantyFor:
      '{count, plural, one {{shown} mois} many {{shown} de mois} other {{shown} mois}} de garantie',
    warrantyText:
      'Accordée par le vendeur, à compter du jour où vous recevez le téléphone. En cas de panne, faites jouer la garantie depuis votre commande. Le vendeur a {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}} pour répondre ; si vous ne trouvez pas d’accord, un admin de ce site décide.',
    months: '{count, plural, one {{shown} mois} many {{shown} de mois} other {{shown} mois}}',
  },
  tray: {
    label: 'Téléphones à comparer',
    remove: 'Retirer {name} de la comparaison',
    thisPhone: 'ce téléphone',
    compare: 'Comparer ({shown})',
    add: 'Ajoutez-en jusqu’à {shown} de plus à comparer',
  },
} satisfies Translation<typeof facts>
