import type staffMails from '../../en/server/staff-mails.ts'
import type { Translation } from '../../translation.ts'

export default {
  contact: {
    subject: '{name} a écrit depuis la page de contact',
    reply: 'Sujet : {topic}. Répondez à cet e-mail pour écrire à {name}.',
    topics: {
      order: 'une réservation ou une commande',
      listing: 'une annonce ou une personne',
      payment: 'un paiement ou un remboursement',
      account: 'un compte',
      other: 'autre chose',
    },
    fromAccount: 'Le message vient de son compte.',
    unverified:
      'La personne n’était pas connectée : son nom et son adresse e-mail ne sont pas vérifiés.',
    button: 'Ouvrir les messages',
  },
  health: {
    subject: {
      one: 'Votre site : {problem}',
      several:
        'Votre site a {count, plural, one {{shown} problème} many {{shown} de problèmes} other {{shown} problèmes}}',
    },
    sentence: '{problem}.',
    button: 'Voir l’état du site',
    note: 'Chaque problème est signalé une fois, puis seulement s’il revient après avoir été résolu.',
  },
  problems: {
    job: 'La tâche « {job} » sur {node} a échoué {count, plural, one {{shown} fois} many {{shown} de fois} other {{shown} fois}} de suite : {error}',
    queue: '{queue} : {waiting} en attente, jusqu’à {age} d’attente',
    undelivered:
      '{count, plural, one {{shown} e-mail n’a pas pu être distribué} many {{shown} d’e-mails n’ont pas pu être distribués} other {{shown} e-mails n’ont pas pu être distribués}}',
    backupFailed: 'La dernière sauvegarde a échoué : {error}',
    backupTooOld: 'La dernière sauvegarde est trop ancienne',
    backupDeletion: 'Impossible de supprimer d’anciennes sauvegardes : {error}',
    disk: 'Le disque du serveur {node} est presque plein : {free} Go libres',
    clockAhead:
      'L’horloge du serveur {node} avance de {count, plural, one {{shown} seconde} many {{shown} de secondes} other {{shown} secondes}} sur la base de données',
    clockBehind:
      'L’horloge du serveur {node} retarde de {count, plural, one {{shown} seconde} many {{shown} de secondes} other {{shown} secondes}} sur la base de données',
  },
  queues: {
    notifications: 'Notifications',
    order_deadlines: 'Délais des commandes',
    payments: 'Remboursements et versements',
    message_emails: 'E-mails sur les messages',
    alert_emails: 'E-mails sur les recherches sauvegardées',
    data_copies: 'Copies de données personnelles',
    file_deletions: 'Fichiers à supprimer',
    emails: 'E-mails',
  },
  ages: {
    day: '{count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}',
    hour: '{count, plural, one {{shown} heure} many {{shown} d’heures} other {{shown} heures}}',
    minute:
      '{count, plural, one {{shown} minute} many {{shown} de minutes} other {{shown} minutes}}',
    second:
      '{count, plural, one {{shown} seconde} many {{shown} de secondes} other {{shown} secondes}}',
  },
  invitation: {
    subject: 'Invitation à rejoindre l’équipe : {shop}',
    text: {
      admin: '{inviter} vous invite à rejoindre l’équipe du site {shop}. Votre rôle : Admin.',
      moderator:
        '{inviter} vous invite à rejoindre l’équipe du site {shop}. Votre rôle : Modération.',
      support:
        '{inviter} vous invite à rejoindre l’équipe du site {shop}. Votre rôle : Assistance.',
      finance: '{inviter} vous invite à rejoindre l’équipe du site {shop}. Votre rôle : Finances.',
    },
    link: 'Le lien est valable une fois, pendant {count, plural, one {{shown} jour} many {{shown} de jours} other {{shown} jours}}. Vous choisissez un mot de passe et activez la connexion en deux étapes.',
    button: 'Accepter l’invitation',
    ignore:
      'Vous ne savez pas de quoi il s’agit ? Ignorez cet e-mail : rien ne se passe sans vous.',
  },
  test: {
    subject: 'E-mail de test de votre site',
    text: 'Ce site peut envoyer des e-mails. Vous n’avez rien à faire.',
    button: 'Ouvrir le site',
    setup: 'Quelqu’un configure un site avec votre adresse e-mail.',
    dashboard: 'Vous l’avez envoyé depuis « Mon espace ».',
    command: 'Quelqu’un a lancé `redial mail test` avec votre adresse e-mail.',
  },
} satisfies Translation<typeof staffMails>
