import type consents from '../../../en/pages/public/consents.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'Nouvelles conditions',
  changed: 'Nous avons modifié ce que vous aviez accepté.',
  read: 'Pour acheter et vendre de nouveau, lisez et acceptez : <links></links>.',
  title: 'Les conditions ont changé',
  continues: 'À lire : <links></links>. Après votre accord, vous reprendrez là où vous en étiez.',
  and: ' et ',
  later: 'Pas maintenant',
  accept: 'Accepter',
  saving: 'Enregistrement',
  done: 'Merci. Vous pouvez de nouveau acheter et vendre.',
} satisfies Translation<typeof consents>
