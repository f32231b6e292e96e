import type requests from '../../../en/server/errors/requests.ts'
import type { Translation } from '../../../translation.ts'

export default {
  notFound: 'Nicht gefunden.',
  requestTooLarge: 'Das ist zu groß.',
  requestCharacter: 'Der Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  requestRunning: 'Das wird noch ausgeführt. Versuchen Sie es gleich noch einmal.',
  requestRefused: 'Das wurde abgelehnt.',
  pageOfAnother:
    'Diese Seite wurde für ein anderes Konto geöffnet, und jetzt ist jemand anderes angemeldet. Laden Sie die Seite neu.',
  diskFull:
    'Es wurde nichts gespeichert, weil der Speicher dieses Shops voll ist. Versuchen Sie es später noch einmal.',
  serverBusy: 'Der Server ist gerade ausgelastet. Versuchen Sie es gleich noch einmal.',
  tooManyTabs: 'Sie haben zu viele Tabs geöffnet. Schließen Sie einen.',
  uploadStopped:
    'Das Hochladen ist abgebrochen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  pushService:
    'Der Push-Dienst dieses Browsers kann nicht verwendet werden. Versuchen Sie es mit einem anderen Browser.',
  pushOfAnother:
    'Diese Benachrichtigungen gehören zu einem anderen Browser. Schalten Sie sie in diesem Browser aus und wieder ein.',
  messageRepeated:
    'Sie haben heute denselben Text an mehrere Personen geschickt. Schreiben Sie etwas, das sich auf dieses Handy bezieht.',
  messageHandOverCode:
    'Diese Nachricht enthält Ihren Übergabecode. Nennen Sie ihn erst, wenn Sie das Handy in der Hand haben: Mit ihm wird der Verkäufer bezahlt.',
  photosDown: 'Die Fotos sind gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  picturesDown: 'Die Bilder sind gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  pictureMissing: 'Bild nicht gefunden.',
  shopPictureMissing: 'Wählen Sie ein Bild',
  shopPictureVast: 'Das Bild hat zu viele Pixel. 1.000 an der längeren Seite genügen.',
  shopPictureSvg:
    'Das ist eine SVG-Datei, die Skripte enthalten kann. Exportieren Sie das Logo als PNG, mindestens 192 Pixel hoch.',
  shopPictureUnknown: 'Dieses Bild können wir nicht lesen. Verwenden Sie PNG, JPEG oder WebP.',
  shopPictureMoves: 'Dieses Bild ist animiert. Wählen Sie ein unbewegtes.',
  shopPictureDamaged: 'Das Bild ist beschädigt. Versuchen Sie ein anderes.',
  shopPictureSquare: 'Ein Symbol ist quadratisch. Schneiden Sie das Bild zuerst zu.',
  shopPictureStore:
    'Bilder können gerade nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
  shopPictureSpace: 'Für Bilder ist kein Speicherplatz mehr frei.',
  shopPictureBusy:
    'Gerade werden zu viele Bilder hochgeladen. Versuchen Sie es gleich noch einmal.',
} satisfies Translation<typeof requests>
