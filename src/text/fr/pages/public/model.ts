import type model from '../../../en/pages/public/model.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: '{name} d’occasion : {summary} Caractéristiques, prix et annonces côte à côte.',
  secondHand: '{name} d’occasion',
  summary: {
    none: 'Aucun en vente pour l’instant.',
    one: '{shown} en vente à {price}.',
    range: '{shown} en vente, de {lowest} à {highest}.',
  },
  sold: {
    title: 'Prix de vente',
    chart: 'Prix de vente par mois : {name}. Les chiffres sont dans le tableau.',
    line: 'Prix de vente médian',
    curve: 'Valeur estimée, les mois à venir sont une prévision',
    typically: 'Le plus souvent vendu à',
    estimated: 'Valeur estimée',
    about: 'Le plus souvent autour de {amount}.',
    none: 'Aucune vente, tous stockages et grades confondus.',
    during:
      '{count, plural, one {{shown} vente} many {{shown} de ventes} other {{shown} ventes}}, {month}, tous stockages et grades confondus.',
    period:
      '{count, plural, one {{shown} vente} many {{shown} de ventes} other {{shown} ventes}}, {from} à {to}, tous stockages et grades confondus.',
    estimate: 'Estimation',
    estimateNote:
      'Trop peu de ventes de ce modèle ({shown}). Estimé d’après la valeur que les téléphones perdent avec le temps.',
    figures: 'Chiffres par mois',
    byMonth: 'Ventes par mois',
    month: 'Mois',
    sales: 'Ventes',
    median: 'Prix médian',
    forecast: '(prévision)',
  },
  prices: {
    title: 'Prix par stockage et par état',
    cheapest: 'À chaque fois, le téléphone le moins cher.',
    half: 'La moitié des téléphones coûtent moins de {amount}.',
    incomplete: 'Les téléphones sans stockage indiqué sont dans la liste ci-dessous.',
    caption: 'Prix les plus bas par stockage et par état : {name}',
    storage: 'Stockage',
    grade: {
      A: 'Comme neuf',
      B: 'Bon état',
      C: 'État correct',
      D: 'Abîmé',
      none: 'Sans grade',
    },
    none: 'Aucun',
  },
  offers: {
    title: 'En vente actuellement',
    none: '{name} : aucun en vente pour l’instant',
    others:
      'Les autres téléphones {brand} sont sur la page suivante, et il en arrive de nouveaux chaque jour.',
    brand: 'Tous les téléphones {brand}',
    all: 'Tout voir : {phones}',
  },
  facts: {
    title: 'Le modèle',
    lead: 'Identique pour chaque {name}, quel que soit le vendeur.',
    none: 'Nous n’avons pas encore d’informations sur ce modèle.',
    source: 'Source : {source}.',
    data: 'Données techniques jusqu’en 2023 : Smartphone-Data-Analysis par Ayushman Malla, licence MIT.',
  },
} satisfies Translation<typeof model>
