import type passport from '../../../en/pages/phone/passport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  loading: 'Chargement du passeport',
  unproven: 'Ce que cela ne prouve pas',
  open: 'Ouvrir le passeport',
  openMore:
    'Ouvrir le passeport : {count, plural, one {{shown} autre entrée} many {{shown} d’autres entrées} other {{shown} autres entrées}}',
  owners:
    '{count, plural, one {propriétaire ici} many {de propriétaires ici} other {propriétaires ici}}',
  listings: '{count, plural, one {mise en vente} many {de mises en vente} other {mises en vente}}',
  repairs:
    '{count, plural, one {réparation ajoutée} many {de réparations ajoutées} other {réparations ajoutées}}',
  lastCheckup: 'dernier diagnostic',
  noCheckup: 'Aucun',
  title: {
    imei_checked: 'IMEI vérifié',
    checked_up: 'Diagnostic',
    graded: 'Grade calculé',
    listed: 'Mis en vente',
    unlisted: 'Annonce passée à un autre IMEI',
    sold: 'Nouveau propriétaire',
    sale_undone: 'Vente annulée',
    repaired: 'Réparé',
    claimed: 'Nouveau propriétaire',
  },
  detail: {
    unlisted: 'L’annonce a maintenant un autre IMEI.',
    sold: 'Vendu sur ce site ; l’acheteur l’a reçu.',
    repaired: 'Déclaré par le propriétaire, non vérifié.',
    claimed: 'Acheté ailleurs. La modération a vérifié une photo du téléphone qui montre son IMEI.',
  },
  grade: 'Grade {grade}',
  graded: 'Calculé à partir des réponses du vendeur.',
  part: {
    screen: 'Écran',
    battery: 'Batterie',
    back_cover: 'Coque arrière',
    camera: 'Appareil photo',
    charging_port: 'Port de charge',
    sound: 'Haut-parleur ou micro',
    buttons: 'Boutons',
    board: 'Carte mère',
    water_damage: 'Dégâts causés par l’eau',
    other: 'Autre chose',
  },
  repairer: {
    manufacturer: 'Le fabricant',
    authorized: 'Un réparateur agréé',
    repair_shop: 'Un autre réparateur',
    owner: 'Le propriétaire',
    unknown: 'Inconnu',
  },
  repaired: {
    screen: 'Réparé : écran',
    battery: 'Réparé : batterie',
    back_cover: 'Réparé : coque arrière',
    camera: 'Réparé : appareil photo',
    charging_port: 'Réparé : port de charge',
    sound: 'Réparé : haut-parleur ou micro',
    buttons: 'Réparé : boutons',
    board: 'Réparé : carte mère',
    water_damage: 'Réparé : dégâts causés par l’eau',
    other: 'Réparé : autre chose',
  },
  repairedBy: {
    manufacturer: 'Par le fabricant.',
    authorized: 'Par un réparateur agréé.',
    repair_shop: 'Par un autre réparateur.',
    owner: 'Par le propriétaire.',
    unknown: 'On ne sait pas par qui.',
  },
  source: {
    shop: 'Enregistré par ce site',
    phone: 'Transmis par le navigateur du téléphone',
    seller: 'Déclaré par le vendeur, non vérifié',
    owner: 'Déclaré par le propriétaire, non vérifié',
  },
  seller: {
    first: 'Pour la première fois ici.',
    same: 'Par le même vendeur qu’avant.',
    owner: 'Par son propriétaire enregistré.',
    other: 'Par quelqu’un d’autre que la personne enregistrée avant.',
  },
  listedAs: '{seller} Annoncé comme {name}.',
  match: {
    confirmed: 'Le numéro correspond à ce modèle.',
    other: 'Le numéro correspond à un autre modèle.',
    unknown: 'Le numéro est valide. On ne connaît pas son modèle.',
  },
  clean: '{match} Non déclaré perdu ou volé.',
  reported: '{match} Déclaré perdu ou volé.',
  allPassed:
    '{count, plural, one {{shown} test réussi, aucun échec.} many {{shown} de tests réussis, aucun échec.} other {{shown} tests réussis, aucun échec.}}',
  someFailed:
    '{count, plural, one {{shown} test réussi, {failed} en échec.} many {{shown} de tests réussis, {failed} en échec.} other {{shown} tests réussis, {failed} en échec.}}',
  returned: 'L’acheteur a rendu le téléphone au vendeur.',
  refunded: 'L’acheteur a été remboursé. On ne sait pas qui a le téléphone.',
  limit: {
    typed:
      'Il est lié à un numéro IMEI saisi par un vendeur, et n’importe qui peut saisir le numéro d’un téléphone qu’il n’a pas. Quand vous avez le téléphone, composez *#06# : les quatre derniers chiffres doivent être ceux de votre reçu.',
    here: 'Il ne contient que ce qui s’est passé sur ce site. Il manque les anciens propriétaires, les réparations que personne n’a ajoutées et les ventes faites ailleurs.',
    sources:
      'Les grades viennent des réponses du vendeur, les diagnostics d’un navigateur et les réparations des propriétaires. Personne n’a ouvert le téléphone pour vérifier.',
    sales:
      'Une vente est enregistrée quand les deux parties terminent une commande. Deux personnes de mèche pourraient faire enregistrer une vente qui n’a jamais eu lieu.',
    law: 'Il ne prouve ni à qui le téléphone appartient en droit, ni qu’il n’est pas volé.',
    copy: 'Dès que vous en avez une copie, personne ne peut modifier une entrée sans que cela se voie. Sans copie, vous faites confiance à ce site pour avoir gardé toutes les entrées.',
  },
} satisfies Translation<typeof passport>
