import type otherAccount from '../../../en/pages/account/otherAccount.ts'
import type { Translation } from '../../../translation.ts'

export default {
  reload: 'Als {name} neu laden',
  viewTitle: 'Sie sehen den Shop als {name}',
  view: 'Das haben Sie in einem anderen Tab so gewählt. Diese Seite wurde für <before></before> geöffnet und kann nichts laden oder speichern, bis Sie das beenden. Was Sie hier eingegeben haben, bleibt stehen.',
  stop: 'Beenden',
  stopping: 'Wird beendet',
  otherTitle: 'Ein anderes Konto ist angemeldet',
  other:
    'In diesem Browser sind Sie jetzt als <now></now> angemeldet. Diese Seite wurde für <before></before> geöffnet und kann deshalb nichts speichern oder bestellen.',
  keep: 'Wenn Sie etwas Eingegebenes behalten möchten, schließen Sie diese Meldung, kopieren Sie es und laden Sie dann neu. Melden Sie sich in einem anderen Tab wieder als {before} an, funktioniert auch diese Seite wieder.',
  outTitle: 'Sie sind abgemeldet',
  out: 'Die Sitzung von <person></person> ist beendet. Was Sie auf dieser Seite eingegeben haben, ist noch da: Melden Sie sich in dem neuen Tab, der sich öffnet, als {before} an, kommen Sie dann zurück und machen Sie weiter.',
  goOn: 'Ohne Anmeldung weiter',
  login: 'Anmelden',
} satisfies Translation<typeof otherAccount>
