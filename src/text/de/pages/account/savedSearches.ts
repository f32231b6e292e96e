import type savedSearches from '../../../en/pages/account/savedSearches.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Wir melden uns bei neuen Treffern, fast passenden Handys, gesenkten Preisen und neuen Anzeigen von Verkäufern, denen Sie folgen.',
  caption: 'gespeicherte Suchen',
  saved: 'gespeichert am <time></time>',
  new: 'Neu',
  now: 'Jetzt {phones}',
  count: '{count, plural, one {{shown} neu} other {{shown} neu}}',
  remove: {
    label: '{name} löschen',
    what: 'Sie werden dann nicht mehr über neue Handys für „{name}“ benachrichtigt.',
    action: 'Suche löschen',
    done: 'Suche gelöscht',
  },
  empty: {
    title: 'Noch keine gespeicherten Suchen',
    text: 'Suchen oder filtern Sie Handys und wählen Sie dann „Suche speichern“.',
    find: 'Handys finden',
  },
  news: 'Neu für Sie',
  earlier: 'Frühere anzeigen',
  kind: {
    near_miss: 'Passt fast',
    followed: 'Verkäufer, dem Sie folgen',
    price_drop: 'Preis gesenkt',
  },
  gone: 'Nicht mehr verfügbar',
  mails: {
    label:
      'Auch per E-Mail, höchstens alle {count, plural, one {{shown} Minute} other {{shown} Minuten}}',
    on: 'E-Mails zu Suchen sind eingeschaltet',
    off: 'E-Mails zu Suchen sind ausgeschaltet',
  },
  unsubscribe: {
    pageTitle: 'E-Mails abbestellen',
    title: 'Keine E-Mails mehr zu Handys, die Sie suchen?',
    done: 'Die E-Mails sind abbestellt',
    lead: 'Ihre Suchen bleiben gespeichert, und neue Handys sehen Sie weiterhin, wenn Sie sich anmelden.',
    searches: 'Ihre gespeicherten Suchen',
    submit: 'Abbestellen',
    busy: 'Wird abbestellt',
    again: 'Wieder abonnieren',
    againBusy: 'Einen Moment',
  },
  followed: {
    lead: 'Neue Handys dieser Verkäufer stehen bei den gespeicherten Suchen unter „Neu für Sie“.',
    caption: 'Verkäufer',
    empty: 'Sie folgen noch niemandem',
    how: 'Öffnen Sie von einem Handy aus die Seite des Verkäufers und wählen Sie „Folgen“.',
    phones: '{count, plural, one {{shown} Handy im Verkauf} other {{shown} Handys im Verkauf}}',
    since: 'Sie folgen seit <time></time>',
    unfollow: 'Nicht mehr folgen',
    unfollowName: '{name} nicht mehr folgen',
    unfollowing: 'Wird beendet',
    done: 'Sie folgen {name} nicht mehr',
    mails:
      'Neue Handys auch per E-Mail, höchstens alle {count, plural, one {{shown} Minute} other {{shown} Minuten}}',
    on: 'Neue Handys kommen auch per E-Mail',
    off: 'Sie bekommen dazu keine E-Mails mehr',
  },
} satisfies Translation<typeof savedSearches>
