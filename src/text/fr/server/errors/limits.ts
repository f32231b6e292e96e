import type limits from '../../../en/server/errors/limits.ts'
import type { Translation } from '../../../translation.ts'

export default {
  limitFavorites: 'Vous avez {number} favoris. Retirez-en un d’abord.',
  limitFollowed: 'Vous suivez {number} vendeurs. Arrêtez d’abord d’en suivre un.',
  limitSearches: 'Vous avez {number} recherches sauvegardées. Supprimez-en une d’abord.',
  limitAddresses: 'Vous pouvez enregistrer jusqu’à {number} adresses. Supprimez-en une d’abord.',
  limitViews:
    'Vous avez {number} vues de cette liste. Supprimez-en une avant d’en enregistrer une autre.',
  limitPasskeys: 'Vous avez {number} clés d’accès, le maximum. Retirez-en une d’abord.',
  limitKeys: 'Vous avez {number} clés valables, le maximum. Révoquez-en une d’abord.',
  limitWebhooks: 'Vous avez {number} webhooks, le maximum. Retirez-en un d’abord.',
  limitRows: 'Choisissez {most} lignes au maximum',
  meetUpTooFar: 'Choisissez une date dans les {number} prochains jours',
  offerShare: 'Au moins {share} % du prix',
  replyTooOld: 'Votre réponse a plus de {number} heures et ne peut plus être modifiée.',
  trackingLength: 'Saisissez un numéro de suivi de {least} à {most} lettres et chiffres',
  atLeastCharacters: 'Saisissez au moins {least} caractères',
  reasonAtLeast: 'Saisissez un motif d’au moins {least} caractères',
  appealAtLeast: 'Expliquez en au moins {least} caractères pourquoi la suspension est une erreur',
  messageAtLeast: 'Écrivez au moins {least} caractères',
  messageAtMost: 'Écrivez {most} caractères au maximum',
  tooManyMessages: 'Vous envoyez trop de messages. Réessayez dans {wait}.',
  tooManyCanceled:
    'Vous avez annulé ou laissé impayées plusieurs réservations. Vous pourrez réserver de nouveau dans {wait}.',
  tooManySmsCodes: 'Trop de codes. Vous pourrez en recevoir un nouveau dans {wait}.',
  tooManyEmails: 'Nous avons déjà envoyé plusieurs e-mails. Réessayez dans {wait}.',
  settingBetween: 'Saisissez un nombre entre {least} et {most}',
  settingDecimals: 'Saisissez {most} décimales au maximum',
  settingAddresses: '{most} adresses au maximum',
  settingCountries: '{most} pays au maximum',
  settingCharactersEach: '{most} caractères au maximum par entrée',
  settingByEnvironment:
    'La variable d’environnement {variable} fixe cette valeur. Retirez-la pour la modifier ici.',
  imageTooLarge: 'Le fichier est trop lourd. {megabytes} Mo au maximum.',
  imageTooSmall:
    'L’image est trop petite. Un logo mesure au moins {height} pixels de haut, une icône {side} de chaque côté.',
  logoTooWide:
    'Un logo est au plus {ratio} fois plus large que haut, et au plus deux fois plus haut que large. Rognez les bords vides.',
  viewReadOnly:
    'Rien n’a été modifié : vous voyez le site comme {name}. Quittez cette vue pour modifier quelque chose.',
  viewHidden:
    'Ceci n’est pas affiché quand vous voyez le site comme {name} : il s’agit de données de connexion, bancaires ou de sécurité, ou d’une copie de ses données.',
  otherAccount:
    'Rien n’a été enregistré : cette page a été ouverte pour un autre compte. Compte utilisé maintenant : {name}.',
  suspended: 'Ce compte est suspendu.',
  suspendedFor: 'Ce compte est suspendu. Motif : « {reason} »',
  offerNoLess: 'Le téléphone ne coûte pas plus cher que cela. Réservez-le plutôt',
  buyerHoldsMost: 'L’acheteur a {number} réservations impayées, le maximum avant un premier achat.',
} satisfies Translation<typeof limits>
