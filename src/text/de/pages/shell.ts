import type shell from '../../en/pages/shell.ts'
import type { Translation } from '../../translation.ts'

export default {
  skip: 'Zum Inhalt springen',
  main: 'Hauptmenü',
  menu: 'Menü',
  home: '{shop}, Startseite',
  logout: 'Abmelden',
  login: 'Anmelden',
  account: 'Dein Konto',
  accountOf: 'Dein Konto, {name}',
  search: 'Handys suchen',
  or: 'oder',
  links: {
    home: 'Startseite',
    products: 'Angebote',
    allPhones: 'Alle Handys',
    blog: 'Blog',
    dashboard: 'Mein Bereich',
    settings: 'Einstellungen',
    favorites: 'Merkliste',
    about: 'Über uns',
    contact: 'Kontakt',
    support: 'Hilfe',
    transparency: 'Transparenz',
  },
  footer: {
    browse: 'Stöbern',
    legal: 'Rechtliches',
    about:
      'Gebrauchte Handys von Leuten aus deiner Nähe. Ehrliche Angaben, ein fairer Preis und eine Übergabe, auf die du dich verlassen kannst.',
    aboutShipping:
      'Gebrauchte Handys. Ehrliche Angaben, ein fairer Preis und genug Zeit zum Prüfen.',
    software: 'Redial ist freie Software. Diesen Shop betreiben die Leute, die ihn hosten.',
    shareOn: 'Auf {network} teilen',
    profileOn: '{shop} auf {network}',
    language: 'Sprache',
  },
  password: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
  theme: {
    legend: 'Farbschema',
    system: 'Wie im System',
    light: 'Hell',
    dark: 'Dunkel',
  },
} satisfies Translation<typeof shell>
