import type fields from '../../en/pages/fields.ts'
import type { Translation } from '../../translation.ts'
import address from '../parts/address.ts'

export default {
  address,
  name: 'Nom',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  photo: 'Photo',
  optional: '(facultatif)',
  nameRequired: 'Saisissez votre nom',
  emailRequired: 'Saisissez votre adresse e-mail',
  emailInvalid: 'Saisissez une adresse e-mail valide',
  passwordRequired: 'Saisissez un mot de passe',
  passwordTooShort: 'Le mot de passe doit contenir au moins {min} caractères',
  strength: {
    label: 'Sécurité du mot de passe :',
    tooShort: 'Trop court',
    weak: 'Faible',
    fair: 'Moyenne',
    good: 'Bonne',
    strong: 'Excellente',
  },
  photoField: {
    choose: 'Choisir une photo',
    replace: 'Remplacer la photo',
    explain: ', la déposer ici ou la coller',
    remove: 'Retirer {name}',
    cancel: 'Annuler l’envoi : {name}',
    retry: 'Renvoyer {name}',
    upload: 'Envoi : {name}',
    ready: 'Photo prête',
    uploading: 'Envoi de la photo',
    processing: 'Traitement de la photo',
    sent: 'Traitement…',
    empty: 'Ce fichier est vide. Choisissez-en un autre.',
    notPhoto: 'Ce n’est pas une photo.',
    notStored: 'Certaines photos ne sont pas enregistrées. Envoyez-les de nouveau ou retirez-les.',
    notHere: 'Cette photo n’est plus disponible. Retirez-la et ajoutez-la de nouveau.',
    notRotatable: 'Seules les photos envoyées ici peuvent être pivotées.',
  },
} satisfies Translation<typeof fields>
