import type reported from '../../../en/pages/console/reported.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversation: {
    title: 'Gemeldete Unterhaltung',
    back: 'Zurück zu den Meldungen',
    close: 'Unterhaltung schließen',
    closing: 'Wird geschlossen',
    loading: 'Unterhaltung wird geladen',
    lead: 'Kontaktdaten sind hier zu sehen. Ihr Zugriff wird im Audit-Protokoll festgehalten.',
    buyer: 'Käufer',
    seller: 'Verkäufer',
    reported: 'Gemeldet',
    photo: 'Ein Foto, das nur Käufer und Verkäufer sehen können.',
    sentPhoto: 'In dieser Unterhaltung gesendet',
  },
  hide: {
    hideReview: 'Bewertung ausblenden',
    hideReply: 'Antwort ausblenden',
    reason: 'Grund',
    required: 'Geben Sie kurz einen Grund an',
    review:
      'Die Bewertung von <name></name> wird für alle anderen ausgeblendet, und ihre Sterne zählen nicht. Sie können sie später wieder zeigen.',
    reply:
      'Die Antwort von <name></name> wird für alle anderen ausgeblendet. Sie können sie später wieder zeigen.',
    help: 'Wer sie geschrieben hat, kann das lesen. Es steht im Audit-Protokoll.',
    busy: 'Wird ausgeblendet',
  },
} satisfies Translation<typeof reported>
