import type seller from '../../../en/pages/public/seller.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: 'Gebrauchte Handys von {name}: Angebote, Verkäufe und Bewertungen.',
  descriptionOf: 'Gebrauchte Handys von {name} aus {place}: Angebote, Verkäufe und Bewertungen.',
  edit: 'Name und Foto bearbeiten',
  away: 'Im Urlaub bis <day></day>. Danach sind die Handys wieder verfügbar.',
  since: 'Mitglied seit {month}',
  answers: {
    hour: 'Antwortet meist innerhalb einer Stunde',
    hours:
      'Antwortet meist innerhalb von {count, plural, one {{shown} Stunde} other {{shown} Stunden}}',
    day: 'Antwortet meist innerhalb eines Tages',
    days: 'Antwortet meist innerhalb von {count, plural, one {{shown} Tag} other {{shown} Tagen}}',
    slow: 'Antwortet meist erst nach mehr als einer Woche',
  },
  followers: '{count, plural, one {{shown} Follower} other {{shown} Follower}}',
  usually: 'Meist {promised}',
  level: {
    new: 'Noch kein Verkauf, der zählt, oder im Schnitt weniger als {stars} Sterne bei mindestens {ratings} Bewertungen.',
    proven:
      'Mindestens ein Verkauf. Ab {ratings} Bewertungen im Schnitt mindestens {stars} Sterne.',
    trusted:
      'Mindestens {sales} Verkäufe, ein Konto seit mindestens {days} Tagen und keine Anzeige, die unsere Moderation entfernt hat. Ab {ratings} Bewertungen im Schnitt mindestens {stars} Sterne.',
    counted:
      'Über den Shop bezahlte Verkäufe zählen. Bar bezahlte zählen, sobald drei verschiedene Personen gekauft haben.',
  },
  elsewhere: {
    label: 'In anderen Shops',
    from: 'Von {shop}: {sales}, {reviews}',
    sales: '{count, plural, one {{shown} Verkauf} other {{shown} Verkäufe}}',
    average: '{average} von 5 ({reviews})',
    none: 'keine Bewertungen',
    note: 'Von diesen Shops signiert, hier nicht geprüft. Zählt weder für die Stufe noch für die Bewertungen auf dieser Seite.',
  },
  sold: '{count, plural, one {{shown} Handy verkauft} other {{shown} Handys verkauft}}',
  noReviews: 'Noch keine Bewertungen',
  reviews: '{count, plural, one {{shown} Bewertung} other {{shown} Bewertungen}}',
  onSale: {
    title: 'Angebotene Handys',
    search: 'Suchen und filtern',
    none: '<name></name> bietet derzeit nichts an.',
    shown: '{shown} von {total}',
    more: 'Mehr Handys anzeigen',
    loading: 'Handys werden geladen',
  },
  recentlySold: 'Zuletzt verkauft',
  ratings: {
    title: 'Bewertungen',
    none: 'Noch niemand hat <name></name> bewertet. Nach einem Verkauf können sich Käufer und Verkäufer gegenseitig bewerten.',
  },
  checks: {
    title: 'Was wir über diesen Verkäufer wissen',
    documents: 'Ausweise prüfen wir nicht.',
    email: {
      yes: 'E-Mail-Adresse bestätigt',
      yesText: 'Ein Link, den wir dorthin geschickt haben, wurde geöffnet.',
      no: 'E-Mail-Adresse nicht bestätigt',
      noText: 'Unser Link zum Bestätigen wurde noch nicht geöffnet.',
    },
    number: {
      yes: 'Telefonnummer bestätigt',
      yesText: 'Ein Code, den wir per SMS dorthin geschickt haben, wurde eingegeben.',
      no: 'Telefonnummer nicht bestätigt',
      noText: 'Ein Code aus einer SMS wurde noch nicht eingegeben.',
    },
    payout: {
      yes: 'Auszahlungskonto verbunden',
      yesText: 'Der Zahlungsanbieter hat das Konto angenommen und zahlt darauf aus.',
      no: 'Noch kein Auszahlungskonto',
      noText: 'Geld aus einem Verkauf wird verwahrt, bis eines verbunden ist.',
    },
    photographed:
      '{count, plural, one {{shown} Handy} other {{shown} Handys}} mit einem Code fotografiert',
    notPhotographed: 'Kein Handy mit einem Code fotografiert',
    photographedText:
      'Ein Foto des Handys mit unserem Einmalcode zeigt, dass der Verkäufer es in der Hand hatte.',
    sales: '{count, plural, one {{shown} Handy} other {{shown} Handys}} hier verkauft',
    noSales: 'Noch keine Verkäufe',
    salesText: 'Abgeschlossene Verkäufe, die für die Stufe zählen. Mitglied seit {month}.',
  },
  follow: {
    logIn: 'Anmelden und folgen',
    follow: 'Folgen',
    following: 'Sie folgen',
    followName: '{name} folgen',
    unfollowName: '{name} nicht mehr folgen',
    done: 'Sie erhalten eine Benachrichtigung, wenn {name} ein Handy einstellt',
    stopped: 'Sie folgen {name} nicht mehr',
  },
  report: 'Verkäufer melden',
  trader: {
    title: 'Gewerblicher Verkäufer',
    text: 'Dieser Verkäufer handelt gewerblich und hat diese Angaben selbst gemacht. Er hat bestätigt, nur Produkte anzubieten, die dem EU-Recht entsprechen.',
    company: 'Unternehmen',
    form: 'Rechtsform',
    address: 'Anschrift',
    email: 'E-Mail',
    phone: 'Telefonnummer',
    register: 'Handelsregister',
    vat: 'USt-IdNr.',
  },
} satisfies Translation<typeof seller>
