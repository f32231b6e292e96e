import type offer from '../../../en/pages/phone/offer.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Preis vorschlagen',
  lead: '<name></name> wird für <price></price> angeboten. Ihr Preisvorschlag gilt {count, plural, one {{shown} Stunde} other {{shown} Stunden}}. Nimmt <seller></seller> ihn an, ist das Handy zu diesem Preis für Sie reserviert.',
  label: 'Ihr Preisvorschlag',
  required: 'Geben Sie einen Preis ein',
  invalid: 'Geben Sie einen gültigen Preis ein',
  listedFor: 'Angeboten für {price}',
  share: '{amount} sind {percent} % von {price}',
  yours: { buyer: 'Ihr Preisvorschlag', seller: 'Ihr Gegenvorschlag' },
  theirs: { buyer: 'Preisvorschlag von {name}', seller: 'Gegenvorschlag von {name}' },
  current: '{label}: {amount}. Ein neuer Preisvorschlag ersetzt ihn.',
  usedUp:
    'Für dieses Handy haben Sie alle Preisvorschläge aufgebraucht. Zum angegebenen Preis können Sie es weiterhin reservieren.',
  last: 'Das ist Ihr letzter Preisvorschlag für dieses Handy.',
  remaining:
    '{count, plural, one {Für dieses Handy können Sie {shown} Preisvorschlag machen.} other {Für dieses Handy können Sie {shown} Preisvorschläge machen.}}',
  none: 'Keine Preisvorschläge mehr für dieses Handy',
  send: 'Preisvorschlag senden',
  sending: 'Wird gesendet',
  sent: 'Preisvorschlag gesendet. {name} hat {count, plural, one {{shown} Stunde} other {{shown} Stunden}} Zeit zu antworten',
} satisfies Translation<typeof offer>
