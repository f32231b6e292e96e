import type alerts from '../../en/server/alerts.ts'
import type { Translation } from '../../translation.ts'

export default {
  followed: 'mis en vente par {seller}, que vous suivez',
  drop: 'baissé de {from} à {to}',
  atLimit: 'à votre maximum',
  underLimit: '{amount} sous votre maximum',
  comma: ', ',
  mail: {
    oneSubject: '{phone} à {price}',
    dropSubject: '{phone} : {reason}',
    subject: {
      drops: 'Baisse de prix sur vos favoris ({shown})',
      followed:
        '{count, plural, one {{shown} nouveau téléphone d’un vendeur que vous suivez} many {{shown} de nouveaux téléphones de vendeurs suivis} other {{shown} nouveaux téléphones de vendeurs suivis}}',
      searches:
        '{count, plural, one {{shown} téléphone pour votre recherche sauvegardée} many {{shown} de téléphones pour vos recherches sauvegardées} other {{shown} téléphones pour vos recherches sauvegardées}}',
      several:
        '{count, plural, one {{shown} téléphone pour vous} many {{shown} de téléphones pour vous} other {{shown} téléphones pour vous}}',
    },
    opening: {
      drops:
        '{count, plural, one {L’un de vos favoris est maintenant moins cher.} many {Ces favoris sont maintenant moins chers.} other {Ces favoris sont maintenant moins chers.}}',
      followed:
        '{count, plural, one {Un vendeur que vous suivez a mis un nouveau téléphone en vente.} many {Des vendeurs que vous suivez ont mis de nouveaux téléphones en vente.} other {Des vendeurs que vous suivez ont mis de nouveaux téléphones en vente.}}',
      searches:
        '{count, plural, one {Ce téléphone correspond à votre recherche sauvegardée.} many {Ces téléphones correspondent à vos recherches sauvegardées.} other {Ces téléphones correspondent à vos recherches sauvegardées.}}',
      several:
        'Ces téléphones correspondent à vos recherches sauvegardées, sont maintenant moins chers, ou viennent de vendeurs que vous suivez.',
    },
    more: 'Et {shown} de plus parmi vos alertes.',
    searches: 'Voir mes recherches sauvegardées',
    favorites: 'Voir mes favoris',
    unsubscribe: 'Se désabonner des alertes de recherche et de prix',
    item: '{phone} : {price}',
    grade: 'Grade {grade}',
    storage: '{size} Go',
    nearMiss: 'Résultat proche : {reason}',
    search: 'Recherche sauvegardée : {name}',
    view: 'Voir le téléphone',
  },
} satisfies Translation<typeof alerts>
