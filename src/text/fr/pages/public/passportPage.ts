import type passportPage from '../../../en/pages/public/passportPage.ts'
import type { Translation } from '../../../translation.ts'

export default {
  kind: 'Passeport de l’appareil',
  aPhone: 'Un téléphone',
  pageTitle: 'Passeport de l’appareil : {name}',
  description:
    'Historique sur ce site, {name} : propriétaires, annonces, vérifications et réparations.',
  descriptionUnnamed:
    'L’historique d’un téléphone sur ce site : propriétaires, annonces, vérifications et réparations.',
  lead: 'Ce que ce site sait d’un téléphone, d’après son IMEI : chaque entrée est liée à la précédente, si bien qu’aucune ne peut être modifiée ou retirée sans que cela se voie. Aucun nom n’y figure.',
  history: 'Historique',
  copy: {
    title: 'Gardez une copie',
    text: 'Le fichier est signé par ce site. Tout le monde peut le vérifier plus tard, sans réseau et même si ce site n’existe plus.',
    download: 'Télécharger le passeport',
    check: 'Vérifier un fichier',
    qr: 'QR code de ce passeport dans son état actuel',
    qrText:
      'Le code contient cette page et une empreinte de son historique actuel. Scanné plus tard, la page dit si cet historique y est toujours.',
    link: 'lien',
    claim: 'Vous avez obtenu ce téléphone ailleurs ? <link>Déclarez-le comme le vôtre</link>',
  },
  scanned: {
    label: 'Code scanné',
    unchanged: 'L’historique contenu dans votre code est toujours là, inchangé.',
    added:
      '{count, plural, one {{shown} entrée a été ajoutée depuis.} many {{shown} d’entrées ont été ajoutées depuis.} other {{shown} entrées ont été ajoutées depuis.}}',
    changed:
      'Ce n’est pas l’historique contenu dans votre code. Il a été modifié après la création du code, ou le code est celui d’un autre téléphone.',
  },
} satisfies Translation<typeof passportPage>
