import type blog from '../../../en/server/shop/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Blog',
  description: 'Vier häufige Fragen zur Webentwicklung, jede in zwei Minuten beantwortet.',
  body: `## Welche Möglichkeiten gibt es, State in einer React-Anwendung zu verwalten?

Fragen Sie zuerst, wem der State gehört: Die Antwort bestimmt das Werkzeug.

- **Nur einer Komponente**, etwa ein geöffnetes Menü: \`useState\`, oder \`useReducer\`, wenn eine Aktion mehrere Werte gemeinsam ändert.
- **Mehreren Geschwistern**: Heben Sie ihn in den nächsten gemeinsamen Elternteil und geben Sie ihn nach unten weiter. Tief verschachtelte Leser bekommen ihn über \`Context\`. Das passt zu Werten, die sich selten ändern: Design, Sprache, die angemeldete Person.
- **Der URL**: Filter, Tabs und Seitenzahlen. Dort überstehen sie ein Neuladen und lassen sich teilen.
- **Dem Server**: Listen und Datensätze sind Kopien, die veralten. TanStack Query oder SWR laden, cachen und aktualisieren sie, damit Sie das nicht selbst schreiben.
- **Groß und global**, von vielen Stellen geändert: ein Store wie Redux Toolkit oder Zustand, aus dem jede Komponente nur nimmt, was sie zeigt.

Was sich aus anderem State berechnen lässt, ist kein State: Berechnen Sie es beim Rendern. Die meisten Anwendungen brauchen viel weniger globalen State, als sie am Anfang haben.

## Wie funktioniert prototypische Vererbung?

In JavaScript erbt ein Objekt von einem anderen Objekt. Jedes hat einen verborgenen Verweis, seinen Prototyp: ein anderes Objekt oder \`null\`.

Wenn Sie \`phone.call\` lesen, sucht die Engine die Eigenschaft zuerst in \`phone\` selbst, dann in dessen Prototyp, dann in dem des Prototyps, bis sie sie findet oder die Kette endet, meist nach \`Object.prototype\`; dann ist der Wert \`undefined\`. Beim Schreiben ist es anders: Eine gewöhnliche Zuweisung legt die Eigenschaft am Objekt selbst an oder ändert sie dort und verdeckt die geerbte.

Methoden gibt es einmal, sie werden geteilt, und \`this\` ist das Objekt, an dem die Methode aufgerufen wurde. Den Verweis setzen Sie mit \`Object.create(parent)\`. Eine mit \`new\` aufgerufene Funktion gibt dem neuen Objekt ihre eigene Eigenschaft \`prototype\` als Verweis.

\`class\` und \`extends\` sind klarere Wörter für dasselbe: Methoden landen in \`Phone.prototype\`, und \`extends\` verbindet einen Prototyp mit dem anderen. Lesen Sie einen Verweis mit \`Object.getPrototypeOf\`, und unterscheiden Sie eigene Eigenschaften von geerbten mit \`Object.hasOwn\`.

## Was ist ein Unit-Test, und warum sollten wir Unit-Tests schreiben?

Ein Unit-Test ruft einen kleinen Teil eines Programms, etwa eine Funktion, mit bekannter Eingabe auf und prüft, was herauskommt. Er braucht kein Netzwerk, keine echte Uhr und keine Reihenfolge, läuft deshalb in Millisekunden und liefert jedes Mal dasselbe.

Drei Gründe machen ihn die Mühe wert:

- **Er findet Fehler früh und nah an der Ursache.** Ein roter Test nennt die Funktion und den Fall; eine kaputte Seite nennt beides nicht.
- **Er nimmt die Angst vor Änderungen.** Sie können heute umbauen, was jemand vor zwei Jahren geschrieben hat, und wissen nach Sekunden, ob es noch hält, was es verspricht.
- **Er ist Dokumentation, die nicht veraltet.** „Ein reserviertes Handy kann nicht noch einmal reserviert werden“ ist Regel, Beispiel und Prüfung in einem.

Testen Sie, was ein Teil verspricht, und nicht, wie er es tut, sonst bricht jedes Aufräumen die Tests. Sehen Sie sich die Ränder an: nichts, eins, zu viele, falsch. Und ergänzen Sie ein paar Tests des Ganzen: Teile, die allein funktionieren, können zusammen trotzdem scheitern.

## React, Angular oder Vue?

Alle drei bauen Seiten aus Komponenten und halten sie mit den Daten im Gleichschritt. Sie unterscheiden sich darin, wie viel sie Ihnen abnehmen.

- **React** ist eine Bibliothek für die Oberfläche. Komponenten sind Funktionen, die JSX zurückgeben; ändert sich der State, werden sie wieder aufgerufen. Router, Daten und Formulare wählen Sie selbst. Das gibt Freiheit und das größte Ökosystem, und jedes Projekt sieht ein wenig anders aus.
- **Angular** ist ein vollständiges Framework: TypeScript, Router, Formulare, HTTP-Client und Dependency Injection sind dabei, und Signals verfolgen, was sich geändert hat. Vor der ersten Seite ist mehr zu lernen, aber große Teams finden überall dieselbe Struktur.
- **Vue** liegt dazwischen. Single-File-Components enthalten Template, Skript und Stil; die Reaktivität merkt sich, welche Werte ein Template verwendet. Router und Store sind offiziell, aber freiwillig. Viele finden sich hier am schnellsten zurecht.

Die Geschwindigkeit entscheidet selten: Gut benutzt ist jedes schnell genug. Wählen Sie, was Ihr Team kann, was die Bibliotheken unterstützen, die Sie brauchen, und wie viel Struktur Sie wollen. Für ein erstes Projekt bauen Sie dieselbe kleine Seite mit jedem und nehmen das, was sich richtig anfühlt.`,
} satisfies Translation<typeof blog>
