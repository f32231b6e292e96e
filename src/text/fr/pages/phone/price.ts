import type price from '../../../en/pages/phone/price.ts'
import type { Translation } from '../../../translation.ts'

export default {
  same: 'Au moins la moitié de ces ventes sont dans la fourchette correcte.',
  older: 'Ventes des 6 derniers mois, ajustées aux prix d’aujourd’hui.',
  anyGrade: 'Ventes de tous grades des 6 derniers mois, ajustées aux prix d’aujourd’hui.',
  anyGradeTo:
    'Ventes de tous grades des 6 derniers mois, ajustées au grade {grade} et aux prix d’aujourd’hui.',
  any: 'Ventes de tous stockages et grades des 12 derniers mois, ajustées aux prix d’aujourd’hui ({phone}).',
  thisStorage: 'ce stockage',
  withGrade: '{storage}, grade {grade}',
  estimate:
    'Trop peu de ventes de ce modèle ({shown}). Estimé d’après la valeur que les téléphones perdent avec le temps.',
  outliers:
    '{count, plural, one {{shown} vente n’est pas comptée, car son prix est inhabituel.} many {{shown} de ventes ne sont pas comptées, car leur prix est inhabituel.} other {{shown} ventes ne sont pas comptées, car leur prix est inhabituel.}}',
  recent: 'Dernières ventes',
  recentUsed: 'Dernières ventes prises en compte',
  sold: 'Vendu',
  phone: 'Téléphone',
  paid: 'Prix',
  adjusted: 'Ajusté',
  listed: 'Mis en vente à {amount}',
  lowered: 'Baissé à {amount}',
  raised: 'Augmenté à {amount}',
} satisfies Translation<typeof price>
