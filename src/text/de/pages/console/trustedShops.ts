import type trustedShops from '../../../en/pages/console/trustedShops.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Verkäufer können ihre Bewertungen aus diesen Shops auf ihrer Seite zeigen. Lassen Sie sich Adresse und Schlüssel vom anderen Admin auf einem Weg geben, dem Sie vertrauen. Von dessen Shop wird nichts abgerufen.',
  caption: 'Partner-Shops',
  list: 'Partner-Shops',
  none: 'Noch kein Shop.',
  ratings:
    '{count, plural, one {{shown} Verkäufer zeigt Bewertungen daraus} other {{shown} Verkäufer zeigen Bewertungen daraus}}',
  remove: {
    short: 'Entfernen',
    name: '{shop} entfernen',
    what: '{count, plural, one {Bewertungen aus {shop} verschwinden von der Seite eines Verkäufers.} other {Bewertungen aus {shop} verschwinden von den Seiten von {shown} Verkäufern.}}',
    action: 'Shop entfernen',
    busy: 'Wird entfernt',
    done: 'Shop entfernt',
  },
  form: {
    title: 'Einem Shop vertrauen',
    address: 'Adresse',
    addressMissing: 'Geben Sie die Adresse des Shops ein',
    key: 'Schlüssel',
    keyHelp: '44 Zeichen. Der andere Admin findet ihn auf dieser Seite seines Shops.',
    keyMissing: 'Fügen Sie den Schlüssel ein',
    send: 'Diesem Shop vertrauen',
    busy: 'Shop wird hinzugefügt',
    done: 'Shop hinzugefügt',
  },
  thisShop: {
    title: 'Ihr Shop, für andere Admins',
    address: 'Adresse',
    key: 'Schlüssel',
    fingerprint: 'Fingerabdruck',
    copy: { address: 'Adresse', key: 'Schlüssel', fingerprint: 'Fingerabdruck' },
  },
} satisfies Translation<typeof trustedShops>
