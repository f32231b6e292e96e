import type sharing from '../../../en/server/shop/sharing.ts'
import type { Translation } from '../../../translation.ts'

export default {
  tagline: 'Téléphones d’occasion bien décrits, à prix clairs',
  phone: 'Téléphone {brand}',
  phonesOf: 'Téléphones {brand}',
  phones: 'Téléphones',
  seller: 'Vendeur',
  gone: 'N’est plus en vente',
  none: 'Aucun en vente actuellement',
  from: 'dès {price}',
  forSale:
    '{count, plural, one {{shown} téléphone en vente} many {{shown} de téléphones en vente} other {{shown} téléphones en vente}}',
  many: 'plus de {shown} téléphones en vente',
  sold: '{count, plural, one {{shown} téléphone vendu ici} many {{shown} de téléphones vendus ici} other {{shown} téléphones vendus ici}}',
  grade: 'Grade {grade}',
  gigabytes: '{size}\u00a0Go',
  used: '{time} d’utilisation',
  years: '{shown} {count, plural, one {an} many {d’années} other {ans}}',
  months: '{shown} {count, plural, one {mois} many {de mois} other {mois}}',
  compareModel: 'Comparez l’état, les prix et les caractéristiques',
  compareBrand: 'Comparez l’état, le prix et le lieu',
} satisfies Translation<typeof sharing>
