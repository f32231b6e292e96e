import type errors from '../../../en/server/errors/staff.ts'
import type { Translation } from '../../../translation.ts'
import staff from '../../pages/console/staff.ts'
import dashboard from '../../pages/dashboard.ts'

export default {
  ...staff.permission,
  roleModerator: dashboard.role.moderator,
  roleSupport: dashboard.role.support,
  roleFinance: dashboard.role.finance,
  roleLacks: 'Votre rôle, « {role} », ne comprend pas ceci : {task}.',
  secondFactorFirst:
    'Les admins ont besoin de la connexion en deux étapes ou d’une clé d’accès. Activez l’une des deux dans les paramètres pour continuer.',
  roleChoice: 'Choisissez acheteur ou vendeur',
  emailAddressMissing: 'Saisissez une adresse e-mail',
  staffAlready: 'Cette personne fait déjà partie de l’équipe. Changez son rôle dans la liste.',
  staffInvited: 'Cette personne a déjà une invitation. Renvoyez-la.',
  staffInvitationGone: 'Cette invitation a été acceptée ou annulée.',
  staffInvitationEnded:
    'Cette invitation a expiré, a déjà servi ou a été annulée. Demandez-en une autre.',
  staffInvitationForAnother:
    'Cette invitation est destinée à {email}. Déconnectez-vous, puis rouvrez le lien.',
  staffLogInFirst: 'Vous avez déjà un compte. Connectez-vous, puis acceptez.',
  invitationNote: 'Indiquez à qui ce lien est destiné',
  invitationMissing: 'Invitation introuvable.',
  undeliveredMissing: 'E-mail introuvable.',
  shopAddressMissing: 'Saisissez l’adresse du site',
  shopAddressWrong: 'Saisissez une adresse comme https://phones.example',
  shopOwn: 'C’est votre propre site',
  shopKeyMissing: 'Collez la clé',
  shopKeyWrong: 'Une clé compte 44 caractères et se termine par =',
  shopKnown: 'Ce site est déjà partenaire. Retirez-le d’abord.',
  shopMissing: 'Site introuvable.',
  statementNone: 'Ce n’est pas une attestation d’un site qui utilise ce logiciel.',
  statementOwn: 'Cette attestation vient de ce site. Vos avis d’ici sont affichés de toute façon.',
  statementUnknown: 'Ce site n’accepte pas les attestations du site qui l’a signée.',
  statementSignature:
    'La signature est incorrecte : le fichier a été modifié, ou un autre site l’a créé.',
  statementExpired: 'L’attestation a expiré. Exportez-en une nouvelle.',
  statementCode:
    'L’attestation ne contient pas votre code. Créez-en un ici et utilisez-le dans un nouvel export.',
  statementUsed: 'Un autre compte affiche déjà ces avis ici.',
  statementMissing: 'Attestation introuvable.',
  statementCodeForm: 'Un code ressemble à RD-7K3M-9QXW-2T5P-4H8N-6C1V',
  sellersAlone: 'Réservé aux vendeurs.',
  pageChanged: 'Un autre admin a modifié cette page entre-temps. Comparez son texte avec le vôtre.',
  pageNoDraft: 'Cette page n’a pas de brouillon.',
  pageNotPublished: 'Cette page n’est pas publiée.',
  pageOfEveryShop: 'Chaque site a cette page. Publiez plutôt un autre texte.',
  pageVersionMissing: 'Version introuvable.',
  pageNotFilledIn: 'Remplissez les passages à compléter avant de publier le texte.',
  pageTitleMissing: 'Saisissez un titre',
  pageDescriptionMissing: 'Saisissez une description',
  pageTextMissing: 'Saisissez le texte',
} satisfies Translation<typeof errors>
