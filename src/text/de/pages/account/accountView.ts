import type accountView from '../../../en/pages/account/accountView.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'Ansicht als andere Person',
  title: 'Sie sehen den Shop als {name}.',
  left: 'Sie können nichts ändern. Endet in {count, plural, one {{shown} Minute} other {{shown} Minuten}}.',
  stop: 'Beenden',
  stopping: 'Wird beendet',
} satisfies Translation<typeof accountView>
