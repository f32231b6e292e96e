import type savedSearches from '../../../en/pages/account/savedSearches.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Nous vous prévenons des nouveaux résultats, des résultats proches, des baisses de prix et des nouvelles annonces de vendeurs que vous suivez.',
  caption: 'recherches sauvegardées',
  saved: 'sauvegardée le <time></time>',
  new: 'Nouveau',
  now: '{phones} en ce moment',
  count:
    '{count, plural, one {{shown} nouveau} many {{shown} de nouveaux} other {{shown} nouveaux}}',
  remove: {
    label: 'Supprimer {name}',
    what: 'Nous ne vous préviendrons plus des nouveaux téléphones pour « {name} ».',
    action: 'Supprimer la recherche',
    done: 'Recherche supprimée',
  },
  empty: {
    title: 'Pas encore de recherches sauvegardées',
    text: 'Cherchez ou filtrez des téléphones, puis choisissez « Sauvegarder la recherche ».',
    find: 'Trouver un téléphone',
  },
  news: 'Du nouveau pour vous',
  earlier: 'Afficher les précédents',
  kind: {
    near_miss: 'Résultat proche',
    followed: 'Vendeur suivi',
    price_drop: 'Baisse de prix',
  },
  gone: 'N’est plus en vente',
  mails: {
    label:
      'Aussi par e-mail, au maximum toutes les {count, plural, one {{shown} minute} many {{shown} de minutes} other {{shown} minutes}}',
    on: 'Les alertes par e-mail sont activées',
    off: 'Les alertes par e-mail sont désactivées',
  },
  unsubscribe: {
    pageTitle: 'Se désabonner',
    title: 'Arrêter les e-mails sur les téléphones que vous cherchez ?',
    done: 'C’est fait, vous ne recevrez plus ces e-mails',
    lead: 'Vos recherches restent sauvegardées, et vous verrez toujours les nouveaux téléphones en vous connectant.',
    searches: 'Vos recherches sauvegardées',
    submit: 'Se désabonner',
    busy: 'Désabonnement',
    again: 'Se réabonner',
    againBusy: 'Un instant',
  },
  followed: {
    lead: 'Les nouveaux téléphones de ces vendeurs apparaissent avec vos recherches sauvegardées, sous « Du nouveau pour vous ».',
    caption: 'vendeurs suivis',
    empty: 'Vous ne suivez encore personne',
    how: 'Ouvrez la page d’un vendeur depuis l’un de ses téléphones et choisissez « Suivre ».',
    phones:
      '{count, plural, one {{shown} téléphone en vente} many {{shown} de téléphones en vente} other {{shown} téléphones en vente}}',
    since: 'suivi depuis le <time></time>',
    unfollow: 'Ne plus suivre',
    unfollowName: 'Ne plus suivre {name}',
    unfollowing: 'Un instant',
    done: 'Vous ne suivez plus {name}',
    mails:
      'Nouveaux téléphones aussi par e-mail, au maximum toutes les {count, plural, one {{shown} minute} many {{shown} de minutes} other {{shown} minutes}}',
    on: 'Vous recevrez les nouveaux téléphones par e-mail',
    off: 'Vous ne recevrez plus d’e-mails à ce sujet',
  },
} satisfies Translation<typeof savedSearches>
