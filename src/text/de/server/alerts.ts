import type alerts from '../../en/server/alerts.ts'
import type { Translation } from '../../translation.ts'

export default {
  followed: '{seller}, dem Sie folgen, bietet es an',
  drop: 'von {from} auf {to} gesenkt',
  atLimit: 'genau an Ihrem Höchstpreis',
  underLimit: '{amount} unter Ihrem Höchstpreis',
  comma: ', ',
  mail: {
    oneSubject: '{phone} für {price}',
    dropSubject: '{phone}: {reason}',
    subject: {
      drops: '{shown} Handys auf Ihrer Merkliste sind günstiger',
      followed:
        '{count, plural, one {{shown} neues Handy eines Verkäufers, dem Sie folgen} other {{shown} neue Handys von Verkäufern, denen Sie folgen}}',
      searches:
        '{count, plural, one {{shown} Handy für Ihre gespeicherte Suche} other {{shown} Handys für Ihre gespeicherten Suchen}}',
      several: '{count, plural, one {{shown} Handy für Sie} other {{shown} Handys für Sie}}',
    },
    opening: {
      drops:
        '{count, plural, one {Ein Handy auf Ihrer Merkliste ist günstiger geworden.} other {Diese Handys auf Ihrer Merkliste sind günstiger geworden.}}',
      followed:
        '{count, plural, one {Ein Verkäufer, dem Sie folgen, bietet ein neues Handy an.} other {Verkäufer, denen Sie folgen, bieten neue Handys an.}}',
      searches:
        '{count, plural, one {Dieses Handy passt zu Ihrer gespeicherten Suche.} other {Diese Handys passen zu Ihren gespeicherten Suchen.}}',
      several:
        'Diese Handys passen zu Ihren gespeicherten Suchen, sind günstiger geworden oder kommen von Verkäufern, denen Sie folgen.',
    },
    more: 'Und {shown} weitere unter „Neu für Sie“.',
    searches: 'Gespeicherte Suchen ansehen',
    favorites: 'Merkliste ansehen',
    unsubscribe: 'E-Mails zu Suchen und Preisen abbestellen',
    item: '{phone}: {price}',
    grade: 'Note {grade}',
    storage: '{size} GB',
    nearMiss: 'Passt fast: {reason}',
    search: 'Gespeicherte Suche: {name}',
    view: 'Handy ansehen',
  },
} satisfies Translation<typeof alerts>
