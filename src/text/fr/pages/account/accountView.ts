import type accountView from '../../../en/pages/account/accountView.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'Vue comme une autre personne',
  title: 'Vous voyez le site comme {name}.',
  left: 'Rien ne peut être modifié. Fin dans {count, plural, one {{shown} minute} many {{shown} de minutes} other {{shown} minutes}}.',
  stop: 'Quitter',
  stopping: 'Fermeture',
} satisfies Translation<typeof accountView>
