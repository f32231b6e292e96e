import type shell from '../../en/pages/shell.ts'
import type { Translation } from '../../translation.ts'

export default {
  skip: 'Zum Inhalt springen',
  main: 'Hauptmenü',
  menu: 'Menü',
  home: '{shop}, Startseite',
  logout: 'Abmelden',
  login: 'Anmelden',
  account: 'Ihr Konto',
  accountOf: 'Ihr Konto, {name}',
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
      'Gebrauchte Handys von Menschen aus Ihrer Nähe. Ehrliche Angaben, ein fairer Preis und eine Übergabe, auf die Sie sich verlassen können.',
    aboutShipping:
      'Gebrauchte Handys. Ehrliche Angaben, ein fairer Preis und genug Zeit zum Prüfen.',
    software: 'Redial ist freie Software. Betrieben wird dieser Shop von seinem Anbieter.',
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
