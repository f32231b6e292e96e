import type productImport from '../../../en/pages/selling/productImport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Aus einer Datei importieren',
  about:
    'Eine CSV-Datei, deren erste Zeile die Spalten benennt. Nötig sind <column>brand</column>, <column>name</column> und <column>price</column>; freiwillig sind <names></names>. Getrennt durch Kommas, Semikolons oder Tabulatoren.',
  example:
    '<link>Laden Sie ein Beispiel herunter</link> oder nehmen Sie Ihren eigenen Export. Fotos und Noten kann die Datei nicht enthalten: Ergänzen Sie Fotos und beantworten Sie die Fragen zum Zustand danach über „Bearbeiten“.',
  file: 'Datei',
  limits:
    'Höchstens {megabytes} MB und {count, plural, one {{shown} Handy} other {{shown} Handys}}.',
  nothingYet: 'Noch wird nichts veröffentlicht. Sie sehen zuerst eine Vorschau.',
  checking: 'Wird geprüft',
  check: 'Datei prüfen',
  choose: 'Wählen Sie eine Datei',
  verdict: { invalid: 'Fehlerhaft', valid: 'Gültig', duplicate: 'Schon vorhanden' },
  unknownColumns: 'Unbekannte Spalten, nicht übernommen: {columns}.',
  emptyRows:
    'Übersprungen: {count, plural, one {{shown} leere Zeile} other {{shown} leere Zeilen}}.',
  lines: 'Zeile für Zeile',
  line: 'Zeile {line}',
  unnamed: 'Ohne Namen',
  showAll: 'Alle {shown} Zeilen zeigen',
  again: 'Andere Datei wählen',
  list: '{count, plural, one {{shown} Handy} other {{shown} Handys}} anbieten',
  listValid:
    '{count, plural, one {Das gültige Handy} other {Die {shown} gültigen Handys}} anbieten',
  progress: '{shown} von {total} Zeilen',
  progressLabel: 'Verarbeitete Zeilen',
  canClose:
    'Sie können dieses Fenster schließen. Importieren Sie dieselbe Datei später noch einmal, dann geht es dort weiter; nichts erscheint doppelt.',
  added: '{count, plural, one {{shown} Handy ist} other {{shown} Handys sind}} jetzt online',
  duplicates:
    '{count, plural, one {{shown} Handy war} other {{shown} Handys waren}} schon vorhanden.',
  rejected:
    '{count, plural, one {{shown} Zeile ist} other {{shown} Zeilen sind}} fehlerhaft: Korrigieren Sie die Datei und importieren Sie sie noch einmal.',
  next: 'Ergänzen Sie Fotos und Noten über „Bearbeiten“.',
  done: 'Fertig',
  interrupted:
    '{count, plural, one {{shown} Handy ist} other {{shown} Handys sind}} schon online. {message}',
} satisfies Translation<typeof productImport>
