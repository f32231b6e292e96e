import type signup from '../../en/pages/signup.ts'
import type { Translation } from '../../translation.ts'

export default {
  title: 'Créer un compte',
  description: 'Créez un compte pour acheter ou vendre.',
  lead: 'Un seul compte, gratuit, pour acheter et vendre.',
  existing: 'Déjà un compte ? <link>Se connecter</link>',
  promise: 'Une photo, un nom, un prix : votre ancien téléphone est en vente en deux minutes.',
  closed:
    'Ce site n’accepte pas de nouveaux comptes pour le moment. Si vous avez un compte, vous pouvez vous connecter.',
  invitation:
    'Il faut une invitation pour créer un compte ici. Ouvrez le lien de votre invitation. Si vous avez un compte, vous pouvez vous connecter.',
  invitationGone:
    'Cette invitation a expiré, a déjà servi ou a été annulée. Demandez-en une autre à la personne qui vous l’a envoyée. Si vous avez un compte, vous pouvez vous connecter.',
  login: 'Se connecter',
  allPhones: 'Voir tous les téléphones',
  passwordHelp:
    'Au moins {min} caractères. Quelques mots sans rapport entre eux sont faciles à retenir et difficiles à deviner.',
  photoHelp: 'On fait plus confiance à un visage.',
  photoFailed:
    'Votre photo n’a pas pu être enregistrée. Vous pourrez l’ajouter plus tard dans vos paramètres.',
  role: 'Je souhaite',
  buyer: 'acheter',
  seller: 'acheter et vendre',
  buyerText: 'Réservez des téléphones et faites des offres.',
  sellerText: 'La même chose, et déposez des annonces.',
  terms: 'En créant un compte, vous acceptez : <terms></terms> (nouvel onglet).',
  googleTerms: 'En continuant avec Google, vous acceptez : <terms></terms> (nouvel onglet).',
  sellerTerms:
    'En créant un compte, vous acceptez les <link>conditions pour les vendeurs</link> (nouvel onglet).',
  and: ' et ',
  submit: 'Créer un compte',
  busy: 'Création du compte',
  checking:
    'Beaucoup de comptes ont été créés depuis votre réseau. Nous vérifions votre navigateur, cela prend quelques secondes.',
  done: 'Compte créé, connexion réussie',
} satisfies Translation<typeof signup>
