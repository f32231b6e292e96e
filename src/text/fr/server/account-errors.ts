import type accountErrors from '../../en/server/account-errors.ts'
import type { Translation } from '../../translation.ts'

export default {
  accountMissing: 'Compte introuvable.',
  roleNotYours: 'Ce n’est pas votre adresse e-mail.',
  rolePayoutDue:
    'Vous devez encore recevoir l’argent d’une vente. Configurez les versements et attendez d’avoir reçu l’argent.',
  rolePhonesListed: 'Vous avez encore des téléphones en vente. Retirez-les d’abord.',
  roleSaleOpen: 'Vous avez encore une vente en cours. Terminez-la ou annulez-la d’abord.',
  exportRunning: 'Une copie est déjà en préparation.',
  exportOncePerDay:
    'Vous pouvez demander une copie par jour. Téléchargez la dernière, ou réessayez demain.',
  exportMissing: 'Il n’y a pas de copie de vos données à télécharger. Demandez-en une d’abord.',
  dateFormatRequired: 'Choisissez un format de date',
  timeZoneRequired: 'Choisissez un fuseau horaire',
  timeZoneUnknown: 'Saisissez un fuseau horaire connu, comme Europe/Paris',
  languageRequired: 'Choisissez une langue',
  codeRequired: 'Saisissez le code',
  sixDigits: 'Saisissez les six chiffres',
  googleSilent: 'Google ne répond pas. Réessayez plus tard, ou connectez-vous autrement.',
  textChanged: 'Le texte a encore changé. Rechargez la page et lisez-le.',
  emailCodeWrong: 'Ce n’est pas le code du dernier e-mail. Vérifiez-le et réessayez',
  codeTooOld: 'Ce code n’est plus valable. Demandez-en un nouveau',
  linkExpired: 'Ce lien n’est plus valable.',
  passwordWrong: 'Ce n’est pas votre mot de passe. Vérifiez-le et réessayez',
  emailConfirmed: 'Votre adresse e-mail est confirmée.',
  emailSame: 'C’est déjà votre adresse',
  passwordMissing: 'Votre compte n’a pas encore de mot de passe. Choisissez-en un d’abord.',
  googleUnlinkFirst: 'Dissociez d’abord votre compte Google actuel.',
  googleOnlyWay:
    'Google est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe, puis dissociez-le.',
  nameWithContact: 'Un nom ne peut contenir ni lien, ni adresse e-mail, ni numéro de téléphone',
  nameOfShop: 'Ce nom ressemble à celui du site. Choisissez-en un autre',
  sellerTermsChanged:
    'Les conditions pour les vendeurs ont changé. Rechargez la page et relisez-les.',
  passkeyAddress:
    'Les clés d’accès ne fonctionnent pas à l’adresse de ce site : il leur faut https et un nom au lieu d’une adresse IP.',
  passkeyTooLate: 'Cela a pris trop de temps, ou a déjà servi. Réessayez.',
  passkeyNone: 'Votre compte n’a pas de clé d’accès. Utilisez un autre moyen.',
  passkeyUnknown:
    'Cette clé d’accès n’est pas connue ici. Elle a peut-être été retirée. Connectez-vous autrement.',
  passkeyNotVerified:
    'Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou utilisez un autre moyen.',
  passkeyTaken: 'Cette clé d’accès est déjà utilisée.',
  passkeyMissing: 'Clé d’accès introuvable.',
  passkeyOnlyWay:
    'Cette clé d’accès est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe, puis retirez-la.',
  passkeyOnlyStep:
    'Cette clé d’accès est votre seule deuxième étape. Configurez d’abord une application d’authentification ou désactivez la connexion en deux étapes.',
  currentPasswordRequired: 'Saisissez votre mot de passe actuel',
  currentPasswordWrong: 'Ce n’est pas votre mot de passe actuel',
  passwordToReset:
    'Votre compte n’a pas encore de mot de passe. Demandez une réinitialisation pour en choisir un.',
  passwordSame: 'Choisissez un autre mot de passe',
  loginBusy: 'Beaucoup de monde se connecte en ce moment. Réessayez dans quelques secondes.',
  smsLimit: 'Nous ne pouvons plus envoyer de codes aujourd’hui. Réessayez demain.',
  phoneInvalid: 'Saisissez un numéro mobile avec l’indicatif du pays, comme +33 6 12 34 56 78',
  smsCodeWrong: 'Ce n’est pas le code du dernier SMS. Vérifiez-le et réessayez',
  smsFailed: 'Nous n’avons pas pu envoyer le SMS. Réessayez dans une minute.',
  phoneNumberRequired: 'Saisissez le numéro de téléphone',
  phoneConfirmed: 'Ce numéro est confirmé.',
  phoneNotOffered: 'Ce site ne confirme pas les numéros de téléphone.',
  codeTooLong: 'Ce code est trop long',
  appIsSetUp:
    'Une application d’authentification est déjà configurée. Désactivez d’abord la connexion en deux étapes.',
  twoStepIsOn: 'La connexion en deux étapes est déjà activée.',
  twoStepIsOff: 'La connexion en deux étapes est désactivée.',
  passkeyFirst: 'Ajoutez d’abord une clé d’accès.',
  setupExpired: 'Recommencez : cette configuration a expiré.',
  deviceLoggedOut: 'Cet appareil est déjà déconnecté.',
  conversationMissing: 'Conversation introuvable.',
  conversationOrPhoneMissing: 'Conversation ou téléphone introuvable.',
  blockedByPerson: 'Cette personne n’accepte plus vos messages.',
  blockedPerson: 'Vous avez bloqué cette personne. Débloquez-la pour envoyer des messages.',
  conversationClosed: 'La modération a clôturé cette conversation.',
  accountDeleted: 'Ce compte a été supprimé.',
  messagePhotoExpired: 'La photo a expiré. Choisissez-la de nouveau.',
  messageEmpty: 'Écrivez quelque chose, ou ajoutez une photo',
  pushNotOffered: 'Ce site n’envoie pas de notifications aux appareils.',
  savedSearchMissing: 'Recherche sauvegardée introuvable.',
  savedSearchEmpty: 'Choisissez d’abord un filtre ou saisissez une recherche.',
  linkInvalid: 'Ce lien n’est pas valable.',
  followSelf: 'Vous ne pouvez pas vous suivre vous-même.',
  photosNotSaved:
    'Les photos ne peuvent pas être enregistrées pour l’instant. Réessayez dans un instant.',
} satisfies Translation<typeof accountErrors>
