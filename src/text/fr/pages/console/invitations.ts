import type invitations from '../../../en/pages/console/invitations.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Des liens pour créer un compte tant qu’il faut une invitation.',
  caption: 'invitations',
  none: 'Pas encore d’invitation',
  noneText: 'Chaque lien créé apparaît ici avec le nombre d’utilisations et peut être révoqué.',
  registration: {
    label: 'Inscriptions',
    open: 'En ce moment, tout le monde peut créer un compte, sans invitation.',
    closed: 'En ce moment, personne ne peut créer de compte, même avec une invitation.',
    change: 'Choisir qui peut créer un compte',
  },
  form: {
    label: 'Nouvelle invitation',
    about:
      'Qui ouvre le lien s’inscrit comme acheteur ou vendeur, à son choix. Les personnes qui travaillent dans la boutique sont invitées sous <link>Équipe</link>.',
    note: 'Pour qui',
    noteHelp: 'Visible par les admins seulement.',
    noteMissing: 'Indiquez à qui ce lien est destiné',
    uses: 'Nombre de comptes',
    days: 'Validité (jours)',
    whole: 'Saisissez un nombre entier de 1 à {max}',
    create: 'Créer un lien',
    creating: 'Création du lien',
  },
  once: 'Copiez le lien maintenant : il n’est affiché qu’une fois.',
  link: 'lien d’invitation',
  revoke: {
    short: 'Révoquer',
    name: 'Révoquer l’invitation : {note}',
    busy: 'Révocation',
    done: 'Le lien n’est plus valable',
  },
  state: { open: 'Ouverte', used_up: 'Épuisée', expired: 'Expirée', revoked: 'Révoquée' },
  column: {
    note: 'Pour qui',
    state: 'Statut',
    uses: 'Comptes',
    expires: 'Expire',
    by: 'Créée par',
  },
  uses: '{uses} sur {max}',
  deletedAccount: 'Compte supprimé',
} satisfies Translation<typeof invitations>
