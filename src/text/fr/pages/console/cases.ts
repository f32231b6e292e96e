import type cases from '../../../en/pages/console/cases.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Les litiges que seul un admin peut régler viennent en premier. Les deux parties peuvent lire votre motif.',
  caption: 'litiges',
  empty: 'Aucun litige ouvert',
  emptyText:
    'Les problèmes signalés apparaissent ici, avec les déclarations des deux parties. Les litiges sur vos propres commandes vont à un autre admin.',
  list: 'Litiges ouverts',
  sale: '{reason} · {price} · acheteur : {buyer}, vendeur : {seller}',
  refundsOn: 'Remboursement automatique le <time></time>',
  why: {
    stuck: 'Retour non conforme ou manquant',
    late: 'Le vendeur n’a pas répondu à temps',
    answered: 'Les deux parties ont répondu',
    noRefund: 'Pas de remboursement automatique',
  },
  claim: 'Demande de garantie',
  questions: 'Questions des admins',
  snapshot: 'L’annonce lors de la réservation par {buyer}',
  proposals: 'Propositions',
  viewOrder: 'Voir la commande',
  statements: 'Déclarations : {name}',
  noStatements: '{name} n’a encore rien écrit.',
  check: 'La vérification de l’acheteur',
  noCheck: 'L’acheteur n’a pas encore vérifié le téléphone.',
  messages: 'Messages entre l’acheteur et le vendeur',
  messagesText: 'Leur lecture est notée dans le journal.',
  read: 'Lire les messages',
  noMessages: 'Aucun message échangé.',
  loading: 'Chargement',
  decision: {
    outcome: 'Issue',
    outcomeRequired: 'Choisissez une issue',
    reason: 'Motif',
    reasonHelp: 'Les deux parties peuvent le lire. Expliquez sur quoi repose la décision.',
    reasonTooShort: 'Saisissez un motif d’au moins {min} caractères',
    confirm: '{outcome} Les deux parties sont prévenues et voient votre motif.',
    submit: 'Décider',
    busy: 'Décision en cours',
    done: 'Décision enregistrée. Les deux parties sont prévenues',
  },
} satisfies Translation<typeof cases>
