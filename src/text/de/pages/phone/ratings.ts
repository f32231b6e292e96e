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
} satisfies Translation<typeof ratings>
