import type proof from '../../../en/pages/phone/proof.ts'
import type { Translation } from '../../../translation.ts'

export default {
  proves: 'Une vérification réussie prouve',
  notMade: 'Le vendeur n’a pas fait cette vérification : elle ne dit donc rien de ce téléphone.',
  wouldProve: 'Une vérification réussie prouverait',
  leavesOpen: 'Elle ne prouve pas',
  all: 'Les {shown} tests',
  signed: 'Le résultat signé',
  imei: {
    proves: {
      valid: 'Le numéro saisi par le vendeur est un IMEI valide.',
      model: 'Il correspond à ce modèle, si le résultat ci-dessus l’indique.',
      theft: 'Il n’était pas déclaré perdu ou volé ce jour-là, si le résultat ci-dessus l’indique.',
    },
    leavesOpen: {
      received:
        'Que le téléphone que vous recevez a ce numéro. Composez *#06# dessus pour lire le sien.',
      later:
        'Qu’il est entièrement payé, qu’il fonctionne sur tous les réseaux ou qu’il ne sera pas déclaré plus tard.',
    },
  },
  grading: {
    proves: {
      answered:
        'Le vendeur a répondu à toutes les questions sur l’écran, le boîtier et les fonctions.',
      rules: 'Le grade découle de ces réponses, selon les mêmes règles pour tous les téléphones.',
    },
    leavesOpen: {
      honest:
        'Que les réponses sont vraies : personne de ce site n’a eu le téléphone en main. Comparez-le aux photos, et signalez un problème s’il est différent.',
    },
  },
  checkup: {
    proves: {
      ran: 'Un téléphone a ouvert le lien du vendeur et passé ces tests dans son propre navigateur à ce moment-là.',
      signed:
        'Nous avons signé le résultat : personne ne peut donc le modifier sans que cela se voie.',
    },
    leavesOpen: {
      same: 'Que c’était ce téléphone : un lien peut être ouvert sur un autre du même type.',
      unmeasured:
        'L’état de la batterie, la résistance à l’eau, et tout ce qu’un navigateur ne peut pas mesurer.',
      judged: 'Ce que seul le vendeur pouvait juger, par exemple si le son s’entendait.',
    },
  },
  possession: {
    proves: {
      code: 'Le vendeur a photographié un téléphone avec un code que nous venions d’émettre pour cette annonce.',
      hand: 'Il avait donc un téléphone sous la main ce jour-là, pas seulement des images venues d’ailleurs.',
    },
    leavesOpen: {
      owner: 'Que le téléphone appartient au vendeur, ou qu’il l’a toujours.',
      works: 'Qu’il fonctionne.',
    },
  },
  test: {
    touch: 'Écran tactile',
    multi_touch: 'Tactile multipoint',
    pixels: 'Couleurs et pixels',
    speaker: 'Haut-parleur',
    microphone: 'Micro',
    camera_front: 'Appareil photo avant',
    camera_back: 'Appareil photo arrière',
    vibration: 'Vibreur',
    motion: 'Capteur de mouvement',
    orientation: 'Capteur d’orientation',
    location: 'Localisation',
    battery: 'Batterie',
    screen: 'Taille de l’écran',
    storage: 'Stockage',
  },
  outcome: {
    passed: 'Réussi',
    failed: 'Échec',
    skipped: 'Ignoré',
    not_possible: 'Impossible ici',
  },
  passed: {
    pixels: 'Couleurs uniformes, aucun pixel mort',
    speaker: 'Le vendeur a entendu le son',
    camera_front: 'Image en direct',
    camera_back: 'Image en direct',
    vibration: 'Le vendeur a senti la vibration',
    motion: 'La gravité et les secousses ont été détectées',
    microphone: 'Un son a été enregistré',
  },
  failed: {
    pixels: 'Le vendeur a vu des points, des lignes ou des ombres',
    speaker: 'Le son ne s’entendait pas',
    microphone: 'Aucun son n’a été enregistré',
    camera_front: 'Pas d’image nette en direct',
    camera_back: 'Pas d’image nette en direct',
    vibration: 'Le vendeur n’a rien senti',
    motion: 'La gravité ou les secousses n’ont pas été détectées',
    location: 'Aucune position trouvée',
    battery: 'Le niveau de charge transmis n’est pas valide',
  },
  figure: {
    touch: '{cells} cases sur {ofCells} ont réagi',
    multi_touch: '{points} doigts détectés en même temps',
    orientation: 'Une rotation de {degrees}° a été détectée',
    location: 'Précise à {accuracyM} m près',
    battery: 'Chargée à {chargePercent} %. Cela n’indique pas l’état de la batterie',
    screen: '{widthPx} × {heightPx} pixels, rapport de pixels {pixelRatio}',
    storage: 'Espace pour le navigateur : {quotaGb} Go',
  },
  tone: 'Le son dépassait le bruit de fond de {decibels} dB',
  unsupported: 'Le navigateur ne le permet pas, ou l’accès a été refusé',
  otherModel: '{figures}. Cela ne correspond pas au modèle',
  otherSize: '{figures}. Cela ne correspond pas à la capacité de stockage',
} satisfies Translation<typeof proof>
