import type requests from '../../../en/server/errors/requests.ts'
import type { Translation } from '../../../translation.ts'

export default {
  notFound: 'Introuvable.',
  requestTooLarge: 'C’est trop volumineux.',
  requestCharacter: 'Le texte contient un caractère qui ne peut pas être enregistré.',
  requestRunning: 'C’est encore en cours. Réessayez dans un instant.',
  requestRefused: 'Cette opération a été refusée.',
  pageOfAnother:
    'Cette page a été ouverte pour un autre compte, et quelqu’un d’autre est connecté maintenant. Rechargez-la.',
  diskFull: 'Rien n’a été enregistré : le disque du serveur est plein. Réessayez plus tard.',
  serverBusy: 'Le serveur est très sollicité. Réessayez dans un instant.',
  tooManyTabs: 'Vous avez trop d’onglets ouverts. Fermez-en un.',
  uploadStopped: 'L’envoi s’est interrompu. Vérifiez votre connexion et réessayez.',
  pushService:
    'Le service de notifications de ce navigateur n’est pas utilisable. Essayez avec un autre navigateur.',
  pushOfAnother:
    'Ces notifications appartiennent à un autre navigateur. Désactivez-les dans celui-ci, puis réactivez-les.',
  messageRepeated:
    'Vous avez envoyé le même texte à plusieurs personnes aujourd’hui. Écrivez un message propre à ce téléphone.',
  messageHandOverCode:
    'Ce message contient votre code de remise en main propre. Donnez-le seulement quand vous avez le téléphone en main : il déclenche le paiement du vendeur.',
  photosDown: 'Les photos sont indisponibles pour l’instant. Réessayez dans un moment.',
  picturesDown: 'Les images sont indisponibles pour l’instant. Réessayez dans un moment.',
  pictureMissing: 'Image introuvable.',
  shopPictureMissing: 'Choisissez une image',
  shopPictureVast: 'L’image a trop de pixels. 1 000 sur le plus grand côté suffisent.',
  shopPictureSvg:
    'C’est un fichier SVG, qui peut contenir des scripts. Exportez le logo en PNG, haut d’au moins 192 pixels.',
  shopPictureUnknown: 'Nous ne pouvons pas lire cette image. Utilisez PNG, JPEG ou WebP.',
  shopPictureMoves: 'Cette image est animée. Choisissez une image fixe.',
  shopPictureDamaged: 'L’image est endommagée. Essayez-en une autre.',
  shopPictureSquare: 'Une icône est carrée. Recadrez d’abord l’image.',
  shopPictureStore:
    'Nous ne pouvons pas enregistrer d’images pour l’instant. Réessayez dans un moment.',
  shopPictureSpace: 'Il n’y a plus de place pour les images.',
  shopPictureBusy: 'Trop d’images sont envoyées en ce moment. Réessayez dans un instant.',
} satisfies Translation<typeof requests>
