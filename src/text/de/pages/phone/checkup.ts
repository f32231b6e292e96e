import type checkup from '../../../en/pages/phone/checkup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  page: 'Funktionstest',
  title: 'Dieses Handy testen',
  lead: 'Öffnen Sie diese Seite auf dem Handy, das Sie verkaufen. Die Tests dauern etwa drei Minuten. Käufer sehen jedes Ergebnis.',
  start: 'Starten',
  starting: 'Wird gestartet',
  continue: 'Weiter',
  canSkip: 'Sie können jeden Test überspringen oder wiederholen, bevor Sie die Ergebnisse senden.',
  permission: 'Der Browser fragt, bevor er Mikrofon, Kamera oder Standort nutzt.',
  link: 'Der Link gilt einmal, bis <time></time>.',
  private:
    'Ton, Bilder und Ihr Standort verlassen dieses Handy nie. Gesendet werden nur Ergebnisse und Messwerte.',
  progress: 'Fortschritt',
  place: '{number} von {total}',
  skip: 'Überspringen',
  again: 'Noch einmal testen',
  againNamed: 'Noch einmal testen: {test}',
  yes: 'Ja',
  no: 'Nein',
  shown: 'Käufer werden dieses Ergebnis sehen. Sie können jetzt oder am Ende noch einmal testen.',
  soundStays: 'Der Ton wird hier gemessen und verworfen. Er verlässt dieses Handy nie.',
  pictureStays: 'Das Bild wird hier geprüft und verworfen. Es verlässt dieses Handy nie.',
  touch: {
    title: 'Wischen Sie über das ganze Display',
    lead: 'Das Display füllt sich mit Feldern. Wischen Sie mit einem Finger über alle, auch an Rändern und Ecken. Der Test endet, wenn jedes Feld grün ist.',
    label: 'Test des Touchscreens',
    count: '{shown} von {total} Feldern',
    dead: 'Einige Felder reagieren nicht',
  },
  fingers: {
    title: 'Legen Sie drei Finger gleichzeitig auf',
    lead: 'Irgendwo auf die Fläche unten. Der Test endet, wenn das Display alle drei erkennt.',
    fewer: 'Weniger erkannt',
    unit: '{count, plural, one {Finger} other {Finger}}',
  },
  pixels: {
    title: 'Suchen Sie nach Pixelfehlern',
    lead: 'Das ganze Display wird weiß, rot, grün, blau und schwarz. Sehen Sie jede Farbe genau an und tippen Sie dann für die nächste.',
    label: 'Test der Farben',
    screen:
      'Das Display ist {color, select, white {weiß} red {rot} lime {grün} blue {blau} other {schwarz}}. Weiter, {number} von {total}',
    question: 'Waren alle Farben gleichmäßig?',
    even: 'Keine dunklen oder hellen Punkte, keine Linien, keine gelben oder dunklen Flecken, kein eingebranntes Bild.',
    yes: 'Ja, gleichmäßig',
    show: 'Farben noch einmal zeigen',
  },
  sound: {
    title: 'Lautsprecher und Mikrofon',
    lead: 'Das Handy spielt eine Sekunde lang einen Ton und nimmt ihn auf. Stellen Sie es laut, schalten Sie den Lautlosmodus aus und decken Sie Lautsprecher und Mikrofon nicht ab.',
    play: 'Ton abspielen',
    listening: 'Aufnahme läuft',
    question: 'Haben Sie einen Ton gehört?',
    listen: 'Hören Sie selbst hin, um den Lautsprecher zu testen.',
    repeat: 'Noch einmal abspielen',
  },
  camera: {
    user: 'Halten Sie das Handy bei gutem Licht vor sich und sehen Sie es an.',
    environment: 'Richten Sie sie auf etwas Helles.',
    picture: 'Livebild: {camera}',
    question: 'Ist das Bild scharf, ohne Flecken und Streifen?',
    yes: 'Ja, klar',
    open: 'Kamera öffnen',
    opening: 'Wird geöffnet',
  },
  vibration: {
    lead: 'Halten Sie das Handy in der Hand.',
    vibrate: 'Vibrieren lassen',
    question: 'Hat es vibriert?',
    expected:
      'Es sollte zweimal vibrieren. Im Lautlos- oder Energiesparmodus tun das manche Handys nicht.',
    repeat: 'Noch einmal vibrieren',
  },
  motion: {
    title: 'Schütteln Sie es, dann drehen Sie es um',
    lead: 'Tippen Sie auf „Starten“ und schütteln Sie das Handy zweimal. Drehen Sie es dann auf die Seite und zurück. Der Test endet von selbst.',
    measuring: 'Messung läuft',
    shaken: 'Geschüttelt',
    turned: 'Gedreht',
    detected: 'erkannt',
    notYet: 'noch nicht',
  },
  location: {
    lead: 'Gesendet wird nur die Genauigkeit. Ihr Standort selbst verlässt dieses Handy nie. Am Fenster geht es schneller.',
    find: 'Standort bestimmen',
    finding: 'Standort wird bestimmt',
  },
  reason: {
    notSecure: 'Diese Seite wurde ohne https geöffnet, deshalb sperrt der Browser den Zugriff',
    noTouch: 'Dieses Gerät hat keinen Touchscreen',
    cannotVibrate: 'In diesem Browser können Webseiten das Handy nicht vibrieren lassen',
    noMovement: 'Der Browser meldet hier keine Bewegung',
    motionDenied:
      'Der Zugriff auf Bewegungsdaten wurde verweigert. Laden Sie die Seite neu und erlauben Sie ihn',
    locationDenied:
      'Der Zugriff auf den Standort wurde verweigert. Erlauben Sie ihn für diese Seite und testen Sie noch einmal',
    camera: {
      denied:
        'Der Zugriff auf die Kamera wurde verweigert. Erlauben Sie ihn für diese Seite und testen Sie noch einmal',
      missing: 'Der Browser findet diese Kamera nicht',
      onlyOne: 'Der Browser gibt nur eine Kamera frei',
      busy: 'Die Kamera ließ sich nicht öffnen. Schließen Sie andere Apps, die sie nutzen, und testen Sie noch einmal',
      unsupported: 'Dieser Browser gibt Webseiten keinen Zugriff auf die Kamera',
    },
    microphone: {
      denied:
        'Der Zugriff auf das Mikrofon wurde verweigert. Erlauben Sie ihn für diese Seite und testen Sie noch einmal',
      missing: 'Der Browser findet dieses Mikrofon nicht',
      onlyOne: 'Der Browser gibt nur ein Mikrofon frei',
      busy: 'Das Mikrofon ließ sich nicht öffnen. Schließen Sie andere Apps, die es nutzen, und testen Sie noch einmal',
      unsupported: 'Dieser Browser gibt Webseiten keinen Zugriff auf das Mikrofon',
    },
  },
  result: {
    title: 'Ergebnis',
    lead: 'Nach dem Senden werden die Ergebnisse mit der Uhrzeit signiert und lassen sich nicht mehr ändern.',
    passed: '{shown} bestanden',
    failed: '{shown} nicht bestanden',
    skipped: '{shown} übersprungen',
    not_possible: '{shown} hier nicht möglich',
    comma: ', ',
    send: 'Ergebnisse senden',
    sendAgain: 'Noch einmal senden',
    sending: 'Wird gesendet',
  },
  ending: {
    products: 'Meine Anzeigen',
    sent: {
      title: 'Ergebnisse gesendet',
      text: 'Die Ergebnisse sind mit der Uhrzeit signiert, und Käufer sehen sie in der Anzeige. Sie können diese Seite schließen und dort weitermachen, wo Sie den Link erstellt haben.',
    },
    used: {
      title: 'Dieser Funktionstest ist erledigt',
      text: 'Das Ergebnis wurde gesendet, und jeder Link gilt nur einmal. Um das Handy noch einmal zu testen, erstellen Sie im Formular der Anzeige einen neuen Link.',
    },
    run_out: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Links gelten eine halbe Stunde. Erstellen Sie im Formular der Anzeige einen neuen und öffnen Sie ihn auf diesem Handy.',
    },
    not_found: {
      title: 'Dieser Link ist nicht gültig',
      text: 'Vielleicht ist er unvollständig, oder ein neuerer hat ihn ersetzt. Öffnen Sie den neuesten Link aus dem Formular der Anzeige oder scannen Sie seinen Code.',
    },
  },
} satisfies Translation<typeof checkup>
