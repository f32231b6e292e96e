import type ratings from '../../../en/pages/phone/ratings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Bewertungen für {name}',
  none: 'Keine Bewertungen vorhanden.',
  fromSales: '{count, plural, one {aus {shown} Verkauf} other {aus {shown} Verkäufen}}',
  by: { buyer: '<name></name>, Käufer', seller: '<name></name>, Verkäufer' },
  replyBy: 'Antwort von <name></name>',
  hiddenReason: 'Grund: „{reason}“',
  report: 'Melden',
  reportReview: 'Bewertung von {name}',
  reportReply: 'Antwort an {name}',
  more: 'Mehr anzeigen',
  loading: 'Wird geladen',
  hide: 'Bewertung ausblenden<hidden>, von {name}</hidden>',
  hidden: 'Bewertung ausgeblendet',
  showReview: 'Wieder zeigen<hidden>: Bewertung von {name}</hidden>',
  showReply: 'Wieder zeigen<hidden>: Antwort von {name}</hidden>',
  reviewShown: 'Die Bewertung ist wieder zu sehen',
  replyShown: 'Die Antwort ist wieder zu sehen',
  ofOrder: {
    title: 'Bewertungen',
    loading: 'Bewertungen werden geladen',
    none: 'Noch ist keine Bewertung zu sehen. Ausgeblendete Bewertungen kann niemand lesen.',
    from: '{name} über {other}',
    hidden: 'Ausgeblendet: Nur {name} sieht sie noch.',
  },
} satisfies Translation<typeof ratings>
